BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE allowances (
	who VARCHAR(200) NOT NULL, 
	remaining FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE device_links (
	token_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (person)
);
CREATE TABLE devices (
	device VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (device), 
	FOREIGN KEY(person) REFERENCES people (person)
);
INSERT INTO "devices" VALUES('8df69b7031281d3c','324b2f502e2aed40','',1.7949631946583735943e+09,1.7949631946583735943e+09);
INSERT INTO "devices" VALUES('d7f9f9a3ce93721e','084bbeb22e34233e','',1.79496319504710435868e+09,1.79496319504710435868e+09);
CREATE TABLE "entries" (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',1,'{"type":"opened","at":1794963195.19655,"code":"PEACH-VALLEY-LAMP-3375","game":"silver-and-gold","rules":1,"edition":"234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c","data":null,"options":{},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"544cdc201a62d9f749d1fc590527ca4a","host":"324b2f502e2aed40","seats":[{"type":"person","person":"324b2f502e2aed40","name":"Ada","stand_in":null,"share":""},{"type":"open"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',2,'{"type":"joined","at":1794963195.2163773,"seat":1,"person":"084bbeb22e34233e","name":"Bruno","share":""}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',3,'{"type":"ready","at":1794963195.2163773,"person":"084bbeb22e34233e"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',4,'{"type":"ready","at":1794963195.2340653,"person":"324b2f502e2aed40"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',5,'{"type":"began","at":1794963195.2340653}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',6,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"start","seat":0},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',7,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":3},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',8,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":45},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',9,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',10,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":35},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',11,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":28},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',12,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":41},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',13,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":4},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',14,'{"type":"acted","at":1794963195.2340653,"seat":-1,"by":"dealer","action":{"type":"deal","card":26},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',15,'{"type":"attended","at":1794963195.2340653}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',16,'{"type":"acted","at":1794963195.2549307,"seat":0,"by":"person","action":{"type":"keep","first":0,"second":2},"move":"m1"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',17,'{"type":"acted","at":1794963195.3913195,"seat":1,"by":"person","action":{"type":"keep","first":1,"second":2},"move":"m2"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',18,'{"type":"acted","at":1794963195.3913195,"seat":-1,"by":"dealer","action":{"type":"deal","card":37},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',19,'{"type":"acted","at":1794963195.3913195,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',20,'{"type":"acted","at":1794963195.3913195,"seat":-1,"by":"dealer","action":{"type":"deal","card":30},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',21,'{"type":"acted","at":1794963195.3913195,"seat":-1,"by":"dealer","action":{"type":"deal","card":29},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',22,'{"type":"acted","at":1794963195.3913195,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',23,'{"type":"acted","at":1794963195.4069552,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":19},"move":"m3"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',24,'{"type":"acted","at":1794963195.4184463,"seat":1,"by":"person","action":{"type":"done"},"move":"m4"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',25,'{"type":"acted","at":1794963195.5427597,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":76},"move":"m5"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',26,'{"type":"acted","at":1794963195.554462,"seat":0,"by":"person","action":{"type":"done"},"move":"m6"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',27,'{"type":"acted","at":1794963195.554462,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',28,'{"type":"acted","at":1794963195.562149,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":16384},"move":"m7"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',29,'{"type":"acted","at":1794963195.59774,"seat":0,"by":"person","action":{"type":"done"},"move":"m8"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',30,'{"type":"acted","at":1794963195.7258458,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":256},"move":"m9"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',31,'{"type":"acted","at":1794963195.738245,"seat":1,"by":"person","action":{"type":"done"},"move":"m10"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',32,'{"type":"acted","at":1794963195.738245,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',33,'{"type":"acted","at":1794963195.745763,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":1220},"move":"m11"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',34,'{"type":"acted","at":1794963195.7607427,"seat":1,"by":"person","action":{"type":"done"},"move":"m12"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',35,'{"type":"acted","at":1794963195.89262,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":32768},"move":"m13"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',36,'{"type":"acted","at":1794963195.9134283,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":32},"move":"m14"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',37,'{"type":"acted","at":1794963195.9339535,"seat":0,"by":"person","action":{"type":"done"},"move":"m15"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',38,'{"type":"acted","at":1794963195.9339535,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',39,'{"type":"acted","at":1794963195.9455333,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":3072},"move":"m16"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',40,'{"type":"acted","at":1794963195.9554434,"seat":0,"by":"person","action":{"type":"done"},"move":"m17"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',41,'{"type":"acted","at":1794963196.0772955,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":8704},"move":"m18"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',42,'{"type":"acted","at":1794963196.0942225,"seat":1,"by":"person","action":{"type":"done"},"move":"m19"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',43,'{"type":"acted","at":1794963196.0942225,"seat":-1,"by":"dealer","action":{"type":"flip","card":6},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',44,'{"type":"acted","at":1794963196.1091568,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":4096},"move":"m20"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',45,'{"type":"acted","at":1794963196.1229906,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":4},"move":"m21"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',46,'{"type":"acted","at":1794963196.1399162,"seat":1,"by":"person","action":{"type":"done"},"move":"m22"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',47,'{"type":"acted","at":1794963196.2737048,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":16384},"move":"m23"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',48,'{"type":"acted","at":1794963196.2884786,"seat":0,"by":"person","action":{"type":"done"},"move":"m24"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',49,'{"type":"acted","at":1794963196.2884786,"seat":-1,"by":"dealer","action":{"type":"flip","card":7},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',50,'{"type":"acted","at":1794963196.299064,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":128},"move":"m25"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',51,'{"type":"acted","at":1794963196.3102973,"seat":0,"by":"person","action":{"type":"done"},"move":"m26"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',52,'{"type":"acted","at":1794963196.4405081,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":16384},"move":"m27"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',53,'{"type":"acted","at":1794963196.4634187,"seat":1,"by":"person","action":{"type":"done"},"move":"m28"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',54,'{"type":"acted","at":1794963196.4634187,"seat":-1,"by":"dealer","action":{"type":"flip","card":2},"move":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',55,'{"type":"acted","at":1794963196.4957633,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":1},"move":"m29"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',56,'{"type":"acted","at":1794963196.5069458,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":256},"move":"m30"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',57,'{"type":"acted","at":1794963196.5165699,"seat":1,"by":"person","action":{"type":"done"},"move":"m31"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',58,'{"type":"acted","at":1794963196.6350234,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":8192},"move":"m32"}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',59,'{"type":"took back","at":1794963196.6836243,"seat":0,"move":"u32"}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',1,'{"type":"opened","at":1794963196.7430272,"code":"PLUM-FOREST-CLOUD-6715","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"e1e3031edf1e863603824c3ecbf0b9f1","host":"324b2f502e2aed40","seats":[{"type":"person","person":"324b2f502e2aed40","name":"Ada","stand_in":null,"share":""},{"type":"bot","name":"Bruno","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',2,'{"type":"began","at":1794963196.7430272}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',3,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":17},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',4,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":24},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',5,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":48},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',6,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":46},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',7,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":29},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',8,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":26},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',9,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',10,'{"type":"acted","at":1794963196.7430272,"seat":-1,"by":"dealer","action":{"type":"deal","card":16},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',11,'{"type":"attended","at":1794963196.773507}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',12,'{"type":"acted","at":1794963196.785558,"seat":0,"by":"person","action":{"type":"keep","first":2,"second":3},"move":"m33"}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',13,'{"type":"acted","at":1794963198.148923,"seat":1,"by":"bot","action":{"type":"keep","first":2,"second":3},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',14,'{"type":"acted","at":1794963198.148923,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',15,'{"type":"acted","at":1794963198.148923,"seat":-1,"by":"dealer","action":{"type":"deal","card":41},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',16,'{"type":"acted","at":1794963198.148923,"seat":-1,"by":"dealer","action":{"type":"deal","card":34},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',17,'{"type":"acted","at":1794963198.148923,"seat":-1,"by":"dealer","action":{"type":"deal","card":36},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',18,'{"type":"acted","at":1794963198.148923,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',19,'{"type":"acted","at":1794963198.1614408,"seat":1,"by":"bot","action":{"type":"mark","slot":1,"cells":71},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',20,'{"type":"acted","at":1794963198.174739,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',21,'{"type":"acted","at":1794963198.3624606,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":2},"move":"m34"}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',22,'{"type":"acted","at":1794963198.4905102,"seat":0,"by":"person","action":{"type":"done"},"move":"m35"}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',23,'{"type":"acted","at":1794963198.4905102,"seat":-1,"by":"dealer","action":{"type":"flip","card":6},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',24,'{"type":"acted","at":1794963198.502358,"seat":1,"by":"bot","action":{"type":"mark","slot":1,"cells":135552},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',25,'{"type":"acted","at":1794963198.5152533,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',26,'{"type":"acted","at":1794963198.612091,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":540},"move":"m36"}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',27,'{"type":"acted","at":1794963198.740264,"seat":0,"by":"person","action":{"type":"done"},"move":"m37"}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',28,'{"type":"acted","at":1794963198.740264,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',29,'{"type":"acted","at":1794963198.7546353,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":1},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',30,'{"type":"acted","at":1794963198.7579896,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('898ac7e1a6ce8ff4',31,'{"type":"acted","at":1794963198.8612268,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":268},"move":"m38"}');
INSERT INTO "entries" VALUES('670b1b341fd71380',1,'{"type":"opened","at":1794963198.9811854,"code":"CLAY-ROBIN-LIBRARY-6453","game":"la-piramide","rules":1,"edition":"eed5d86183201592ce79da011322fb062a3815b39cb6f8de2b4f0a9616fa3330","data":null,"options":{"turn_limit":3},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"431951d5b66ee071c41b1723a79343b3","host":"084bbeb22e34233e","seats":[{"type":"person","person":"084bbeb22e34233e","name":"Bruno","stand_in":null,"share":""},{"type":"bot","name":"Ada","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',2,'{"type":"began","at":1794963198.9811854}');
INSERT INTO "entries" VALUES('670b1b341fd71380',3,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"begin","seat":1},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',4,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"deal","card":34},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',5,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',6,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"deal","card":29},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',7,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"deal","card":16},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',8,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"deal","card":11},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',9,'{"type":"acted","at":1794963198.9811854,"seat":-1,"by":"dealer","action":{"type":"deal","card":3},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',10,'{"type":"attended","at":1794963198.9925358}');
INSERT INTO "entries" VALUES('670b1b341fd71380',11,'{"type":"acted","at":1794963199.0072837,"seat":1,"by":"bot","action":{"type":"play-curse","curse":"plague"},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',12,'{"type":"acted","at":1794963199.0121794,"seat":1,"by":"bot","action":{"type":"name","seat":0},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',13,'{"type":"acted","at":1794963199.0171506,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',14,'{"type":"acted","at":1794963199.0171506,"seat":-1,"by":"dealer","action":{"type":"rolled","value":6},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',15,'{"type":"acted","at":1794963199.0221343,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":81},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',16,'{"type":"acted","at":1794963199.025408,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":126},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',17,'{"type":"acted","at":1794963199.0341175,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',18,'{"type":"acted","at":1794963199.0341175,"seat":-1,"by":"dealer","action":{"type":"rolled","value":3},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',19,'{"type":"acted","at":1794963199.062002,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":97},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',20,'{"type":"acted","at":1794963199.0663095,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":129},"move":null}');
INSERT INTO "entries" VALUES('670b1b341fd71380',21,'{"type":"acted","at":1794963199.2200503,"seat":0,"by":"person","action":{"type":"play-curse","curse":"restless-dead"},"move":"m39"}');
INSERT INTO "entries" VALUES('670b1b341fd71380',22,'{"type":"acted","at":1794963199.282401,"seat":0,"by":"person","action":{"type":"pick","pawn":3},"move":"m40"}');
INSERT INTO "entries" VALUES('670b1b341fd71380',23,'{"type":"acted","at":1794963199.3464618,"seat":0,"by":"person","action":{"type":"move","pawn":3,"to":88},"move":"m41"}');
INSERT INTO "entries" VALUES('46a42ba5d222726a',1,'{"type":"opened","at":1794963199.4321594,"code":"HAZEL-TOWER-TIDE-5489","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"251dc37b15c61adc297b1f1527202671","host":"084bbeb22e34233e","seats":[{"type":"person","person":"084bbeb22e34233e","name":"Bruno","stand_in":null,"share":""},{"type":"open"},{"type":"bot","name":"Ada","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('ee7a06ae4e01e16c',60,'{"type":"said","at":1794963199.4971108,"person":"324b2f502e2aed40","seat":0,"name":"","text":"Hm","reaction":null}');
CREATE TABLE leases (
	name VARCHAR(32) NOT NULL, 
	worker INTEGER NOT NULL, 
	PRIMARY KEY (name), 
	FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	nickname VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, generation INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('324b2f502e2aed40','Ada',1.79496319462566423412e+09,0);
INSERT INTO "people" VALUES('084bbeb22e34233e','Bruno',1.79496319504065823553e+09,0);
CREATE TABLE presences (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	worker INTEGER NOT NULL, 
	PRIMARY KEY (table_id, person, worker), 
	FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(32), 
	seen FLOAT, 
	why VARCHAR(8), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(person) REFERENCES people (person), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('ee7a06ae4e01e16c',0,'person','Ada','324b2f502e2aed40',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ee7a06ae4e01e16c',1,'person','Bruno','084bbeb22e34233e',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('898ac7e1a6ce8ff4',0,'person','Ada','324b2f502e2aed40',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('898ac7e1a6ce8ff4',1,'bot','Bruno',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('670b1b341fd71380',0,'person','Bruno','084bbeb22e34233e',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('670b1b341fd71380',1,'bot','Ada',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('46a42ba5d222726a',0,'person','Bruno','084bbeb22e34233e',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('46a42ba5d222726a',1,'open','',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('46a42ba5d222726a',2,'bot','Ada',NULL,'adept',NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest-step','0006 0005');
INSERT INTO "secrets" VALUES('cookie','ee6d8343bd3fdc4f4aeb31d1c9306b1d02818a77e48e5792974b5098aa5e1721');
INSERT INTO "secrets" VALUES('cookies-dated','1794963194.3274388');
INSERT INTO "secrets" VALUES('luck','b5ef7fbdaa34f783959f417ceafd76e87cc3cddd8d49a713d38806b697162416');
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	seq INTEGER NOT NULL, 
	own BOOLEAN NOT NULL, 
	listed BOOLEAN NOT NULL, 
	away INTEGER NOT NULL, 
	to_act TEXT NOT NULL, 
	progress TEXT NOT NULL, 
	scores TEXT NOT NULL, 
	ranks TEXT NOT NULL, 
	deadline FLOAT, 
	due FLOAT, 
	expires FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(host) REFERENCES people (person)
);
INSERT INTO "tables" VALUES('ee7a06ae4e01e16c','PEACH-VALLEY-LAMP-3375','silver-and-gold','234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c','{}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','324b2f502e2aed40','running',NULL,1794963195.19655,1.79496319651656985284e+09,60,0,0,0,'[0]','{"round":1,"turn":7}','[3,3]','[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('898ac7e1a6ce8ff4','PLUM-FOREST-CLOUD-6715','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','324b2f502e2aed40','running',NULL,1.79496319674302721026e+09,1.79496319875798964501e+09,31,0,0,0,'[0]','{"round":1,"turn":3}','[5,4]','[]',1.7949637987402639389e+09,1.7949637987402639389e+09,NULL);
INSERT INTO "tables" VALUES('670b1b341fd71380','CLAY-ROBIN-LIBRARY-6453','la-piramide','eed5d86183201592ce79da011322fb062a3815b39cb6f8de2b4f0a9616fa3330','{"turn_limit":3}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','084bbeb22e34233e','over',NULL,1.79496319898118543629e+09,1.79496319934646177294e+09,23,0,0,0,'[]','{"turn":4}','[0,0]','[2,1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('46a42ba5d222726a','HAZEL-TOWER-TIDE-5489','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','084bbeb22e34233e','gathering',NULL,1.79496319943215942383e+09,1.79496319943215942383e+09,1,0,1,0,'[]','{}','[]','[]',NULL,NULL,1.79504959943215942385e+09);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_edition ON tables (edition);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_expires ON tables (expires);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_leases_worker ON leases (worker);
CREATE INDEX ix_presences_worker ON presences (worker);
CREATE INDEX ix_devices_person ON devices (person);
COMMIT;

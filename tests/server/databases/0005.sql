BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
CREATE TABLE "entries" (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',1,'{"type":"opened","at":1794963183.6415706,"code":"GRAPE-GEM-TEAPOT-9287","game":"silver-and-gold","rules":1,"edition":"234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c","data":null,"options":{},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"82f0b5b9975e4d4e40c78cf31d1bc77e","host":"caf60dba4a582291","seats":[{"type":"person","person":"caf60dba4a582291","name":"Ada","stand_in":null,"share":""},{"type":"open"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',2,'{"type":"joined","at":1794963183.6942587,"seat":1,"person":"19f999b2e2ffdf1d","name":"Bruno","share":""}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',3,'{"type":"ready","at":1794963183.6942587,"person":"19f999b2e2ffdf1d"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',4,'{"type":"ready","at":1794963183.7009428,"person":"caf60dba4a582291"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',5,'{"type":"began","at":1794963183.7009428}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',6,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"start","seat":0},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',7,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":16},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',8,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":24},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',9,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":13},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',10,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":25},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',11,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":40},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',12,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":2},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',13,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":30},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',14,'{"type":"acted","at":1794963183.7009428,"seat":-1,"by":"dealer","action":{"type":"deal","card":7},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',15,'{"type":"attended","at":1794963183.7009428}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',16,'{"type":"acted","at":1794963183.7216794,"seat":0,"by":"person","action":{"type":"keep","first":1,"second":3},"move":"m1"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',17,'{"type":"acted","at":1794963183.8351083,"seat":1,"by":"person","action":{"type":"keep","first":2,"second":3},"move":"m2"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',18,'{"type":"acted","at":1794963183.8351083,"seat":-1,"by":"dealer","action":{"type":"deal","card":18},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',19,'{"type":"acted","at":1794963183.8351083,"seat":-1,"by":"dealer","action":{"type":"deal","card":11},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',20,'{"type":"acted","at":1794963183.8351083,"seat":-1,"by":"dealer","action":{"type":"deal","card":38},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',21,'{"type":"acted","at":1794963183.8351083,"seat":-1,"by":"dealer","action":{"type":"deal","card":12},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',22,'{"type":"acted","at":1794963183.8351083,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',23,'{"type":"acted","at":1794963183.8457139,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":8},"move":"m3"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',24,'{"type":"acted","at":1794963183.8532813,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":4096},"move":"m4"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',25,'{"type":"acted","at":1794963183.8612194,"seat":1,"by":"person","action":{"type":"done"},"move":"m5"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',26,'{"type":"acted","at":1794963183.995416,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":96},"move":"m6"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',27,'{"type":"acted","at":1794963184.001382,"seat":0,"by":"person","action":{"type":"done"},"move":"m7"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',28,'{"type":"acted","at":1794963184.001382,"seat":-1,"by":"dealer","action":{"type":"flip","card":6},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',29,'{"type":"acted","at":1794963184.007104,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":4096},"move":"m8"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',30,'{"type":"acted","at":1794963184.0109143,"seat":0,"by":"person","action":{"type":"done"},"move":"m9"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',31,'{"type":"acted","at":1794963184.1261137,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":1856},"move":"m10"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',32,'{"type":"acted","at":1794963184.1353316,"seat":1,"by":"person","action":{"type":"done"},"move":"m11"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',33,'{"type":"acted","at":1794963184.1353316,"seat":-1,"by":"dealer","action":{"type":"flip","card":2},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',34,'{"type":"acted","at":1794963184.141242,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":2048},"move":"m12"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',35,'{"type":"acted","at":1794963184.1464424,"seat":1,"by":"person","action":{"type":"done"},"move":"m13"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',36,'{"type":"acted","at":1794963184.2615376,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":34944},"move":"m14"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',37,'{"type":"acted","at":1794963184.2713492,"seat":0,"by":"person","action":{"type":"done"},"move":"m15"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',38,'{"type":"acted","at":1794963184.2713492,"seat":-1,"by":"dealer","action":{"type":"flip","card":3},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',39,'{"type":"acted","at":1794963184.2790482,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":4},"move":"m16"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',40,'{"type":"acted","at":1794963184.284219,"seat":0,"by":"person","action":{"type":"done"},"move":"m17"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',41,'{"type":"acted","at":1794963184.4008203,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":4},"move":"m18"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',42,'{"type":"acted","at":1794963184.4083996,"seat":1,"by":"person","action":{"type":"done"},"move":"m19"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',43,'{"type":"acted","at":1794963184.4083996,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',44,'{"type":"acted","at":1794963184.416957,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":16},"move":"m20"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',45,'{"type":"acted","at":1794963184.4285462,"seat":1,"by":"person","action":{"type":"done"},"move":"m21"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',46,'{"type":"acted","at":1794963184.5523908,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":16384},"move":"m22"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',47,'{"type":"acted","at":1794963184.5576718,"seat":0,"by":"person","action":{"type":"done"},"move":"m23"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',48,'{"type":"acted","at":1794963184.5576718,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',49,'{"type":"acted","at":1794963184.5625854,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":3584},"move":"m24"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',50,'{"type":"acted","at":1794963184.5682485,"seat":0,"by":"person","action":{"type":"done"},"move":"m25"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',51,'{"type":"acted","at":1794963184.6786995,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":1},"move":"m26"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',52,'{"type":"acted","at":1794963184.6834474,"seat":1,"by":"person","action":{"type":"done"},"move":"m27"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',53,'{"type":"acted","at":1794963184.6834474,"seat":-1,"by":"dealer","action":{"type":"flip","card":7},"move":null}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',54,'{"type":"acted","at":1794963184.689247,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":128},"move":"m28"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',55,'{"type":"acted","at":1794963184.696469,"seat":1,"by":"person","action":{"type":"done"},"move":"m29"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',56,'{"type":"acted","at":1794963184.8078759,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":1},"move":"m30"}');
INSERT INTO "entries" VALUES('1e5c25aa7d92cbe1',57,'{"type":"took back","at":1794963184.8147593,"seat":0,"move":"u30"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',1,'{"type":"opened","at":1794963184.8222754,"code":"HORIZON-SEAGULL-PEBBLE-6279","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"1c7222db35bc8561d2afa480b3c1e617","host":"caf60dba4a582291","seats":[{"type":"person","person":"caf60dba4a582291","name":"Ada","stand_in":null,"share":""},{"type":"bot","name":"Bruno","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',2,'{"type":"began","at":1794963184.8222754}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',3,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',4,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":20},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',5,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":12},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',6,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":42},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',7,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":13},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',8,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":47},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',9,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":31},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',10,'{"type":"acted","at":1794963184.8222754,"seat":-1,"by":"dealer","action":{"type":"deal","card":2},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',11,'{"type":"attended","at":1794963184.8266618}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',12,'{"type":"acted","at":1794963184.8334954,"seat":0,"by":"person","action":{"type":"keep","first":0,"second":2},"move":"m31"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',13,'{"type":"acted","at":1794963185.4945507,"seat":1,"by":"bot","action":{"type":"keep","first":0,"second":3},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',14,'{"type":"acted","at":1794963185.4945507,"seat":-1,"by":"dealer","action":{"type":"deal","card":23},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',15,'{"type":"acted","at":1794963185.4945507,"seat":-1,"by":"dealer","action":{"type":"deal","card":24},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',16,'{"type":"acted","at":1794963185.4945507,"seat":-1,"by":"dealer","action":{"type":"deal","card":21},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',17,'{"type":"acted","at":1794963185.4945507,"seat":-1,"by":"dealer","action":{"type":"deal","card":19},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',18,'{"type":"acted","at":1794963185.4945507,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',19,'{"type":"acted","at":1794963185.4989855,"seat":1,"by":"bot","action":{"type":"mark","slot":1,"cells":452},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',20,'{"type":"acted","at":1794963185.5016482,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',21,'{"type":"acted","at":1794963185.5868337,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":142},"move":"m32"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',22,'{"type":"acted","at":1794963185.6935415,"seat":0,"by":"person","action":{"type":"done"},"move":"m33"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',23,'{"type":"acted","at":1794963185.6935415,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',24,'{"type":"acted","at":1794963185.6990378,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":1057},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',25,'{"type":"acted","at":1794963185.7006927,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',26,'{"type":"acted","at":1794963185.804946,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":1},"move":"m34"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',27,'{"type":"acted","at":1794963185.9144027,"seat":0,"by":"person","action":{"type":"done"},"move":"m35"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',28,'{"type":"acted","at":1794963185.9144027,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',29,'{"type":"acted","at":1794963185.9211411,"seat":1,"by":"bot","action":{"type":"mark","slot":1,"cells":198656},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',30,'{"type":"acted","at":1794963185.923463,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',31,'{"type":"acted","at":1794963186.0260615,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":32},"move":"m36"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',32,'{"type":"acted","at":1794963186.13236,"seat":0,"by":"person","action":{"type":"done"},"move":"m37"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',33,'{"type":"acted","at":1794963186.13236,"seat":-1,"by":"dealer","action":{"type":"flip","card":7},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',34,'{"type":"acted","at":1794963186.1357653,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":202752},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',35,'{"type":"acted","at":1794963186.1387613,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',36,'{"type":"acted","at":1794963186.2389545,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":64},"move":"m38"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',37,'{"type":"acted","at":1794963186.3453069,"seat":0,"by":"person","action":{"type":"done"},"move":"m39"}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',38,'{"type":"acted","at":1794963186.3453069,"seat":-1,"by":"dealer","action":{"type":"flip","card":2},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',39,'{"type":"acted","at":1794963186.3503578,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":8456},"move":null}');
INSERT INTO "entries" VALUES('ec6e2a304d4746e8',40,'{"type":"acted","at":1794963186.3519158,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',1,'{"type":"opened","at":1794963186.455407,"code":"POTTER-POCKET-BIRCH-4671","game":"la-piramide","rules":1,"edition":"eed5d86183201592ce79da011322fb062a3815b39cb6f8de2b4f0a9616fa3330","data":null,"options":{"turn_limit":3},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"148364be8945e9faf2e1776d53883f40","host":"19f999b2e2ffdf1d","seats":[{"type":"person","person":"19f999b2e2ffdf1d","name":"Bruno","stand_in":null,"share":""},{"type":"bot","name":"Ada","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',2,'{"type":"began","at":1794963186.455407}');
INSERT INTO "entries" VALUES('dc9c59d472311482',3,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"begin","seat":0},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',4,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"deal","card":34},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',5,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"deal","card":29},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',6,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"deal","card":20},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',7,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',8,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"deal","card":0},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',9,'{"type":"acted","at":1794963186.455407,"seat":-1,"by":"dealer","action":{"type":"deal","card":19},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',10,'{"type":"attended","at":1794963186.4599605}');
INSERT INTO "entries" VALUES('dc9c59d472311482',11,'{"type":"acted","at":1794963186.4628506,"seat":0,"by":"person","action":{"type":"play-curse","curse":"secret-passage"},"move":"m40"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',12,'{"type":"acted","at":1794963186.5231793,"seat":0,"by":"person","action":{"type":"pick","pawn":1},"move":"m41"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',13,'{"type":"acted","at":1794963186.6904268,"seat":0,"by":"person","action":{"type":"move","pawn":1,"to":41},"move":"m42"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',14,'{"type":"acted","at":1794963186.7942128,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',15,'{"type":"acted","at":1794963186.7942128,"seat":-1,"by":"dealer","action":{"type":"rolled","value":4},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',16,'{"type":"acted","at":1794963186.7964907,"seat":1,"by":"bot","action":{"type":"move","pawn":4,"to":55},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',17,'{"type":"acted","at":1794963186.8001812,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":124},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',18,'{"type":"acted","at":1794963186.9114738,"seat":0,"by":"person","action":{"type":"play-curse","curse":"change-of-bandages"},"move":"m43"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',19,'{"type":"acted","at":1794963186.977969,"seat":0,"by":"person","action":{"type":"pick","pawn":0},"move":"m44"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',20,'{"type":"acted","at":1794963187.0457165,"seat":0,"by":"person","action":{"type":"pick","pawn":5},"move":"m45"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',21,'{"type":"acted","at":1794963187.0498276,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',22,'{"type":"acted","at":1794963187.0498276,"seat":-1,"by":"dealer","action":{"type":"rolled","value":1},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',23,'{"type":"acted","at":1794963187.052086,"seat":1,"by":"bot","action":{"type":"walk"},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',24,'{"type":"acted","at":1794963187.054015,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":37},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',25,'{"type":"acted","at":1794963187.05718,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":125},"move":null}');
INSERT INTO "entries" VALUES('dc9c59d472311482',26,'{"type":"acted","at":1794963187.1061175,"seat":0,"by":"person","action":{"type":"play-curse","curse":"plague"},"move":"m46"}');
INSERT INTO "entries" VALUES('dc9c59d472311482',27,'{"type":"acted","at":1794963187.1665428,"seat":0,"by":"person","action":{"type":"name","seat":1},"move":"m47"}');
INSERT INTO "entries" VALUES('75b0ce5a571799af',1,'{"type":"opened","at":1794963187.2456117,"code":"PLANET-PEARL-SALMON-7965","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false},"seed":"f686b06f0128ca4acf906c6318c80fc9","host":"19f999b2e2ffdf1d","seats":[{"type":"person","person":"19f999b2e2ffdf1d","name":"Bruno","stand_in":null,"share":""},{"type":"open"},{"type":"bot","name":"Ada","level":"adept"}],"link":1,"branch":null}');
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
INSERT INTO "people" VALUES('caf60dba4a582291','Ada',1.79496318339530706409e+09,0);
INSERT INTO "people" VALUES('19f999b2e2ffdf1d','Bruno',1.79496318348091101653e+09,0);
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
INSERT INTO "seats" VALUES('1e5c25aa7d92cbe1',0,'person','Ada','caf60dba4a582291',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('1e5c25aa7d92cbe1',1,'person','Bruno','19f999b2e2ffdf1d',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ec6e2a304d4746e8',0,'person','Ada','caf60dba4a582291',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ec6e2a304d4746e8',1,'bot','Bruno',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('dc9c59d472311482',0,'person','Bruno','19f999b2e2ffdf1d',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dc9c59d472311482',1,'bot','Ada',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('75b0ce5a571799af',0,'person','Bruno','19f999b2e2ffdf1d',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('75b0ce5a571799af',1,'open','',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('75b0ce5a571799af',2,'bot','Ada',NULL,'adept',NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest-step','0005 0005');
INSERT INTO "secrets" VALUES('cookie','84f8e2bcd33646ef6797087207d4f9db013f27730b489e1a7a28435576111865');
INSERT INTO "secrets" VALUES('cookies-dated','1794963183.2139175');
INSERT INTO "secrets" VALUES('luck','ef3c0bf5f2f6801f8f7a37beb5328b7340da1edfd7e18b0411cd6881df83455f');
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
INSERT INTO "tables" VALUES('1e5c25aa7d92cbe1','GRAPE-GEM-TEAPOT-9287','silver-and-gold','234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c','{}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','caf60dba4a582291','running',NULL,1.79496318364157056803e+09,1.79496318469646906849e+09,57,0,0,0,'[0]','{"round":1,"turn":7}','[1,3]','[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ec6e2a304d4746e8','HORIZON-SEAGULL-PEBBLE-6279','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','caf60dba4a582291','running',NULL,1.79496318482227540012e+09,1.79496318635191583635e+09,40,0,0,0,'[0]','{"round":1,"turn":5}','[0,0]','[]',1.79496378634530687331e+09,1.79496378634530687331e+09,NULL);
INSERT INTO "tables" VALUES('dc9c59d472311482','POTTER-POCKET-BIRCH-4671','la-piramide','eed5d86183201592ce79da011322fb062a3815b39cb6f8de2b4f0a9616fa3330','{"turn_limit":3}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','19f999b2e2ffdf1d','over',NULL,1.79496318645540690415e+09,1.79496318716654276845e+09,27,0,0,0,'[]','{"turn":4}','[0,0]','[2,1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('75b0ce5a571799af','PLANET-PEARL-SALMON-7965','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false}','19f999b2e2ffdf1d','gathering',NULL,1.79496318724561166766e+09,1.79496318724561166766e+09,1,0,1,0,'[]','{}','[]','[]',NULL,NULL,1.7950495872456116676e+09);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_tables_edition ON tables (edition);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_expires ON tables (expires);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_leases_worker ON leases (worker);
CREATE INDEX ix_presences_worker ON presences (worker);
COMMIT;

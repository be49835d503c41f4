BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE allowances (
	who VARCHAR(200) NOT NULL, 
	remaining FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE audiences (
	table_id VARCHAR(32) NOT NULL, 
	worker INTEGER NOT NULL, 
	watching INTEGER NOT NULL, 
	PRIMARY KEY (table_id, worker), 
	FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
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
INSERT INTO "devices" VALUES('6575defa5ecd8ddb','4e0e92054551a864','',1.79496320798571181299e+09,1.79496320798571181299e+09);
INSERT INTO "devices" VALUES('8875b60a3dea2db5','45a97231fb40fbb4','',1.79496320883328366281e+09,1.79496320883328366281e+09);
CREATE TABLE "entries" (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('1d3310998495ec64',1,'{"type":"opened","at":1794963208.968983,"code":"COMPASS-COMPASS-CLOVER-9065","game":"silver-and-gold","rules":1,"edition":"234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c","data":null,"options":{},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false},"seed":"5c45e12d15f01114481d815c1bede6e0","host":"4e0e92054551a864","seats":[{"type":"person","person":"4e0e92054551a864","name":"Ada","stand_in":null,"share":""},{"type":"open"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',2,'{"type":"joined","at":1794963209.0235615,"seat":1,"person":"45a97231fb40fbb4","name":"Bruno","share":""}');
INSERT INTO "entries" VALUES('1d3310998495ec64',3,'{"type":"ready","at":1794963209.0235615,"person":"45a97231fb40fbb4"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',4,'{"type":"ready","at":1794963209.0378897,"person":"4e0e92054551a864"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',5,'{"type":"began","at":1794963209.0378897}');
INSERT INTO "entries" VALUES('1d3310998495ec64',6,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"start","seat":0},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',7,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":25},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',8,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":40},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',9,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":41},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',10,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":23},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',11,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":33},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',12,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',13,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":47},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',14,'{"type":"acted","at":1794963209.0378897,"seat":-1,"by":"dealer","action":{"type":"deal","card":4},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',15,'{"type":"attended","at":1794963209.0378897}');
INSERT INTO "entries" VALUES('1d3310998495ec64',16,'{"type":"acted","at":1794963209.0746574,"seat":0,"by":"person","action":{"type":"keep","first":0,"second":1},"move":"m1"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',17,'{"type":"acted","at":1794963209.2061033,"seat":1,"by":"person","action":{"type":"keep","first":2,"second":3},"move":"m2"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',18,'{"type":"acted","at":1794963209.2061033,"seat":-1,"by":"dealer","action":{"type":"deal","card":32},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',19,'{"type":"acted","at":1794963209.2061033,"seat":-1,"by":"dealer","action":{"type":"deal","card":21},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',20,'{"type":"acted","at":1794963209.2061033,"seat":-1,"by":"dealer","action":{"type":"deal","card":6},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',21,'{"type":"acted","at":1794963209.2061033,"seat":-1,"by":"dealer","action":{"type":"deal","card":44},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',22,'{"type":"acted","at":1794963209.2061033,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',23,'{"type":"acted","at":1794963209.2256658,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":32},"move":"m3"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',24,'{"type":"acted","at":1794963209.2393172,"seat":1,"by":"person","action":{"type":"done"},"move":"m4"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',25,'{"type":"acted","at":1794963209.3781853,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":49},"move":"m5"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',26,'{"type":"acted","at":1794963209.3970964,"seat":0,"by":"person","action":{"type":"done"},"move":"m6"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',27,'{"type":"acted","at":1794963209.3970964,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',28,'{"type":"acted","at":1794963209.425505,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":3648},"move":"m7"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',29,'{"type":"acted","at":1794963209.4459064,"seat":0,"by":"person","action":{"type":"done"},"move":"m8"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',30,'{"type":"acted","at":1794963209.5734823,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":512},"move":"m9"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',31,'{"type":"acted","at":1794963209.5857017,"seat":1,"by":"person","action":{"type":"done"},"move":"m10"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',32,'{"type":"acted","at":1794963209.5857017,"seat":-1,"by":"dealer","action":{"type":"flip","card":2},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',33,'{"type":"acted","at":1794963209.5964913,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":2048},"move":"m11"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',34,'{"type":"acted","at":1794963209.609663,"seat":1,"by":"person","action":{"type":"done"},"move":"m12"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',35,'{"type":"acted","at":1794963209.7323954,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":64},"move":"m13"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',36,'{"type":"acted","at":1794963209.7401345,"seat":0,"by":"person","action":{"type":"done"},"move":"m14"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',37,'{"type":"acted","at":1794963209.7401345,"seat":-1,"by":"dealer","action":{"type":"flip","card":3},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',38,'{"type":"acted","at":1794963209.745931,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":128},"move":"m15"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',39,'{"type":"acted","at":1794963209.751729,"seat":0,"by":"person","action":{"type":"done"},"move":"m16"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',40,'{"type":"acted","at":1794963209.863741,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":19},"move":"m17"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',41,'{"type":"acted","at":1794963209.885679,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":256},"move":"m18"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',42,'{"type":"acted","at":1794963209.9020119,"seat":1,"by":"person","action":{"type":"done"},"move":"m19"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',43,'{"type":"acted","at":1794963209.9020119,"seat":-1,"by":"dealer","action":{"type":"flip","card":6},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',44,'{"type":"acted","at":1794963209.9127843,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":64},"move":"m20"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',45,'{"type":"acted","at":1794963209.92727,"seat":1,"by":"person","action":{"type":"done"},"move":"m21"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',46,'{"type":"acted","at":1794963210.0531106,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":32},"move":"m22"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',47,'{"type":"acted","at":1794963210.0587115,"seat":0,"by":"person","action":{"type":"done"},"move":"m23"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',48,'{"type":"acted","at":1794963210.0587115,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',49,'{"type":"acted","at":1794963210.0678582,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":6},"move":"m24"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',50,'{"type":"acted","at":1794963210.0738137,"seat":0,"by":"person","action":{"type":"done"},"move":"m25"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',51,'{"type":"acted","at":1794963210.201996,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":8192},"move":"m26"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',52,'{"type":"acted","at":1794963210.2255986,"seat":1,"by":"person","action":{"type":"done"},"move":"m27"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',53,'{"type":"acted","at":1794963210.2255986,"seat":-1,"by":"dealer","action":{"type":"flip","card":7},"move":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',54,'{"type":"acted","at":1794963210.2384331,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":2},"move":"m28"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',55,'{"type":"acted","at":1794963210.249074,"seat":1,"by":"person","action":{"type":"done"},"move":"m29"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',56,'{"type":"acted","at":1794963210.371431,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":2048},"move":"m30"}');
INSERT INTO "entries" VALUES('1d3310998495ec64',57,'{"type":"took back","at":1794963210.3793,"seat":0,"move":"u30"}');
INSERT INTO "entries" VALUES('4b97084945190a18',1,'{"type":"opened","at":1794963210.395198,"code":"BAMBOO-CLOVER-RIVER-3509","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false},"seed":"2658b4fccfb7d9309bb5c6f8c06945c0","host":"4e0e92054551a864","seats":[{"type":"person","person":"4e0e92054551a864","name":"Ada","stand_in":null,"share":""},{"type":"bot","name":"Bruno","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',2,'{"type":"began","at":1794963210.395198}');
INSERT INTO "entries" VALUES('4b97084945190a18',3,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":29},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',4,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":23},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',5,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":13},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',6,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":30},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',7,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":47},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',8,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":19},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',9,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":17},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',10,'{"type":"acted","at":1794963210.395198,"seat":-1,"by":"dealer","action":{"type":"deal","card":32},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',11,'{"type":"attended","at":1794963210.4117773}');
INSERT INTO "entries" VALUES('4b97084945190a18',12,'{"type":"acted","at":1794963210.4213326,"seat":0,"by":"person","action":{"type":"keep","first":0,"second":2},"move":"m31"}');
INSERT INTO "entries" VALUES('4b97084945190a18',13,'{"type":"acted","at":1794963211.8666852,"seat":1,"by":"bot","action":{"type":"keep","first":1,"second":2},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',14,'{"type":"acted","at":1794963211.8666852,"seat":-1,"by":"dealer","action":{"type":"deal","card":18},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',15,'{"type":"acted","at":1794963211.8666852,"seat":-1,"by":"dealer","action":{"type":"deal","card":37},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',16,'{"type":"acted","at":1794963211.8666852,"seat":-1,"by":"dealer","action":{"type":"deal","card":4},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',17,'{"type":"acted","at":1794963211.8666852,"seat":-1,"by":"dealer","action":{"type":"deal","card":24},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',18,'{"type":"acted","at":1794963211.8666852,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',19,'{"type":"acted","at":1794963211.8790882,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":452},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',20,'{"type":"acted","at":1794963211.88252,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',21,'{"type":"acted","at":1794963211.9101489,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":1121},"move":"m32"}');
INSERT INTO "entries" VALUES('4b97084945190a18',22,'{"type":"acted","at":1794963212.0241911,"seat":0,"by":"person","action":{"type":"done"},"move":"m33"}');
INSERT INTO "entries" VALUES('4b97084945190a18',23,'{"type":"acted","at":1794963212.0241911,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',24,'{"type":"acted","at":1794963212.041029,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":16912},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',25,'{"type":"acted","at":1794963212.0440183,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',26,'{"type":"acted","at":1794963212.1975698,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":135296},"move":"m34"}');
INSERT INTO "entries" VALUES('4b97084945190a18',27,'{"type":"acted","at":1794963212.31407,"seat":0,"by":"person","action":{"type":"done"},"move":"m35"}');
INSERT INTO "entries" VALUES('4b97084945190a18',28,'{"type":"acted","at":1794963212.31407,"seat":-1,"by":"dealer","action":{"type":"flip","card":7},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',29,'{"type":"acted","at":1794963212.3290634,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":524288},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',30,'{"type":"acted","at":1794963212.3355422,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',31,'{"type":"acted","at":1794963212.453619,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":256},"move":"m36"}');
INSERT INTO "entries" VALUES('4b97084945190a18',32,'{"type":"acted","at":1794963212.5730524,"seat":0,"by":"person","action":{"type":"done"},"move":"m37"}');
INSERT INTO "entries" VALUES('4b97084945190a18',33,'{"type":"acted","at":1794963212.5730524,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',34,'{"type":"acted","at":1794963212.5910053,"seat":1,"by":"bot","action":{"type":"mark","slot":1,"cells":6},"move":null}');
INSERT INTO "entries" VALUES('4b97084945190a18',35,'{"type":"acted","at":1794963212.5997856,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',1,'{"type":"opened","at":1794963212.7153506,"code":"BREEZE-RAINBOW-VOLCANO-9619","game":"la-piramide","rules":1,"edition":"eed5d86183201592ce79da011322fb062a3815b39cb6f8de2b4f0a9616fa3330","data":null,"options":{"turn_limit":3},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false},"seed":"60421fd47316908ec8b5c5f0fb8a10f6","host":"45a97231fb40fbb4","seats":[{"type":"person","person":"45a97231fb40fbb4","name":"Bruno","stand_in":null,"share":""},{"type":"bot","name":"Ada","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',2,'{"type":"began","at":1794963212.7153506}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',3,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"begin","seat":1},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',4,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',5,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"deal","card":13},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',6,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"deal","card":3},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',7,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"deal","card":22},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',8,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"deal","card":34},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',9,'{"type":"acted","at":1794963212.7153506,"seat":-1,"by":"dealer","action":{"type":"deal","card":18},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',10,'{"type":"attended","at":1794963212.7235577}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',11,'{"type":"acted","at":1794963212.8272502,"seat":1,"by":"bot","action":{"type":"play-curse","curse":"plague"},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',12,'{"type":"acted","at":1794963212.8444314,"seat":1,"by":"bot","action":{"type":"name","seat":0},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',13,'{"type":"acted","at":1794963212.8512857,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',14,'{"type":"acted","at":1794963212.8512857,"seat":-1,"by":"dealer","action":{"type":"rolled","value":1},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',15,'{"type":"acted","at":1794963212.8606155,"seat":1,"by":"bot","action":{"type":"walk"},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',16,'{"type":"acted","at":1794963212.8646948,"seat":1,"by":"bot","action":{"type":"move","pawn":4,"to":43},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',17,'{"type":"acted","at":1794963212.874905,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":145},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',18,'{"type":"acted","at":1794963212.8825264,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',19,'{"type":"acted","at":1794963212.8825264,"seat":-1,"by":"dealer","action":{"type":"rolled","value":3},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',20,'{"type":"acted","at":1794963212.8872638,"seat":1,"by":"bot","action":{"type":"move","pawn":4,"to":55},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',21,'{"type":"acted","at":1794963212.8914683,"seat":1,"by":"bot","action":{"type":"move","pawn":6,"to":93},"move":null}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',22,'{"type":"acted","at":1794963213.000618,"seat":0,"by":"person","action":{"type":"play-curse","curse":"pharaohs-call"},"move":"m38"}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',23,'{"type":"acted","at":1794963213.0720236,"seat":0,"by":"person","action":{"type":"pick","pawn":6},"move":"m39"}');
INSERT INTO "entries" VALUES('285e772bf8c0e58a',24,'{"type":"acted","at":1794963213.0813515,"seat":1,"by":"bot","action":{"type":"place-back","pawn":6,"square":67},"move":null}');
INSERT INTO "entries" VALUES('5512cfddb095ac0a',1,'{"type":"opened","at":1794963213.159541,"code":"GUITAR-BROOM-BUFFALO-4582","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false},"seed":"48a19255a191e865868ef5ad2c30a5e3","host":"45a97231fb40fbb4","seats":[{"type":"person","person":"45a97231fb40fbb4","name":"Bruno","stand_in":null,"share":""},{"type":"open"},{"type":"bot","name":"Ada","level":"adept"}],"link":1,"branch":null}');
INSERT INTO "entries" VALUES('1d3310998495ec64',58,'{"type":"said","at":1794963213.2271512,"person":"4e0e92054551a864","seat":0,"name":"","text":"Hm","reaction":null}');
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
INSERT INTO "people" VALUES('4e0e92054551a864','Ada',1.79496320793770527835e+09,0);
INSERT INTO "people" VALUES('45a97231fb40fbb4','Bruno',1.79496320879933071138e+09,0);
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
INSERT INTO "seats" VALUES('1d3310998495ec64',0,'person','Ada','4e0e92054551a864',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('1d3310998495ec64',1,'person','Bruno','45a97231fb40fbb4',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4b97084945190a18',0,'person','Ada','4e0e92054551a864',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4b97084945190a18',1,'bot','Bruno',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('285e772bf8c0e58a',0,'person','Bruno','45a97231fb40fbb4',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('285e772bf8c0e58a',1,'bot','Ada',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('5512cfddb095ac0a',0,'person','Bruno','45a97231fb40fbb4',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5512cfddb095ac0a',1,'open','',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5512cfddb095ac0a',2,'bot','Ada',NULL,'adept',NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('oldest-step','0007 0007');
INSERT INTO "secrets" VALUES('cookie','57978292006a07e0e1f1f13193367fe7f4fdc959dfed53fd43b516cc4f8c04fd');
INSERT INTO "secrets" VALUES('cookies-dated','1794963207.492772');
INSERT INTO "secrets" VALUES('luck','1b3e22db691efaaca8ec34553f126889cdf57f07f9ca7ffd04d477bce7294459');
CREATE TABLE subscriptions (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	device VARCHAR(16) NOT NULL, 
	endpoint TEXT NOT NULL, 
	"key" VARCHAR(128) NOT NULL, 
	auth VARCHAR(32) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	paused BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (person)
);
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
	expires FLOAT, free INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (person), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('1d3310998495ec64','COMPASS-COMPASS-CLOVER-9065','silver-and-gold','234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c','{}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false}','4e0e92054551a864','running',NULL,1.79496320896898293494e+09,1.79496321024907398225e+09,58,0,0,0,'[0]','{"round":1,"turn":7}','[1,0]','[]',NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('4b97084945190a18','BAMBOO-CLOVER-RIVER-3509','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false}','4e0e92054551a864','running',NULL,1.79496321039519810677e+09,1.79496321259978556627e+09,35,0,0,0,'[0]','{"round":1,"turn":4}','[-3,6]','[]',1.79496381257305240635e+09,1.79496381257305240635e+09,NULL,0);
INSERT INTO "tables" VALUES('285e772bf8c0e58a','BREEZE-RAINBOW-VOLCANO-9619','la-piramide','eed5d86183201592ce79da011322fb062a3815b39cb6f8de2b4f0a9616fa3330','{"turn_limit":3}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false}','45a97231fb40fbb4','over',NULL,1.79496321271535062792e+09,1.79496321308135151862e+09,24,0,0,0,'[]','{"turn":4}','[0,0]','[2,1]',NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('5512cfddb095ac0a','GUITAR-BROOM-BUFFALO-4582','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"hints":true,"lesson":"","practice":false,"quick":false}','45a97231fb40fbb4','gathering',NULL,1.79496321315954089157e+09,1.79496321315954089157e+09,1,0,1,0,'[]','{}','[]','[]',NULL,NULL,1.79504961315954089163e+09,1);
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
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_tables_free ON tables (free) WHERE free > 0;
CREATE INDEX ix_audiences_worker ON audiences (worker);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
COMMIT;

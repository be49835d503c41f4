BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES('8df4ca50df197a0f',1,'{"type":"opened","at":1794963154.7337477,"code":"JACKET-GALLEON-SCARAB-2394","game":"silver-and-gold","rules":1,"edition":"234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c","data":null,"options":{},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true},"seed":"60d364dbce8d784bb7e0208248550d0f","host":"9a0178cc42411eb4","seats":[{"type":"person","person":"9a0178cc42411eb4","name":"Ada","stand_in":null},{"type":"open"}]}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',2,'{"type":"joined","at":1794963154.82711,"seat":1,"person":"ad1f77927d224a55","name":"Bruno"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',3,'{"type":"began","at":1794963154.82711}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',4,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"start","seat":1},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',5,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":44},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',6,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":1},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',7,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":47},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',8,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":2},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',9,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":46},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',10,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":14},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',11,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":42},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',12,'{"type":"acted","at":1794963154.82711,"seat":-1,"by":"dealer","action":{"type":"deal","card":45},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',13,'{"type":"attended","at":1794963154.9019148}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',14,'{"type":"acted","at":1794963154.9226928,"seat":0,"by":"person","action":{"type":"keep","first":1,"second":3},"move":"m1"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',15,'{"type":"acted","at":1794963155.0815885,"seat":1,"by":"person","action":{"type":"keep","first":1,"second":2},"move":"m2"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',16,'{"type":"acted","at":1794963155.0815885,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',17,'{"type":"acted","at":1794963155.0815885,"seat":-1,"by":"dealer","action":{"type":"deal","card":33},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',18,'{"type":"acted","at":1794963155.0815885,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',19,'{"type":"acted","at":1794963155.0815885,"seat":-1,"by":"dealer","action":{"type":"deal","card":28},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',20,'{"type":"acted","at":1794963155.0815885,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',21,'{"type":"acted","at":1794963155.1229603,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":4},"move":"m3"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',22,'{"type":"acted","at":1794963155.1712878,"seat":1,"by":"person","action":{"type":"done"},"move":"m4"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',23,'{"type":"acted","at":1794963155.3647325,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":78},"move":"m5"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',24,'{"type":"acted","at":1794963155.5352175,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":128},"move":"m6"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',25,'{"type":"acted","at":1794963155.5454671,"seat":0,"by":"person","action":{"type":"done"},"move":"m7"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',26,'{"type":"acted","at":1794963155.5454671,"seat":-1,"by":"dealer","action":{"type":"flip","card":2},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',27,'{"type":"acted","at":1794963155.5874157,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":28672},"move":"m8"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',28,'{"type":"acted","at":1794963155.7139091,"seat":0,"by":"person","action":{"type":"done"},"move":"m9"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',29,'{"type":"acted","at":1794963156.1996307,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":128},"move":"m10"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',30,'{"type":"acted","at":1794963156.307814,"seat":1,"by":"person","action":{"type":"done"},"move":"m11"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',31,'{"type":"acted","at":1794963156.307814,"seat":-1,"by":"dealer","action":{"type":"flip","card":6},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',32,'{"type":"acted","at":1794963156.4647403,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":2},"move":"m12"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',33,'{"type":"acted","at":1794963156.633758,"seat":1,"by":"person","action":{"type":"done"},"move":"m13"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',34,'{"type":"acted","at":1794963156.935343,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":2048},"move":"m14"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',35,'{"type":"acted","at":1794963156.998725,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":128},"move":"m15"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',36,'{"type":"acted","at":1794963157.1006768,"seat":0,"by":"person","action":{"type":"done"},"move":"m16"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',37,'{"type":"acted","at":1794963157.1006768,"seat":-1,"by":"dealer","action":{"type":"flip","card":3},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',38,'{"type":"acted","at":1794963157.1328375,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":2048},"move":"m17"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',39,'{"type":"acted","at":1794963157.2621756,"seat":0,"by":"person","action":{"type":"done"},"move":"m18"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',40,'{"type":"acted","at":1794963157.6377816,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":1024},"move":"m19"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',41,'{"type":"acted","at":1794963157.676281,"seat":1,"by":"person","action":{"type":"done"},"move":"m20"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',42,'{"type":"acted","at":1794963157.676281,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',43,'{"type":"acted","at":1794963157.9162245,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":4},"move":"m21"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',44,'{"type":"acted","at":1794963158.0803206,"seat":1,"by":"person","action":{"type":"done"},"move":"m22"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',45,'{"type":"acted","at":1794963158.4814537,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":16384},"move":"m23"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',46,'{"type":"acted","at":1794963158.6276124,"seat":0,"by":"person","action":{"type":"done"},"move":"m24"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',47,'{"type":"acted","at":1794963158.6276124,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',48,'{"type":"acted","at":1794963158.834766,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":16},"move":"m25"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',49,'{"type":"acted","at":1794963158.9556408,"seat":0,"by":"person","action":{"type":"done"},"move":"m26"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',50,'{"type":"acted","at":1794963159.260034,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":2048},"move":"m27"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',51,'{"type":"acted","at":1794963159.3687766,"seat":1,"by":"person","action":{"type":"done"},"move":"m28"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',52,'{"type":"acted","at":1794963159.3687766,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',53,'{"type":"acted","at":1794963159.445528,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":1},"move":"m29"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',54,'{"type":"acted","at":1794963159.5513425,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":512},"move":"m30"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',55,'{"type":"acted","at":1794963159.6386535,"seat":1,"by":"person","action":{"type":"done"},"move":"m31"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',56,'{"type":"acted","at":1794963159.9922771,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":800},"move":"m32"}');
INSERT INTO "entries" VALUES('8df4ca50df197a0f',57,'{"type":"took back","at":1794963160.039864,"seat":0,"move":"u32"}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',1,'{"type":"opened","at":1794963160.160219,"code":"BEAR-WOLF-FOX-5305","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true},"seed":"1a7d6ecc7a5e2ada92516365a6bff724","host":"9a0178cc42411eb4","seats":[{"type":"person","person":"9a0178cc42411eb4","name":"Ada","stand_in":null},{"type":"bot","name":"Bruno","level":"adept"}]}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',2,'{"type":"began","at":1794963160.160219}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',3,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',4,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":7},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',5,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":1},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',6,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":12},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',7,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":36},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',8,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":26},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',9,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":31},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',10,'{"type":"acted","at":1794963160.160219,"seat":-1,"by":"dealer","action":{"type":"deal","card":37},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',11,'{"type":"attended","at":1794963160.1936595}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',12,'{"type":"acted","at":1794963160.271002,"seat":0,"by":"person","action":{"type":"keep","first":2,"second":3},"move":"m33"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',1,'{"type":"opened","at":1794963164.0903575,"code":"BERRY-GATE-THUNDER-1949","game":"la-piramide","rules":1,"edition":"e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae","data":null,"options":{"turn_limit":3},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true},"seed":"4ef9d9e264b951c575341f3124b9bdcb","host":"ad1f77927d224a55","seats":[{"type":"person","person":"ad1f77927d224a55","name":"Bruno","stand_in":null},{"type":"bot","name":"Ada","level":"adept"}]}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',2,'{"type":"began","at":1794963164.0903575}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',3,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"begin","seat":1},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',4,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"deal","card":20},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',5,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"deal","card":17},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',6,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"deal","card":19},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',7,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"deal","card":27},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',8,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"deal","card":15},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',9,'{"type":"acted","at":1794963164.0903575,"seat":-1,"by":"dealer","action":{"type":"deal","card":9},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',10,'{"type":"attended","at":1794963164.160063}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',13,'{"type":"acted","at":1794963164.177212,"seat":1,"by":"bot","action":{"type":"keep","first":1,"second":2},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',14,'{"type":"acted","at":1794963164.177212,"seat":-1,"by":"dealer","action":{"type":"deal","card":7},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',15,'{"type":"acted","at":1794963164.177212,"seat":-1,"by":"dealer","action":{"type":"deal","card":33},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',16,'{"type":"acted","at":1794963164.177212,"seat":-1,"by":"dealer","action":{"type":"deal","card":30},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',17,'{"type":"acted","at":1794963164.177212,"seat":-1,"by":"dealer","action":{"type":"deal","card":3},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',18,'{"type":"acted","at":1794963164.177212,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',19,'{"type":"acted","at":1794963164.1951907,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":24},"move":null}');
INSERT INTO "entries" VALUES('fbbc95bcb586847d',20,'{"type":"acted","at":1794963164.203704,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',11,'{"type":"acted","at":1794963164.4069352,"seat":1,"by":"bot","action":{"type":"play-curse","curse":"forced-march"},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',12,'{"type":"acted","at":1794963164.411519,"seat":1,"by":"bot","action":{"type":"pick","pawn":5},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',13,'{"type":"acted","at":1794963164.4128497,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":134},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',14,'{"type":"acted","at":1794963164.5492983,"seat":0,"by":"person","action":{"type":"roll"},"move":"m34"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',15,'{"type":"acted","at":1794963164.5492983,"seat":-1,"by":"dealer","action":{"type":"rolled","value":2},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',16,'{"type":"acted","at":1794963164.6121862,"seat":0,"by":"person","action":{"type":"move","pawn":0,"to":37},"move":"m35"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',17,'{"type":"acted","at":1794963164.6880398,"seat":0,"by":"person","action":{"type":"move","pawn":2,"to":35},"move":"m36"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',18,'{"type":"acted","at":1794963164.692702,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',19,'{"type":"acted","at":1794963164.692702,"seat":-1,"by":"dealer","action":{"type":"rolled","value":2},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',20,'{"type":"acted","at":1794963164.6988208,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":136},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',21,'{"type":"acted","at":1794963164.7003033,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":45},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',22,'{"type":"acted","at":1794963164.774716,"seat":0,"by":"person","action":{"type":"play-curse","curse":"possession"},"move":"m37"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',23,'{"type":"acted","at":1794963164.8392448,"seat":0,"by":"person","action":{"type":"pick","pawn":2},"move":"m38"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',24,'{"type":"acted","at":1794963164.9149475,"seat":0,"by":"person","action":{"type":"move","pawn":2,"to":34},"move":"m39"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',25,'{"type":"acted","at":1794963164.9292784,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',26,'{"type":"acted","at":1794963164.9292784,"seat":-1,"by":"dealer","action":{"type":"rolled","value":1},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',27,'{"type":"acted","at":1794963164.9350688,"seat":1,"by":"bot","action":{"type":"walk"},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',28,'{"type":"acted","at":1794963164.9440153,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":137},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',29,'{"type":"acted","at":1794963164.945398,"seat":1,"by":"bot","action":{"type":"move","pawn":6,"to":28},"move":null}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',30,'{"type":"acted","at":1794963164.999423,"seat":0,"by":"person","action":{"type":"play-curse","curse":"awakening"},"move":"m40"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',31,'{"type":"acted","at":1794963165.1197145,"seat":0,"by":"person","action":{"type":"pick","pawn":2},"move":"m41"}');
INSERT INTO "entries" VALUES('4ec93a0cb5ec7be0',32,'{"type":"acted","at":1794963165.1846914,"seat":0,"by":"person","action":{"type":"move","pawn":2,"to":43},"move":"m42"}');
INSERT INTO "entries" VALUES('6d6dd454dab93fab',1,'{"type":"opened","at":1794963165.2535307,"code":"CROWN-DUCK-BREEZE-7208","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true},"seed":"6c7ae42d73a994054ef72034b11aaf5c","host":"ad1f77927d224a55","seats":[{"type":"person","person":"ad1f77927d224a55","name":"Bruno","stand_in":null},{"type":"open"},{"type":"bot","name":"Ada","level":"adept"}]}');
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	nickname VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('9a0178cc42411eb4','Ada',1.7949631532139177322e+09);
INSERT INTO "people" VALUES('ad1f77927d224a55','Bruno',1794963154.19444);
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
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (person)
);
INSERT INTO "seats" VALUES('8df4ca50df197a0f',0,'person','Ada','9a0178cc42411eb4',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8df4ca50df197a0f',1,'person','Bruno','ad1f77927d224a55',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fbbc95bcb586847d',0,'person','Ada','9a0178cc42411eb4',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fbbc95bcb586847d',1,'bot','Bruno',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('4ec93a0cb5ec7be0',0,'person','Bruno','ad1f77927d224a55',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4ec93a0cb5ec7be0',1,'bot','Ada',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('6d6dd454dab93fab',0,'person','Bruno','ad1f77927d224a55',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6d6dd454dab93fab',1,'open','',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6d6dd454dab93fab',2,'bot','Ada',NULL,'adept',NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','5f42f19392e74875022612eaa6b9c5df91ea892ceb0e8ee33d79a7b783e76f5a');
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
	FOREIGN KEY(host) REFERENCES people (person), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('8df4ca50df197a0f','JACKET-GALLEON-SCARAB-2394','silver-and-gold','234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c','{}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','9a0178cc42411eb4','running',NULL,1.79496315473374772075e+09,1.79496315963865351672e+09,57,0,0,0,'[0]','{"round":1,"turn":7}','[0,0]','[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('fbbc95bcb586847d','BEAR-WOLF-FOX-5305','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true}','9a0178cc42411eb4','running',NULL,1.79496316016021895405e+09,1.79496316420370411867e+09,20,0,0,0,'[0]','{"round":1,"turn":1}','[0,0]','[]',1.79496376417721199988e+09,1.79496376417721199988e+09,NULL);
INSERT INTO "tables" VALUES('4ec93a0cb5ec7be0','BERRY-GATE-THUNDER-1949','la-piramide','e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae','{"turn_limit":3}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','ad1f77927d224a55','over',NULL,1.79496316409035754201e+09,1.79496316518469142915e+09,32,0,0,0,'[]','{"turn":4}','[0,0]','[2,1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('6d6dd454dab93fab','CROWN-DUCK-BREEZE-7208','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','ad1f77927d224a55','gathering',NULL,1.7949631652535307407e+09,1.7949631652535307407e+09,1,0,1,0,'[]','{}','[]','[]',NULL,NULL,1.79504956525353074076e+09);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_edition ON tables (edition);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_expires ON tables (expires);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;

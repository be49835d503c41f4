BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "entries" VALUES('1d281af3006ce1b6',1,'{"type":"opened","at":1794963173.2619495,"code":"PEARL-PILLOW-OAK-1235","game":"silver-and-gold","rules":1,"edition":"234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c","data":null,"options":{},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""},"seed":"f8cb8a6d523529d6d6a8dc1202fe2a4f","host":"5e78eae43299ee78","seats":[{"type":"person","person":"5e78eae43299ee78","name":"Ada","stand_in":null,"share":""},{"type":"open"}],"link":1}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',2,'{"type":"joined","at":1794963173.3141134,"seat":1,"person":"bf3b7a60739af023","name":"Bruno","share":""}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',3,'{"type":"began","at":1794963173.3141134}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',4,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"start","seat":1},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',5,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":37},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',6,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":41},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',7,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":26},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',8,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":39},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',9,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":7},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',10,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":43},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',11,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":25},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',12,'{"type":"acted","at":1794963173.3141134,"seat":-1,"by":"dealer","action":{"type":"deal","card":44},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',13,'{"type":"attended","at":1794963173.375869}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',14,'{"type":"acted","at":1794963173.3884404,"seat":0,"by":"person","action":{"type":"keep","first":1,"second":2},"move":"m1"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',15,'{"type":"acted","at":1794963173.513957,"seat":1,"by":"person","action":{"type":"keep","first":0,"second":3},"move":"m2"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',16,'{"type":"acted","at":1794963173.513957,"seat":-1,"by":"dealer","action":{"type":"deal","card":12},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',17,'{"type":"acted","at":1794963173.513957,"seat":-1,"by":"dealer","action":{"type":"deal","card":6},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',18,'{"type":"acted","at":1794963173.513957,"seat":-1,"by":"dealer","action":{"type":"deal","card":1},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',19,'{"type":"acted","at":1794963173.513957,"seat":-1,"by":"dealer","action":{"type":"deal","card":36},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',20,'{"type":"acted","at":1794963173.513957,"seat":-1,"by":"dealer","action":{"type":"flip","card":2},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',21,'{"type":"acted","at":1794963173.5622473,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":64},"move":"m3"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',22,'{"type":"acted","at":1794963173.5817568,"seat":1,"by":"person","action":{"type":"done"},"move":"m4"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',23,'{"type":"acted","at":1794963173.7618036,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":1},"move":"m5"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',24,'{"type":"acted","at":1794963173.7991326,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":1024},"move":"m6"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',25,'{"type":"acted","at":1794963173.8111315,"seat":0,"by":"person","action":{"type":"done"},"move":"m7"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',26,'{"type":"acted","at":1794963173.8111315,"seat":-1,"by":"dealer","action":{"type":"flip","card":3},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',27,'{"type":"acted","at":1794963173.8512437,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":128},"move":"m8"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',28,'{"type":"acted","at":1794963173.8714187,"seat":0,"by":"person","action":{"type":"done"},"move":"m9"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',29,'{"type":"acted","at":1794963174.0165825,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":1},"move":"m10"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',30,'{"type":"acted","at":1794963174.0425138,"seat":1,"by":"person","action":{"type":"done"},"move":"m11"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',31,'{"type":"acted","at":1794963174.0425138,"seat":-1,"by":"dealer","action":{"type":"flip","card":5},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',32,'{"type":"acted","at":1794963174.0475967,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":39},"move":"m12"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',33,'{"type":"acted","at":1794963174.0598125,"seat":1,"by":"person","action":{"type":"done"},"move":"m13"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',34,'{"type":"acted","at":1794963174.181611,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":2},"move":"m14"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',35,'{"type":"acted","at":1794963174.1881528,"seat":0,"by":"person","action":{"type":"done"},"move":"m15"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',36,'{"type":"acted","at":1794963174.1881528,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',37,'{"type":"acted","at":1794963174.192334,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":256},"move":"m16"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',38,'{"type":"acted","at":1794963174.2035732,"seat":0,"by":"person","action":{"type":"done"},"move":"m17"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',39,'{"type":"acted","at":1794963174.3262763,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":512},"move":"m18"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',40,'{"type":"acted","at":1794963174.3514204,"seat":1,"by":"person","action":{"type":"done"},"move":"m19"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',41,'{"type":"acted","at":1794963174.3514204,"seat":-1,"by":"dealer","action":{"type":"flip","card":7},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',42,'{"type":"acted","at":1794963174.3630843,"seat":1,"by":"person","action":{"type":"mark","slot":1,"cells":256},"move":"m20"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',43,'{"type":"acted","at":1794963174.3738086,"seat":1,"by":"person","action":{"type":"done"},"move":"m21"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',44,'{"type":"acted","at":1794963174.5423768,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":2},"move":"m22"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',45,'{"type":"acted","at":1794963174.5503826,"seat":0,"by":"person","action":{"type":"done"},"move":"m23"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',46,'{"type":"acted","at":1794963174.5503826,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',47,'{"type":"acted","at":1794963174.5775511,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":256},"move":"m24"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',48,'{"type":"acted","at":1794963174.5827448,"seat":0,"by":"person","action":{"type":"done"},"move":"m25"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',49,'{"type":"acted","at":1794963174.7224858,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":4368},"move":"m26"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',50,'{"type":"acted","at":1794963174.7355638,"seat":1,"by":"person","action":{"type":"done"},"move":"m27"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',51,'{"type":"acted","at":1794963174.7355638,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',52,'{"type":"acted","at":1794963174.7446892,"seat":1,"by":"person","action":{"type":"mark","slot":0,"cells":50176},"move":"m28"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',53,'{"type":"acted","at":1794963174.8338242,"seat":1,"by":"person","action":{"type":"done"},"move":"m29"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',54,'{"type":"acted","at":1794963174.9738293,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":2048},"move":"m30"}');
INSERT INTO "entries" VALUES('1d281af3006ce1b6',55,'{"type":"took back","at":1794963174.9783046,"seat":0,"move":"u30"}');
INSERT INTO "entries" VALUES('a4632281441c2093',1,'{"type":"opened","at":1794963174.9900568,"code":"SCARAB-WOLF-OTTER-9277","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""},"seed":"1080109cebbcb0e467d7f527479e811b","host":"5e78eae43299ee78","seats":[{"type":"person","person":"5e78eae43299ee78","name":"Ada","stand_in":null,"share":""},{"type":"bot","name":"Bruno","level":"adept"}],"link":1}');
INSERT INTO "entries" VALUES('a4632281441c2093',2,'{"type":"began","at":1794963174.9900568}');
INSERT INTO "entries" VALUES('a4632281441c2093',3,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":40},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',4,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":41},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',5,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',6,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":32},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',7,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":38},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',8,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":26},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',9,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":19},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',10,'{"type":"acted","at":1794963174.9900568,"seat":-1,"by":"dealer","action":{"type":"deal","card":4},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',11,'{"type":"attended","at":1794963175.0310774}');
INSERT INTO "entries" VALUES('a4632281441c2093',12,'{"type":"acted","at":1794963175.0500808,"seat":0,"by":"person","action":{"type":"keep","first":1,"second":3},"move":"m31"}');
INSERT INTO "entries" VALUES('a4632281441c2093',13,'{"type":"acted","at":1794963175.928218,"seat":1,"by":"bot","action":{"type":"keep","first":2,"second":3},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',14,'{"type":"acted","at":1794963175.928218,"seat":-1,"by":"dealer","action":{"type":"deal","card":9},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',15,'{"type":"acted","at":1794963175.928218,"seat":-1,"by":"dealer","action":{"type":"deal","card":22},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',16,'{"type":"acted","at":1794963175.928218,"seat":-1,"by":"dealer","action":{"type":"deal","card":37},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',17,'{"type":"acted","at":1794963175.928218,"seat":-1,"by":"dealer","action":{"type":"deal","card":5},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',18,'{"type":"acted","at":1794963175.928218,"seat":-1,"by":"dealer","action":{"type":"flip","card":6},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',19,'{"type":"acted","at":1794963175.935954,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":12420},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',20,'{"type":"acted","at":1794963175.9401665,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',21,'{"type":"acted","at":1794963176.131898,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":39},"move":"m32"}');
INSERT INTO "entries" VALUES('a4632281441c2093',22,'{"type":"acted","at":1794963176.2595847,"seat":0,"by":"person","action":{"type":"done"},"move":"m33"}');
INSERT INTO "entries" VALUES('a4632281441c2093',23,'{"type":"acted","at":1794963176.2595847,"seat":-1,"by":"dealer","action":{"type":"flip","card":4},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',24,'{"type":"acted","at":1794963176.2643278,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":9175040},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',25,'{"type":"acted","at":1794963176.270608,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',26,'{"type":"acted","at":1794963176.3977587,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":536},"move":"m34"}');
INSERT INTO "entries" VALUES('a4632281441c2093',27,'{"type":"acted","at":1794963176.5464058,"seat":0,"by":"person","action":{"type":"done"},"move":"m35"}');
INSERT INTO "entries" VALUES('a4632281441c2093',28,'{"type":"acted","at":1794963176.5464058,"seat":-1,"by":"dealer","action":{"type":"flip","card":1},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',29,'{"type":"acted","at":1794963176.5785215,"seat":1,"by":"bot","action":{"type":"mark","slot":1,"cells":14},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',30,'{"type":"acted","at":1794963176.587212,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',31,'{"type":"acted","at":1794963176.6545606,"seat":0,"by":"person","action":{"type":"mark","slot":1,"cells":28672},"move":"m36"}');
INSERT INTO "entries" VALUES('a4632281441c2093',32,'{"type":"acted","at":1794963176.811004,"seat":0,"by":"person","action":{"type":"mark","slot":0,"cells":128},"move":"m37"}');
INSERT INTO "entries" VALUES('a4632281441c2093',33,'{"type":"acted","at":1794963176.9836304,"seat":0,"by":"person","action":{"type":"done"},"move":"m38"}');
INSERT INTO "entries" VALUES('a4632281441c2093',34,'{"type":"acted","at":1794963176.9836304,"seat":-1,"by":"dealer","action":{"type":"flip","card":0},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',35,'{"type":"acted","at":1794963176.9973288,"seat":1,"by":"bot","action":{"type":"mark","slot":0,"cells":6291456},"move":null}');
INSERT INTO "entries" VALUES('a4632281441c2093',36,'{"type":"acted","at":1794963177.0078712,"seat":1,"by":"bot","action":{"type":"done"},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',1,'{"type":"opened","at":1794963177.111629,"code":"JASMINE-ORANGE-CHERRY-2665","game":"la-piramide","rules":1,"edition":"e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae","data":null,"options":{"turn_limit":3},"settings":{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""},"seed":"1836d01f16cd129e1d0326042dc1f582","host":"bf3b7a60739af023","seats":[{"type":"person","person":"bf3b7a60739af023","name":"Bruno","stand_in":null,"share":""},{"type":"bot","name":"Ada","level":"adept"}],"link":1}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',2,'{"type":"began","at":1794963177.111629}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',3,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"begin","seat":0},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',4,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"deal","card":6},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',5,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"deal","card":4},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',6,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"deal","card":17},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',7,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"deal","card":7},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',8,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"deal","card":10},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',9,'{"type":"acted","at":1794963177.111629,"seat":-1,"by":"dealer","action":{"type":"deal","card":29},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',10,'{"type":"attended","at":1794963177.1419115}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',11,'{"type":"acted","at":1794963177.1493165,"seat":0,"by":"person","action":{"type":"play-curse","curse":"restless-dead"},"move":"m39"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',12,'{"type":"acted","at":1794963177.212923,"seat":0,"by":"person","action":{"type":"pick","pawn":2},"move":"m40"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',13,'{"type":"acted","at":1794963177.275936,"seat":0,"by":"person","action":{"type":"move","pawn":2,"to":76},"move":"m41"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',14,'{"type":"acted","at":1794963177.3193142,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',15,'{"type":"acted","at":1794963177.3193142,"seat":-1,"by":"dealer","action":{"type":"rolled","value":2},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',16,'{"type":"acted","at":1794963177.332494,"seat":1,"by":"bot","action":{"type":"move","pawn":4,"to":54},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',17,'{"type":"acted","at":1794963177.341128,"seat":1,"by":"bot","action":{"type":"move","pawn":6,"to":27},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',18,'{"type":"acted","at":1794963177.5002868,"seat":0,"by":"person","action":{"type":"roll"},"move":"m42"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',19,'{"type":"acted","at":1794963177.5002868,"seat":-1,"by":"dealer","action":{"type":"rolled","value":1},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',20,'{"type":"acted","at":1794963177.5771494,"seat":0,"by":"person","action":{"type":"gamble","values":[4,5]},"move":"m43"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',21,'{"type":"acted","at":1794963177.5771494,"seat":-1,"by":"dealer","action":{"type":"rolled","value":2},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',22,'{"type":"acted","at":1794963177.5845487,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',23,'{"type":"acted","at":1794963177.5845487,"seat":-1,"by":"dealer","action":{"type":"rolled","value":5},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',24,'{"type":"acted","at":1794963177.6083002,"seat":1,"by":"bot","action":{"type":"move","pawn":4,"to":105},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',25,'{"type":"acted","at":1794963177.6181931,"seat":1,"by":"bot","action":{"type":"move","pawn":7,"to":48},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',26,'{"type":"acted","at":1794963177.6371777,"seat":1,"by":"bot","action":{"type":"place-back","pawn":7,"square":68},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',27,'{"type":"acted","at":1794963177.739827,"seat":0,"by":"person","action":{"type":"roll"},"move":"m44"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',28,'{"type":"acted","at":1794963177.739827,"seat":-1,"by":"dealer","action":{"type":"rolled","value":3},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',29,'{"type":"acted","at":1794963177.8660624,"seat":0,"by":"person","action":{"type":"move","pawn":0,"to":38},"move":"m45"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',30,'{"type":"acted","at":1794963177.9534843,"seat":0,"by":"person","action":{"type":"move","pawn":2,"to":73},"move":"m46"}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',31,'{"type":"acted","at":1794963177.9653835,"seat":1,"by":"bot","action":{"type":"roll"},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',32,'{"type":"acted","at":1794963177.9653835,"seat":-1,"by":"dealer","action":{"type":"rolled","value":4},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',33,'{"type":"acted","at":1794963177.9678464,"seat":1,"by":"bot","action":{"type":"move","pawn":5,"to":88},"move":null}');
INSERT INTO "entries" VALUES('cb639e7fa8f5446c',34,'{"type":"acted","at":1794963177.9696238,"seat":1,"by":"bot","action":{"type":"move","pawn":6,"to":46},"move":null}');
INSERT INTO "entries" VALUES('e36c25eadddfc742',1,'{"type":"opened","at":1794963178.0436652,"code":"GATE-COIN-PEBBLE-7844","game":"pyramids","rules":1,"edition":"470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989","data":null,"options":{},"settings":{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""},"seed":"fb478345417a0b345c731d9384e1bc54","host":"bf3b7a60739af023","seats":[{"type":"person","person":"bf3b7a60739af023","name":"Bruno","stand_in":null,"share":""},{"type":"open"},{"type":"bot","name":"Ada","level":"adept"}],"link":1}');
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	nickname VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, generation INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('5e78eae43299ee78','Ada',1.79496317288472986223e+09,0);
INSERT INTO "people" VALUES('bf3b7a60739af023','Bruno',1.79496317319564533234e+09,0);
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
INSERT INTO "seats" VALUES('1d281af3006ce1b6',0,'person','Ada','5e78eae43299ee78',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('1d281af3006ce1b6',1,'person','Bruno','bf3b7a60739af023',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('a4632281441c2093',0,'person','Ada','5e78eae43299ee78',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('a4632281441c2093',1,'bot','Bruno',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('cb639e7fa8f5446c',0,'person','Bruno','bf3b7a60739af023',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cb639e7fa8f5446c',1,'bot','Ada',NULL,'adept',NULL,NULL);
INSERT INTO "seats" VALUES('e36c25eadddfc742',0,'person','Bruno','bf3b7a60739af023',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('e36c25eadddfc742',1,'open','',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('e36c25eadddfc742',2,'bot','Ada',NULL,'adept',NULL,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','adcf87de48839d2316688b9504bb31c43e1df17879a9f6a658b378cb16b452ef');
INSERT INTO "secrets" VALUES('cookies-dated','1794963171.828197');
INSERT INTO "secrets" VALUES('luck','fa4388748fb7d8688f6bc3a2bbfe4b95debb98614deae7dcbbaee335a47ffb1e');
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
INSERT INTO "tables" VALUES('1d281af3006ce1b6','PEARL-PILLOW-OAK-1235','silver-and-gold','234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c','{}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""}','5e78eae43299ee78','running',NULL,1.79496317326194953917e+09,1.79496317483382415765e+09,55,0,0,0,'[0]','{"round":1,"turn":7}','[0,1]','[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('a4632281441c2093','SCARAB-WOLF-OTTER-9277','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":false,"clock":600,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""}','5e78eae43299ee78','running',NULL,1.79496317499005675309e+09,1.794963177007871151e+09,36,0,0,0,'[0]','{"round":1,"turn":4}','[0,0]','[]',1.79496377698363041878e+09,1.79496377698363041878e+09,NULL);
INSERT INTO "tables" VALUES('cb639e7fa8f5446c','JASMINE-ORANGE-CHERRY-2665','la-piramide','e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae','{"turn_limit":3}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""}','bf3b7a60739af023','over',NULL,1.79496317711162900921e+09,1.79496317796962380408e+09,34,0,0,0,'[]','{"turn":4}','[0,0]','[2,1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('e36c25eadddfc742','GATE-COIN-PEBBLE-7844','pyramids','470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989','{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true,"lesson":""}','bf3b7a60739af023','gathering',NULL,1.79496317804366517069e+09,1.79496317804366517069e+09,1,0,1,0,'[]','{}','[]','[]',NULL,NULL,1.79504957804366517071e+09);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_edition ON tables (edition);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_expires ON tables (expires);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;

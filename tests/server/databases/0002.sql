BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE device_links (
	token_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (person)
);
INSERT INTO "device_links" VALUES('06d0f223fd1a29bb3ba245eb0a43978865d58fc507a7a4f750f1a0286dc7dff6','044cc6c389d79043',1790092874.0);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT, 
	move VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, seat, move), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('d56a324bb99211a7',1,-1,'{"type":"start","seat":1}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',2,-1,'{"type":"deal","card":21}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',3,-1,'{"type":"deal","card":9}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',4,-1,'{"type":"deal","card":45}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',5,-1,'{"type":"deal","card":24}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',6,-1,'{"type":"deal","card":44}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',7,-1,'{"type":"deal","card":22}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',8,-1,'{"type":"deal","card":27}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',9,-1,'{"type":"deal","card":26}',NULL,1790090052.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',10,1,'{"type":"keep","first":1,"second":3}','move 1',1790090056.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',11,0,'{"type":"keep","first":0,"second":3}','move 2',1790090060.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',12,-1,'{"type":"deal","card":11}',NULL,1790090060.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',13,-1,'{"type":"deal","card":8}',NULL,1790090060.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',14,-1,'{"type":"deal","card":47}',NULL,1790090060.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',15,-1,'{"type":"deal","card":20}',NULL,1790090060.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',16,-1,'{"type":"flip","card":1}',NULL,1790090060.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',17,1,'{"type":"mark","slot":0,"cells":57344}','move 3',1790090064.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',18,1,'{"type":"done"}','move 4',1790090067.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',19,0,'{"type":"mark","slot":0,"cells":7}','move 5',1790090071.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',20,0,'{"type":"done"}','move 6',1790090075.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',21,-1,'{"type":"flip","card":0}',NULL,1790090075.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',22,1,'{"type":"mark","slot":0,"cells":3}','move 7',1790090079.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',23,1,'{"type":"done"}','move 8',1790090082.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',24,0,'{"type":"mark","slot":0,"cells":136}','move 9',1790090086.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',25,0,'{"type":"done"}','move 10',1790090090.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',26,-1,'{"type":"flip","card":3}',NULL,1790090090.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',27,1,'{"type":"mark","slot":1,"cells":784}','move 11',1790090094.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',28,1,'{"type":"done"}','move 12',1790090097.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',29,0,'{"type":"mark","slot":1,"cells":4864}','move 13',1790090101.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',30,0,'{"type":"done"}','move 14',1790090105.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',31,-1,'{"type":"flip","card":2}',NULL,1790090105.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',32,1,'{"type":"mark","slot":1,"cells":2184}','move 15',1790090109.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',33,1,'{"type":"mark","slot":1,"cells":1024}','move 16',1790090112.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',34,1,'{"type":"done"}','move 17',1790090116.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',35,0,'{"type":"mark","slot":1,"cells":7}','move 18',1790090120.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',36,0,'{"type":"done"}','move 19',1790090124.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',37,-1,'{"type":"flip","card":4}',NULL,1790090124.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',38,1,'{"type":"mark","slot":0,"cells":4864}','move 20',1790090127.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',39,1,'{"type":"done"}','move 21',1790090131.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',40,0,'{"type":"mark","slot":0,"cells":784}','move 22',1790090135.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',41,0,'{"type":"done"}','move 23',1790090139.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',42,-1,'{"type":"flip","card":6}',NULL,1790090139.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',43,1,'{"type":"mark","slot":0,"cells":232}','move 24',1790090142.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',44,1,'{"type":"done"}','move 25',1790090146.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',45,0,'{"type":"mark","slot":0,"cells":59392}','move 26',1790090150.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',46,0,'{"type":"done"}','move 27',1790090154.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',47,0,'{"type":"take","place":1}','move 28',1790090157.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',48,-1,'{"type":"deal","card":9}',NULL,1790090157.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',49,1,'{"type":"take","place":4}','move 29',1790090161.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',50,-1,'{"type":"deal","card":43}',NULL,1790090161.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',51,-1,'{"type":"flip","card":5}',NULL,1790090161.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',52,1,'{"type":"mark","slot":0,"cells":256}','move 30',1790090165.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',53,1,'{"type":"done"}','move 31',1790090169.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',54,0,'{"type":"mark","slot":0,"cells":39}','move 32',1790090172.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',55,0,'{"type":"mark","slot":0,"cells":16}','move 33',1790090176.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',56,0,'{"type":"done"}','move 34',1790090180.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',57,-1,'{"type":"flip","card":7}',NULL,1790090180.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',58,1,'{"type":"mark","slot":0,"cells":16}','move 35',1790090184.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',59,1,'{"type":"done"}','move 36',1790090187.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',60,0,'{"type":"mark","slot":0,"cells":8}','move 37',1790090191.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',61,0,'{"type":"done"}','move 38',1790090195.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',62,-1,'{"type":"flip","card":3}',NULL,1790090195.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',63,0,'{"type":"mark","slot":0,"cells":64}','move 39',1790090199.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',64,0,'{"type":"done"}',NULL,1790090203.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',65,1,'{"type":"mark","slot":0,"cells":1}','move 40',1790090207.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',66,1,'{"type":"done"}','move 41',1790090211.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',67,-1,'{"type":"flip","card":6}',NULL,1790090211.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',68,0,'{"type":"mark","slot":1,"cells":59392}',NULL,1790090211.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',69,0,'{"type":"done"}',NULL,1790090211.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',70,1,'{"type":"mark","slot":0,"cells":2188}','move 42',1790090214.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',71,1,'{"type":"mark","slot":0,"cells":2}','move 43',1790090218.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',72,1,'{"type":"done"}','move 44',1790090222.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',73,1,'{"type":"take","place":4}','move 45',1790090226.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',74,-1,'{"type":"deal","card":39}',NULL,1790090226.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',75,-1,'{"type":"flip","card":4}',NULL,1790090226.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',76,0,'{"type":"mark","slot":0,"cells":12800}',NULL,1790090226.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',77,0,'{"type":"mark","slot":0,"cells":128}',NULL,1790090226.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',78,0,'{"type":"done"}',NULL,1790090226.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',79,1,'{"type":"mark","slot":0,"cells":49}','move 46',1790090229.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',80,1,'{"type":"mark","slot":0,"cells":512}','move 47',1790090233.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',81,1,'{"type":"done"}','move 48',1790090237.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',82,-1,'{"type":"flip","card":2}',NULL,1790090237.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',83,0,'{"type":"mark","slot":1,"cells":8}',NULL,1790090237.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',84,0,'{"type":"done"}',NULL,1790090237.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',85,1,'{"type":"mark","slot":1,"cells":7}','move 49',1790090241.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',86,1,'{"type":"mark","slot":0,"cells":1024}','move 50',1790090244.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',87,1,'{"type":"done"}','move 51',1790090248.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',88,1,'{"type":"take","place":4}','move 52',1790090252.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',89,-1,'{"type":"deal","card":1}',NULL,1790090252.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',90,-1,'{"type":"flip","card":5}',NULL,1790090252.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',91,0,'{"type":"mark","slot":1,"cells":128}',NULL,1790090252.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',92,0,'{"type":"done"}',NULL,1790090252.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',93,1,'{"type":"mark","slot":1,"cells":29184}','move 53',1790090256.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',94,1,'{"type":"done"}','move 54',1790090259.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',95,0,'{"type":"take","place":4}',NULL,1790090259.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',96,-1,'{"type":"deal","card":13}',NULL,1790090259.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',97,-1,'{"type":"flip","card":1}',NULL,1790090259.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',98,0,'{"type":"mark","slot":1,"cells":4096}',NULL,1790090259.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',99,0,'{"type":"done"}',NULL,1790090259.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',100,1,'{"type":"mark","slot":1,"cells":273}','move 55',1790090263.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',101,1,'{"type":"mark","slot":1,"cells":1024}','move 56',1790090267.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',102,1,'{"type":"done"}','move 57',1790090271.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',103,-1,'{"type":"flip","card":3}',NULL,1790090271.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',104,0,'{"type":"mark","slot":0,"cells":50176}',NULL,1790090271.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',105,0,'{"type":"mark","slot":1,"cells":256}',NULL,1790090271.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',106,0,'{"type":"done"}',NULL,1790090271.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',107,1,'{"type":"mark","slot":0,"cells":200}','move 58',1790090274.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',108,1,'{"type":"done"}','move 59',1790090278.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',109,1,'{"type":"take","place":4}','move 60',1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',110,-1,'{"type":"deal","card":6}',NULL,1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',111,0,'{"type":"take","place":2}',NULL,1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',112,-1,'{"type":"deal","card":38}',NULL,1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',113,-1,'{"type":"flip","card":4}',NULL,1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',114,0,'{"type":"mark","slot":0,"cells":19456}',NULL,1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',115,0,'{"type":"done"}',NULL,1790090282.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',116,1,'{"type":"mark","slot":0,"cells":38}','move 61',1790090286.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',117,1,'{"type":"done"}','move 62',1790090289.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',118,-1,'{"type":"flip","card":5}',NULL,1790090289.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',119,0,'{"type":"mark","slot":0,"cells":39}',NULL,1790090289.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',120,0,'{"type":"done"}',NULL,1790090289.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',121,1,'{"type":"mark","slot":1,"cells":2248}','move 63',1790090293.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',122,1,'{"type":"mark","slot":1,"cells":32768}','move 64',1790090297.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',123,1,'{"type":"mark","slot":1,"cells":32}','move 65',1790090301.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',124,1,'{"type":"done"}','move 66',1790090304.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',125,1,'{"type":"take","place":0}','move 67',1790090308.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',126,-1,'{"type":"deal","card":41}',NULL,1790090308.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',127,-1,'{"type":"flip","card":6}',NULL,1790090308.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',128,0,'{"type":"mark","slot":1,"cells":547}',NULL,1790090308.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',129,0,'{"type":"mark","slot":0,"cells":8}',NULL,1790090308.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',130,0,'{"type":"done"}',NULL,1790090308.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',131,1,'{"type":"mark","slot":1,"cells":1100}','move 68',1790090312.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',132,1,'{"type":"done"}','move 69',1790090316.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',133,-1,'{"type":"flip","card":1}',NULL,1790090316.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',134,0,'{"type":"mark","slot":0,"cells":128}',NULL,1790090316.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',135,0,'{"type":"done"}',NULL,1790090316.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',136,1,'{"type":"mark","slot":0,"cells":273}','move 70',1790090319.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',137,1,'{"type":"mark","slot":0,"cells":4096}','move 71',1790090323.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',138,1,NULL,'move 72',1790090327.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',139,1,'{"type":"mark","slot":1,"cells":2048}','move 73',1790090331.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',140,1,'{"type":"done"}','move 74',1790090334.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',141,-1,'{"type":"flip","card":0}',NULL,1790090334.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',142,0,'{"type":"mark","slot":0,"cells":768}',NULL,1790090334.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',143,0,'{"type":"done"}',NULL,1790090334.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',144,1,'{"type":"mark","slot":0,"cells":4096}','move 75',1790090338.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',145,1,'{"type":"done"}','move 76',1790090342.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',146,-1,'{"type":"flip","card":2}',NULL,1790090342.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',147,0,'{"type":"mark","slot":0,"cells":4096}',NULL,1790090342.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',148,0,'{"type":"done"}',NULL,1790090342.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',149,1,'{"type":"mark","slot":1,"cells":546}','move 77',1790090346.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',150,1,'{"type":"done"}','move 78',1790090349.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',151,0,'{"type":"take","place":4}',NULL,1790090349.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',152,-1,'{"type":"deal","card":7}',NULL,1790090349.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',153,-1,'{"type":"flip","card":5}',NULL,1790090349.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',154,0,'{"type":"mark","slot":0,"cells":1220}',NULL,1790090349.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',155,0,'{"type":"done"}',NULL,1790090349.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',156,1,'{"type":"mark","slot":0,"cells":17984}','move 79',1790090353.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',157,1,'{"type":"done"}','move 80',1790090357.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',158,-1,'{"type":"flip","card":4}',NULL,1790090357.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',159,0,'{"type":"mark","slot":0,"cells":19}',NULL,1790090357.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',160,0,'{"type":"done"}',NULL,1790090357.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',161,1,'{"type":"mark","slot":0,"cells":32768}','move 81',1790090361.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',162,1,'{"type":"mark","slot":1,"cells":32768}','move 82',1790090364.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',163,1,NULL,'move 83',1790090368.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',164,1,'{"type":"mark","slot":1,"cells":32768}','move 84',1790090372.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',165,1,'{"type":"done"}','move 85',1790090376.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',166,-1,'{"type":"flip","card":0}',NULL,1790090376.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',167,0,'{"type":"mark","slot":0,"cells":544}',NULL,1790090376.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',168,0,'{"type":"done"}',NULL,1790090376.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',169,1,'{"type":"mark","slot":0,"cells":136}','move 86',1790090379.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',170,1,'{"type":"done"}','move 87',1790090383.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',171,1,'{"type":"take","place":0}','move 88',1790090387.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',172,-1,'{"type":"deal","card":12}',NULL,1790090387.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',173,-1,'{"type":"flip","card":6}',NULL,1790090387.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',174,0,'{"type":"mark","slot":0,"cells":28928}',NULL,1790090387.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',175,0,'{"type":"done"}',NULL,1790090387.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',176,1,'{"type":"mark","slot":1,"cells":1}','move 89',1790090391.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',177,1,'{"type":"done"}','move 90',1790090394.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',178,-1,'{"type":"flip","card":1}',NULL,1790090394.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',179,0,'{"type":"mark","slot":0,"cells":32768}',NULL,1790090394.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',180,0,'{"type":"done"}',NULL,1790090394.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',181,1,'{"type":"mark","slot":1,"cells":28672}','move 91',1790090398.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',182,1,'{"type":"done"}','move 92',1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',183,0,'{"type":"take","place":3}',NULL,1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',184,-1,'{"type":"deal","card":30}',NULL,1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',185,-1,'{"type":"flip","card":7}',NULL,1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',186,0,'{"type":"mark","slot":1,"cells":8}',NULL,1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',187,0,'{"type":"mark","slot":1,"cells":128}',NULL,1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',188,0,'{"type":"done"}',NULL,1790090402.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',189,1,'{"type":"mark","slot":1,"cells":16}','move 93',1790090406.0);
INSERT INTO "entries" VALUES('d56a324bb99211a7',190,1,'{"type":"done"}','move 94',1790090409.75);
INSERT INTO "entries" VALUES('d56a324bb99211a7',191,1,'{"type":"take","place":3}','move 95',1790090413.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',192,-1,'{"type":"deal","card":31}',NULL,1790090413.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',193,-1,'{"type":"flip","card":2}',NULL,1790090413.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',194,0,'{"type":"mark","slot":1,"cells":17472}',NULL,1790090413.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',195,0,'{"type":"done"}',NULL,1790090413.5);
INSERT INTO "entries" VALUES('d56a324bb99211a7',196,1,'{"type":"mark","slot":1,"cells":273}','move 96',1790090417.25);
INSERT INTO "entries" VALUES('d56a324bb99211a7',197,1,'{"type":"done"}','move 97',1790090421.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',1,-1,'{"type":"deal","card":2}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',2,-1,'{"type":"deal","card":9}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',3,-1,'{"type":"deal","card":45}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',4,-1,'{"type":"deal","card":7}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',5,-1,'{"type":"deal","card":13}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',6,-1,'{"type":"deal","card":47}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',7,-1,'{"type":"deal","card":24}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',8,-1,'{"type":"deal","card":34}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',9,-1,'{"type":"deal","card":32}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',10,-1,'{"type":"deal","card":11}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',11,-1,'{"type":"deal","card":44}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',12,-1,'{"type":"deal","card":33}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',13,1,'{"type":"keep","first":0,"second":2}',NULL,1790090441.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',14,2,'{"type":"keep","first":1,"second":3}','move 98',1790090445.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',15,0,'{"type":"keep","first":0,"second":3}','move 99',1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',16,-1,'{"type":"deal","card":29}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',17,-1,'{"type":"deal","card":32}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',18,-1,'{"type":"deal","card":36}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',19,-1,'{"type":"deal","card":19}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',20,-1,'{"type":"flip","card":5}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',21,1,'{"type":"mark","slot":1,"cells":8584}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',22,1,'{"type":"done"}',NULL,1790090448.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',23,2,'{"type":"mark","slot":0,"cells":1}','move 100',1790090452.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',24,2,'{"type":"done"}',NULL,1790090452.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',25,0,'{"type":"mark","slot":0,"cells":452}','move 101',1790090456.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',26,0,'{"type":"done"}',NULL,1790090456.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',27,-1,'{"type":"flip","card":1}',NULL,1790090456.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',28,1,'{"type":"mark","slot":0,"cells":1}',NULL,1790090456.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',29,1,'{"type":"done"}',NULL,1790090456.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',30,2,'{"type":"mark","slot":0,"cells":14}','move 102',1790090460.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',31,2,'{"type":"done"}',NULL,1790090460.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',32,0,'{"type":"mark","slot":1,"cells":1057}','move 103',1790090463.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',33,0,'{"type":"done"}',NULL,1790090463.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',34,-1,'{"type":"flip","card":0}',NULL,1790090463.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',35,1,'{"type":"mark","slot":1,"cells":6144}',NULL,1790090463.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',36,1,'{"type":"done"}',NULL,1790090463.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',37,2,'{"type":"mark","slot":0,"cells":528}','move 104',1790090467.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',38,2,'{"type":"done"}',NULL,1790090467.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',39,0,'{"type":"mark","slot":1,"cells":67584}','move 105',1790090471.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',40,0,'{"type":"done"}',NULL,1790090471.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',41,-1,'{"type":"flip","card":4}',NULL,1790090471.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',42,1,'{"type":"mark","slot":0,"cells":2144}',NULL,1790090471.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',43,1,'{"type":"done"}',NULL,1790090471.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',44,2,'{"type":"mark","slot":0,"cells":802816}','move 106',1790090475.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',45,2,'{"type":"done"}',NULL,1790090475.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',46,0,'{"type":"mark","slot":1,"cells":4480}','move 107',1790090478.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',47,0,'{"type":"done"}',NULL,1790090478.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',48,-1,'{"type":"flip","card":2}',NULL,1790090478.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',49,1,'{"type":"mark","slot":1,"cells":1024}',NULL,1790090478.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',50,1,'{"type":"done"}',NULL,1790090478.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',51,2,'{"type":"mark","slot":1,"cells":7}','move 108',1790090482.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',52,2,'{"type":"done"}',NULL,1790090482.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',53,0,'{"type":"mark","slot":1,"cells":16912}','move 109',1790090486.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',54,0,'{"type":"done"}',NULL,1790090486.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',55,-1,'{"type":"flip","card":7}',NULL,1790090486.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',56,1,'{"type":"mark","slot":1,"cells":16384}',NULL,1790090486.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',57,1,'{"type":"mark","slot":1,"cells":524288}',NULL,1790090486.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',58,1,'{"type":"done"}',NULL,1790090486.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',59,2,'{"type":"mark","slot":1,"cells":12672}','move 110',1790090490.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',60,2,'{"type":"mark","slot":1,"cells":8}','move 111',1790090493.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',61,2,NULL,'move 112',1790090497.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',62,2,'{"type":"mark","slot":1,"cells":262144}','move 113',1790090501.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',63,2,'{"type":"done"}',NULL,1790090501.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',64,0,'{"type":"mark","slot":0,"cells":2}','move 114',1790090505.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',65,0,'{"type":"done"}',NULL,1790090505.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',66,-1,'{"type":"flip","card":3}',NULL,1790090505.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',67,1,'{"type":"mark","slot":0,"cells":128}',NULL,1790090505.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',68,1,'{"type":"done"}',NULL,1790090505.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',69,2,'{"type":"mark","slot":1,"cells":198656}',NULL,1790090509.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',70,2,'{"type":"done"}',NULL,1790090509.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',71,0,'{"type":"mark","slot":0,"cells":198656}','move 115',1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',72,0,'{"type":"done"}',NULL,1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',73,-1,'{"type":"flip","card":1}',NULL,1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',74,1,'{"type":"mark","slot":0,"cells":4096}',NULL,1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',75,1,'{"type":"done"}',NULL,1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',76,2,'{"type":"mark","slot":0,"cells":131072}',NULL,1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',77,2,'{"type":"done"}',NULL,1790090513.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',78,0,'{"type":"mark","slot":0,"cells":29360128}','move 116',1790090517.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',79,0,'{"type":"done"}',NULL,1790090517.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',80,0,'{"type":"take","place":1}','move 117',1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',81,-1,'{"type":"deal","card":10}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',82,-1,'{"type":"flip","card":5}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',83,1,'{"type":"mark","slot":1,"cells":16}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',84,1,'{"type":"done"}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',85,2,'{"type":"mark","slot":1,"cells":8}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',86,2,'{"type":"mark","slot":1,"cells":16}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',87,2,'{"type":"done"}',NULL,1790090520.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',88,0,'{"type":"mark","slot":1,"cells":14811136}','move 118',1790090524.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',89,0,'{"type":"mark","slot":1,"cells":16777216}','move 119',1790090528.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',90,0,'{"type":"done"}',NULL,1790090528.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',91,0,'{"type":"take","place":2}','move 120',1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',92,-1,'{"type":"deal","card":1}',NULL,1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',93,-1,'{"type":"flip","card":2}',NULL,1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',94,1,'{"type":"mark","slot":0,"cells":8456}',NULL,1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',95,1,'{"type":"done"}',NULL,1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',96,2,'{"type":"mark","slot":0,"cells":256}',NULL,1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',97,2,'{"type":"done"}',NULL,1790090532.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',98,0,'{"type":"mark","slot":0,"cells":14}','move 121',1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',99,0,'{"type":"done"}',NULL,1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',100,-1,'{"type":"flip","card":4}',NULL,1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',101,1,'{"type":"mark","slot":0,"cells":16384}',NULL,1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',102,1,'{"type":"done"}',NULL,1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',103,2,'{"type":"mark","slot":1,"cells":2097152}',NULL,1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',104,2,'{"type":"done"}',NULL,1790090535.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',105,0,'{"type":"mark","slot":0,"cells":2144}','move 122',1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',106,0,'{"type":"done"}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',107,2,'{"type":"take","place":2}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',108,-1,'{"type":"deal","card":34}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',109,-1,'{"type":"flip","card":7}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',110,1,'{"type":"mark","slot":0,"cells":1024}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',111,1,'{"type":"done"}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',112,2,'{"type":"mark","slot":0,"cells":4194304}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',113,2,'{"type":"done"}',NULL,1790090539.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',114,0,'{"type":"mark","slot":0,"cells":6488064}','move 123',1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',115,0,'{"type":"done"}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',116,-1,'{"type":"flip","card":3}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',117,1,'{"type":"mark","slot":0,"cells":25690112}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',118,1,'{"type":"mark","slot":1,"cells":16777216}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',119,1,'{"type":"done"}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',120,2,'{"type":"mark","slot":0,"cells":4096}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',121,2,'{"type":"done"}',NULL,1790090543.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',122,0,'{"type":"mark","slot":1,"cells":388}','move 124',1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',123,0,'{"type":"done"}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',124,1,'{"type":"take","place":1}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',125,-1,'{"type":"deal","card":12}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',126,-1,'{"type":"flip","card":6}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',127,1,'{"type":"mark","slot":1,"cells":8388608}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',128,1,'{"type":"done"}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',129,2,'{"type":"mark","slot":1,"cells":4230}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',130,2,'{"type":"done"}',NULL,1790090547.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',131,0,'{"type":"mark","slot":1,"cells":803328}','move 125',1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',132,0,'{"type":"done"}',NULL,1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',133,-1,'{"type":"flip","card":5}',NULL,1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',134,1,'{"type":"mark","slot":1,"cells":64}',NULL,1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',135,1,'{"type":"done"}',NULL,1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',136,2,'{"type":"mark","slot":1,"cells":256}',NULL,1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',137,2,'{"type":"done"}',NULL,1790090550.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',138,0,'{"type":"mark","slot":1,"cells":16}','move 126',1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',139,0,'{"type":"done"}',NULL,1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',140,-1,'{"type":"flip","card":6}',NULL,1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',141,1,'{"type":"mark","slot":0,"cells":456}',NULL,1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',142,1,'{"type":"done"}',NULL,1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',143,2,'{"type":"mark","slot":0,"cells":2097152}',NULL,1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',144,2,'{"type":"done"}',NULL,1790090554.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',145,0,'{"type":"mark","slot":0,"cells":4096}','move 127',1790090558.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',146,0,'{"type":"mark","slot":0,"cells":1048576}','move 128',1790090562.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',147,0,'{"type":"done"}',NULL,1790090562.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',148,2,'{"type":"take","place":3}',NULL,1790090562.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',149,-1,'{"type":"deal","card":3}',NULL,1790090562.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',150,0,'{"type":"take","place":2}','move 129',1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',151,-1,'{"type":"deal","card":46}',NULL,1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',152,-1,'{"type":"flip","card":7}',NULL,1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',153,1,'{"type":"mark","slot":0,"cells":32}',NULL,1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',154,1,'{"type":"done"}',NULL,1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',155,2,'{"type":"mark","slot":1,"cells":8192}',NULL,1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',156,2,'{"type":"done"}',NULL,1790090565.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',157,0,'{"type":"mark","slot":0,"cells":1}','move 130',1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',158,0,'{"type":"done"}',NULL,1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',159,-1,'{"type":"flip","card":4}',NULL,1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',160,1,'{"type":"mark","slot":1,"cells":32768}',NULL,1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',161,1,'{"type":"done"}',NULL,1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',162,2,'{"type":"mark","slot":1,"cells":262144}',NULL,1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',163,2,'{"type":"done"}',NULL,1790090569.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',164,0,'{"type":"mark","slot":0,"cells":134}','move 131',1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',165,0,'{"type":"done"}',NULL,1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',166,-1,'{"type":"flip","card":2}',NULL,1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',167,1,'{"type":"mark","slot":1,"cells":7340032}',NULL,1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',168,1,'{"type":"done"}',NULL,1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',169,2,'{"type":"mark","slot":1,"cells":1}',NULL,1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',170,2,'{"type":"done"}',NULL,1790090573.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',171,0,'{"type":"mark","slot":1,"cells":14680064}','move 132',1790090577.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',172,0,'{"type":"done"}',NULL,1790090577.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',173,0,'{"type":"take","place":2}','move 133',1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',174,-1,'{"type":"deal","card":5}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',175,1,'{"type":"take","place":3}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',176,-1,'{"type":"deal","card":47}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',177,-1,'{"type":"flip","card":0}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',178,1,'{"type":"mark","slot":1,"cells":3}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',179,1,'{"type":"done"}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',180,2,'{"type":"mark","slot":1,"cells":32}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',181,2,'{"type":"done"}',NULL,1790090580.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',182,0,'{"type":"mark","slot":1,"cells":24}','move 134',1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',183,0,'{"type":"done"}',NULL,1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',184,-1,'{"type":"flip","card":1}',NULL,1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',185,1,'{"type":"mark","slot":0,"cells":1082368}',NULL,1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',186,1,'{"type":"done"}',NULL,1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',187,2,'{"type":"mark","slot":0,"cells":14}',NULL,1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',188,2,'{"type":"done"}',NULL,1790090584.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',189,0,'{"type":"mark","slot":0,"cells":67648}','move 135',1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',190,0,'{"type":"done"}',NULL,1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',191,-1,'{"type":"flip","card":6}',NULL,1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',192,1,'{"type":"mark","slot":1,"cells":4}',NULL,1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',193,1,'{"type":"done"}',NULL,1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',194,2,'{"type":"mark","slot":1,"cells":7471104}',NULL,1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',195,2,'{"type":"done"}',NULL,1790090588.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',196,0,'{"type":"mark","slot":1,"cells":228}','move 136',1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',197,0,'{"type":"done"}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',198,2,'{"type":"take","place":2}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',199,-1,'{"type":"deal","card":39}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',200,-1,'{"type":"flip","card":4}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',201,1,'{"type":"mark","slot":1,"cells":280}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',202,1,'{"type":"done"}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',203,2,'{"type":"mark","slot":1,"cells":2}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',204,2,'{"type":"done"}',NULL,1790090592.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',205,0,'{"type":"mark","slot":1,"cells":99328}','move 137',1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',206,0,'{"type":"done"}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',207,-1,'{"type":"flip","card":1}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',208,1,'{"type":"mark","slot":1,"cells":8192}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',209,1,'{"type":"done"}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',210,2,'{"type":"mark","slot":1,"cells":28}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',211,2,'{"type":"mark","slot":0,"cells":1}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',212,2,'{"type":"done"}',NULL,1790090595.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',213,0,'{"type":"mark","slot":1,"cells":14680064}','move 138',1790090599.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',214,0,'{"type":"done"}',NULL,1790090599.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',215,0,'{"type":"take","place":3}','move 139',1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',216,-1,'{"type":"deal","card":40}',NULL,1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',217,-1,'{"type":"flip","card":0}',NULL,1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',218,1,'{"type":"mark","slot":0,"cells":2162688}',NULL,1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',219,1,'{"type":"done"}',NULL,1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',220,2,'{"type":"mark","slot":1,"cells":512}',NULL,1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',221,2,'{"type":"done"}',NULL,1790090603.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',222,0,'{"type":"mark","slot":1,"cells":33}','move 140',1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',223,0,'{"type":"done"}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',224,-1,'{"type":"flip","card":3}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',225,1,'{"type":"mark","slot":0,"cells":131072}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',226,1,'{"type":"mark","slot":1,"cells":4096}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',227,1,'{"type":"mark","slot":0,"cells":512}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',228,1,'{"type":"done"}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',229,2,'{"type":"mark","slot":1,"cells":548864}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',230,2,'{"type":"done"}',NULL,1790090607.0);
INSERT INTO "entries" VALUES('bfef3618195b5e13',231,0,'{"type":"mark","slot":0,"cells":17152}','move 141',1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',232,0,'{"type":"done"}',NULL,1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',233,-1,'{"type":"flip","card":2}',NULL,1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',234,1,'{"type":"mark","slot":1,"cells":16384}',NULL,1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',235,1,'{"type":"done"}',NULL,1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',236,2,'{"type":"mark","slot":0,"cells":32}',NULL,1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',237,2,'{"type":"done"}',NULL,1790090610.75);
INSERT INTO "entries" VALUES('bfef3618195b5e13',238,0,'{"type":"mark","slot":0,"cells":524288}','move 142',1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',239,0,'{"type":"done"}',NULL,1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',240,-1,'{"type":"flip","card":5}',NULL,1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',241,1,'{"type":"mark","slot":0,"cells":1}',NULL,1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',242,1,'{"type":"done"}',NULL,1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',243,2,'{"type":"mark","slot":1,"cells":262144}',NULL,1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',244,2,'{"type":"done"}',NULL,1790090614.5);
INSERT INTO "entries" VALUES('bfef3618195b5e13',245,0,'{"type":"mark","slot":0,"cells":29622272}','move 143',1790090618.25);
INSERT INTO "entries" VALUES('bfef3618195b5e13',246,0,'{"type":"done"}',NULL,1790090618.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',1,-1,'{"type":"deal","card":44}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',2,-1,'{"type":"deal","card":13}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',3,-1,'{"type":"deal","card":38}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',4,-1,'{"type":"deal","card":19}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',5,-1,'{"type":"deal","card":20}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',6,-1,'{"type":"deal","card":7}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',7,-1,'{"type":"deal","card":9}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',8,-1,'{"type":"deal","card":42}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',9,-1,'{"type":"deal","card":22}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',10,-1,'{"type":"deal","card":43}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',11,-1,'{"type":"deal","card":27}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',12,-1,'{"type":"deal","card":21}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',13,1,'{"type":"keep","first":1,"second":3}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',14,2,'{"type":"keep","first":1,"second":3}',NULL,1790090638.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',15,0,'{"type":"keep","first":1,"second":3}','move 144',1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',16,-1,'{"type":"deal","card":41}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',17,-1,'{"type":"deal","card":33}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',18,-1,'{"type":"deal","card":5}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',19,-1,'{"type":"deal","card":34}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',20,-1,'{"type":"flip","card":1}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',21,1,'{"type":"mark","slot":1,"cells":8}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',22,1,'{"type":"done"}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',23,2,'{"type":"mark","slot":1,"cells":14}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',24,2,'{"type":"done"}',NULL,1790090642.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',25,0,'{"type":"mark","slot":0,"cells":1057}','move 145',1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',26,0,'{"type":"done"}',NULL,1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',27,-1,'{"type":"flip","card":2}',NULL,1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',28,1,'{"type":"mark","slot":0,"cells":1057}',NULL,1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',29,1,'{"type":"done"}',NULL,1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',30,2,'{"type":"mark","slot":1,"cells":128}',NULL,1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',31,2,'{"type":"done"}',NULL,1790090645.75);
INSERT INTO "entries" VALUES('f1208bf27310c314',32,0,'{"type":"mark","slot":0,"cells":14336}','move 146',1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',33,0,'{"type":"done"}',NULL,1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',34,-1,'{"type":"flip","card":0}',NULL,1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',35,1,'{"type":"mark","slot":0,"cells":67584}',NULL,1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',36,1,'{"type":"done"}',NULL,1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',37,2,'{"type":"mark","slot":1,"cells":528}',NULL,1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',38,2,'{"type":"done"}',NULL,1790090649.5);
INSERT INTO "entries" VALUES('f1208bf27310c314',39,0,'{"type":"mark","slot":1,"cells":132}','move 147',1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',40,0,'{"type":"done"}',NULL,1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',41,-1,'{"type":"flip","card":3}',NULL,1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',42,1,'{"type":"mark","slot":1,"cells":196}',NULL,1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',43,1,'{"type":"done"}',NULL,1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',44,2,'{"type":"mark","slot":1,"cells":64}',NULL,1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',45,2,'{"type":"done"}',NULL,1790090653.25);
INSERT INTO "entries" VALUES('f1208bf27310c314',46,0,'{"type":"mark","slot":1,"cells":784}','move 148',1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',47,0,'{"type":"done"}',NULL,1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',48,-1,'{"type":"flip","card":6}',NULL,1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',49,1,'{"type":"mark","slot":1,"cells":39936}',NULL,1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',50,1,'{"type":"done"}',NULL,1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',51,2,'{"type":"mark","slot":1,"cells":6426624}',NULL,1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',52,2,'{"type":"done"}',NULL,1790090657.0);
INSERT INTO "entries" VALUES('f1208bf27310c314',53,0,'{"type":"mark","slot":0,"cells":25706496}','move 149',1790090660.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',1,-1,'{"type":"begin","seat":2}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',2,-1,'{"type":"deal","card":17}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',3,-1,'{"type":"deal","card":26}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',4,-1,'{"type":"deal","card":19}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',5,-1,'{"type":"deal","card":33}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',6,-1,'{"type":"deal","card":30}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',7,-1,'{"type":"deal","card":5}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',8,-1,'{"type":"deal","card":25}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',9,-1,'{"type":"deal","card":20}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',10,-1,'{"type":"deal","card":14}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',11,-1,'{"type":"deal","card":15}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',12,-1,'{"type":"deal","card":7}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',13,-1,'{"type":"deal","card":13}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',14,2,'{"type":"play-curse","curse":"forced-march"}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',15,2,'{"type":"pick","pawn":9}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',16,2,'{"type":"move","pawn":9,"to":128}',NULL,1790090681.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',17,3,'{"type":"play-curse","curse":"restless-dead"}','move 150',1790090684.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',18,3,'{"type":"pick","pawn":15}','move 151',1790090688.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',19,3,'{"type":"move","pawn":15,"to":128}','move 152',1790090692.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',20,0,'{"type":"roll"}','move 153',1790090696.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',21,-1,'{"type":"rolled","value":6}',NULL,1790090696.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',22,0,'{"type":"move","pawn":0,"to":81}','move 154',1790090699.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',23,0,'{"type":"move","pawn":2,"to":41}','move 155',1790090703.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',24,1,'{"type":"play-curse","curse":"change-of-bandages"}','move 156',1790090707.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',25,1,'{"type":"pick","pawn":4}','move 157',1790090711.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',26,1,NULL,'move 158',1790090714.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',27,1,'{"type":"pick","pawn":11}','move 159',1790090718.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',28,1,'{"type":"pick","pawn":2}','move 160',1790090722.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',29,2,'{"type":"roll"}',NULL,1790090722.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',30,-1,'{"type":"rolled","value":6}',NULL,1790090722.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',31,2,'{"type":"move","pawn":9,"to":113}',NULL,1790090722.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',32,2,'{"type":"move","pawn":11,"to":52}',NULL,1790090722.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',33,3,'{"type":"play-curse","curse":"forced-march"}','move 161',1790090726.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',34,3,NULL,'move 162',1790090729.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',35,3,'{"type":"play-curse","curse":"awakening"}','move 163',1790090733.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',36,3,'{"type":"pick","pawn":14}','move 164',1790090737.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',37,3,'{"type":"move","pawn":14,"to":132}','move 165',1790090741.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',38,0,'{"type":"roll"}','move 166',1790090744.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',39,-1,'{"type":"rolled","value":5}',NULL,1790090744.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',40,0,'{"type":"move","pawn":0,"to":111}','move 167',1790090748.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',41,0,NULL,'move 168',1790090752.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',42,0,'{"type":"move","pawn":1,"to":98}','move 169',1790090756.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',43,0,'{"type":"place-back","pawn":1,"square":57}','move 170',1790090759.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',44,0,'{"type":"move","pawn":3,"to":52}','move 171',1790090763.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',45,0,'{"type":"place-back","pawn":3,"square":78}','move 172',1790090767.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',46,1,'{"type":"play-curse","curse":"forced-march"}','move 173',1790090771.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',47,1,'{"type":"pick","pawn":5}','move 174',1790090774.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',48,1,'{"type":"move","pawn":5,"to":134}','move 175',1790090778.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',49,2,'{"type":"roll"}',NULL,1790090778.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',50,-1,'{"type":"rolled","value":6}',NULL,1790090778.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',51,2,'{"type":"move","pawn":9,"to":124}',NULL,1790090778.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',52,2,'{"type":"move","pawn":10,"to":116}',NULL,1790090778.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',53,3,'{"type":"play-curse","curse":"forced-march"}','move 176',1790090782.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',54,3,'{"type":"pick","pawn":12}','move 177',1790090786.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',55,3,NULL,'move 178',1790090789.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',56,3,'{"type":"pick","pawn":12}','move 179',1790090793.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',57,3,'{"type":"move","pawn":12,"to":22}','move 180',1790090797.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',58,0,'{"type":"play-curse","curse":"pharaohs-call"}','move 181',1790090801.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',59,0,NULL,'move 182',1790090804.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',60,0,'{"type":"play-curse","curse":"pharaohs-call"}','move 183',1790090808.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',61,0,'{"type":"pick","pawn":9}','move 184',1790090812.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',62,1,'{"type":"roll"}','move 185',1790090816.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',63,-1,'{"type":"rolled","value":3}',NULL,1790090816.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',64,1,'{"type":"move","pawn":5,"to":137}','move 186',1790090819.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',65,1,'{"type":"move","pawn":6,"to":15}','move 187',1790090823.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',66,2,'{"type":"play-curse","curse":"pharaohs-call"}',NULL,1790090823.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',67,2,'{"type":"pick","pawn":5}',NULL,1790090823.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',68,3,'{"type":"roll"}','move 188',1790090827.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',69,-1,'{"type":"rolled","value":5}',NULL,1790090827.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',70,3,'{"type":"move","pawn":12,"to":1}','move 189',1790090831.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',71,3,'{"type":"move","pawn":14,"to":85}','move 190',1790090834.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',72,0,'{"type":"roll"}','move 191',1790090838.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',73,-1,'{"type":"rolled","value":3}',NULL,1790090838.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',74,0,'{"type":"move","pawn":0,"to":97}','move 192',1790090842.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',75,0,'{"type":"move","pawn":3,"to":54}','move 193',1790090846.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',76,1,'{"type":"roll"}','move 194',1790090849.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',77,-1,'{"type":"rolled","value":3}',NULL,1790090849.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',78,1,'{"type":"move","pawn":4,"to":55}','move 195',1790090853.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',79,1,NULL,'move 196',1790090857.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',80,1,'{"type":"move","pawn":5,"to":77}','move 197',1790090861.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',81,1,'{"type":"move","pawn":7,"to":46}','move 198',1790090864.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',82,2,'{"type":"roll"}',NULL,1790090864.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',83,-1,'{"type":"rolled","value":2}',NULL,1790090864.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',84,2,'{"type":"move","pawn":8,"to":43}',NULL,1790090864.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',85,2,'{"type":"move","pawn":10,"to":87}',NULL,1790090864.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',86,3,'{"type":"roll"}','move 199',1790090868.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',87,-1,'{"type":"rolled","value":3}',NULL,1790090868.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',88,3,'{"type":"move","pawn":12,"to":9}','move 200',1790090872.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',89,3,'{"type":"move","pawn":15,"to":111}','move 201',1790090876.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',90,3,NULL,'move 202',1790090879.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',91,3,'{"type":"move","pawn":14,"to":82}','move 203',1790090883.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',92,0,'{"type":"roll"}','move 204',1790090887.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',93,-1,'{"type":"rolled","value":2}',NULL,1790090887.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',94,0,'{"type":"move","pawn":0,"to":111}','move 205',1790090891.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',95,0,'{"type":"move","pawn":3,"to":43}','move 206',1790090894.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',96,0,'{"type":"place-back","pawn":3,"square":26}','move 207',1790090898.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',97,1,'{"type":"roll"}','move 208',1790090902.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',98,-1,'{"type":"rolled","value":3}',NULL,1790090902.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',99,1,'{"type":"move","pawn":4,"to":55}','move 209',1790090906.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',100,1,'{"type":"move","pawn":6,"to":5}','move 210',1790090909.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',101,2,'{"type":"roll"}',NULL,1790090909.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',102,-1,'{"type":"rolled","value":1}',NULL,1790090909.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',103,2,'{"type":"walk"}',NULL,1790090909.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',104,2,'{"type":"move","pawn":9,"to":69}',NULL,1790090909.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',105,2,'{"type":"move","pawn":11,"to":84}',NULL,1790090909.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',106,3,'{"type":"roll"}','move 211',1790090913.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',107,-1,'{"type":"rolled","value":1}',NULL,1790090913.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',108,3,'{"type":"walk"}','move 212',1790090917.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',109,3,'{"type":"move","pawn":12,"to":8}','move 213',1790090921.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',110,3,NULL,'move 214',1790090924.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',111,3,'{"type":"move","pawn":12,"to":8}','move 215',1790090928.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',112,3,'{"type":"move","pawn":14,"to":69}','move 216',1790090932.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',113,0,'{"type":"roll"}','move 217',1790090936.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',114,-1,'{"type":"rolled","value":1}',NULL,1790090936.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',115,0,'{"type":"walk"}','move 218',1790090939.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',116,0,'{"type":"move","pawn":1,"to":69}','move 219',1790090943.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',117,0,'{"type":"move","pawn":2,"to":107}','move 220',1790090947.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',118,0,NULL,'move 221',1790090951.0);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',119,0,'{"type":"move","pawn":2,"to":107}','move 222',1790090954.75);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',120,1,'{"type":"roll"}','move 223',1790090958.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',121,-1,'{"type":"rolled","value":6}',NULL,1790090958.5);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',122,1,'{"type":"move","pawn":4,"to":103}','move 224',1790090962.25);
INSERT INTO "entries" VALUES('ca7a7fc162962c3e',123,1,'{"type":"move","pawn":6,"to":9}','move 225',1790090966.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',1,-1,'{"type":"begin","seat":1}',NULL,1790090977.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',2,1,'{"type":"roll"}','move 226',1790090981.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',3,-1,'{"type":"rolled","value":5}',NULL,1790090981.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',4,1,'{"type":"move","pawn":5,"to":102}','move 227',1790090985.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',5,1,'{"type":"move","pawn":6,"to":47}','move 228',1790090988.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',6,0,'{"type":"roll"}','move 229',1790090992.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',7,-1,'{"type":"rolled","value":5}',NULL,1790090992.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',8,0,'{"type":"move","pawn":1,"to":98}','move 230',1790090996.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',9,0,'{"type":"move","pawn":3,"to":52}','move 231',1790091000.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',10,0,NULL,'move 232',1790091003.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',11,0,'{"type":"move","pawn":2,"to":42}','move 233',1790091007.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',12,1,'{"type":"roll"}','move 234',1790091011.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',13,-1,'{"type":"rolled","value":2}',NULL,1790091011.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',14,1,'{"type":"move","pawn":5,"to":133}','move 235',1790091015.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',15,1,'{"type":"move","pawn":7,"to":95}','move 236',1790091018.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',16,1,NULL,'move 237',1790091022.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',17,1,'{"type":"move","pawn":6,"to":45}','move 238',1790091026.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',18,0,'{"type":"roll"}','move 239',1790091030.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',19,-1,'{"type":"rolled","value":2}',NULL,1790091030.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',20,0,'{"type":"move","pawn":1,"to":129}','move 240',1790091033.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',21,0,NULL,'move 241',1790091037.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',22,0,'{"type":"move","pawn":1,"to":129}','move 242',1790091041.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',23,0,'{"type":"move","pawn":3,"to":105}','move 243',1790091045.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',24,1,'{"type":"roll"}','move 244',1790091048.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',25,-1,'{"type":"rolled","value":6}',NULL,1790091048.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',26,1,'{"type":"move","pawn":5,"to":155}','move 245',1790091052.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',27,1,'{"type":"move","pawn":7,"to":111}','move 246',1790091056.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',28,0,'{"type":"roll"}','move 247',1790091060.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',29,-1,'{"type":"rolled","value":2}',NULL,1790091060.0);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',30,0,'{"type":"move","pawn":1,"to":127}','move 248',1790091063.75);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',31,0,NULL,'move 249',1790091067.5);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',32,0,'{"type":"move","pawn":0,"to":46}','move 250',1790091071.25);
INSERT INTO "entries" VALUES('4d58d7a40cd5b529',33,0,'{"type":"move","pawn":2,"to":53}','move 251',1790091075.0);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',1,-1,'{"type":"begin","seat":1}',NULL,1790091095.0);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',2,1,'{"type":"roll"}','move 252',1790091098.75);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',3,-1,'{"type":"rolled","value":3}',NULL,1790091098.75);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',4,1,'{"type":"move","pawn":5,"to":89}','move 253',1790091102.5);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',5,1,'{"type":"move","pawn":6,"to":36}','move 254',1790091106.25);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',6,0,'{"type":"roll"}','move 255',1790091110.0);
INSERT INTO "entries" VALUES('77ea6e69aa8e50fd',7,-1,'{"type":"rolled","value":6}',NULL,1790091110.0);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',1,-1,'{"type":"start","seat":1}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',2,-1,'{"type":"deal","card":25}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',3,-1,'{"type":"deal","card":41}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',4,-1,'{"type":"deal","card":32}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',5,-1,'{"type":"deal","card":46}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',6,-1,'{"type":"deal","card":36}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',7,-1,'{"type":"deal","card":4}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',8,-1,'{"type":"deal","card":16}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',9,-1,'{"type":"deal","card":47}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',10,-1,'{"type":"deal","card":33}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',11,-1,'{"type":"deal","card":1}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',12,-1,'{"type":"deal","card":17}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',13,-1,'{"type":"deal","card":38}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',14,2,'{"type":"keep","first":1,"second":2}',NULL,1790091130.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',15,1,'{"type":"keep","first":1,"second":2}','move 256',1790091134.0);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',16,0,'{"type":"keep","first":0,"second":2}','move 257',1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',17,-1,'{"type":"deal","card":5}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',18,-1,'{"type":"deal","card":28}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',19,-1,'{"type":"deal","card":10}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',20,-1,'{"type":"deal","card":2}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',21,-1,'{"type":"flip","card":3}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',22,2,'{"type":"mark","slot":0,"cells":608}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',23,2,'{"type":"done"}',NULL,1790091137.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',24,1,'{"type":"mark","slot":1,"cells":76}','move 258',1790091141.5);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',25,1,'{"type":"done"}','move 259',1790091145.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',26,0,'{"type":"mark","slot":0,"cells":76}','move 260',1790091149.0);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',27,0,'{"type":"done"}','move 261',1790091152.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',28,-1,'{"type":"flip","card":1}',NULL,1790091152.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',29,2,'{"type":"mark","slot":1,"cells":7}',NULL,1790091152.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',30,2,'{"type":"done"}',NULL,1790091152.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',31,1,'{"type":"mark","slot":0,"cells":1092}','move 262',1790091156.5);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',32,1,'{"type":"done"}','move 263',1790091160.25);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',33,0,'{"type":"mark","slot":1,"cells":273}','move 264',1790091164.0);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',34,0,'{"type":"done"}','move 265',1790091167.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',35,-1,'{"type":"flip","card":4}',NULL,1790091167.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',36,2,'{"type":"mark","slot":1,"cells":51200}',NULL,1790091167.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',37,2,'{"type":"done"}',NULL,1790091167.75);
INSERT INTO "entries" VALUES('68114e4f87a3c16b',38,1,'{"type":"mark","slot":0,"cells":19}','move 266',1790091171.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',1,-1,'{"type":"start","seat":1}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',2,-1,'{"type":"deal","card":19}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',3,-1,'{"type":"deal","card":23}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',4,-1,'{"type":"deal","card":5}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',5,-1,'{"type":"deal","card":25}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',6,-1,'{"type":"deal","card":28}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',7,-1,'{"type":"deal","card":26}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',8,-1,'{"type":"deal","card":3}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',9,-1,'{"type":"deal","card":43}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',10,1,'{"type":"keep","first":1,"second":2}',NULL,1790091187.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',11,0,'{"type":"keep","first":2,"second":3}','move 267',1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',12,-1,'{"type":"deal","card":22}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',13,-1,'{"type":"deal","card":2}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',14,-1,'{"type":"deal","card":11}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',15,-1,'{"type":"deal","card":28}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',16,-1,'{"type":"flip","card":3}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',17,1,'{"type":"mark","slot":0,"cells":3200}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',18,1,'{"type":"done"}',NULL,1790091191.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',19,0,'{"type":"mark","slot":1,"cells":3200}','move 268',1790091195.0);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',20,0,'{"type":"done"}','move 269',1790091198.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',21,-1,'{"type":"flip","card":0}',NULL,1790091198.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',22,1,'{"type":"mark","slot":1,"cells":6}',NULL,1790091198.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',23,1,'{"type":"done"}',NULL,1790091198.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',24,0,'{"type":"mark","slot":0,"cells":17}','move 270',1790091202.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',25,0,'{"type":"done"}','move 271',1790091206.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',26,-1,'{"type":"flip","card":6}',NULL,1790091206.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',27,1,'{"type":"mark","slot":1,"cells":12560}',NULL,1790091206.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',28,1,'{"type":"done"}',NULL,1790091206.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',29,0,'{"type":"mark","slot":0,"cells":35008}','move 272',1790091210.0);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',30,0,'{"type":"mark","slot":0,"cells":16384}','move 273',1790091213.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',31,0,'{"type":"done"}','move 274',1790091217.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',32,-1,'{"type":"flip","card":2}',NULL,1790091217.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',33,1,'{"type":"mark","slot":1,"cells":2184}',NULL,1790091217.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',34,1,'{"type":"mark","slot":1,"cells":64}',NULL,1790091217.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',35,1,'{"type":"done"}',NULL,1790091217.5);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',36,0,'{"type":"mark","slot":0,"cells":14}','move 275',1790091221.25);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',37,0,'{"type":"mark","slot":0,"cells":32}','move 276',1790091225.0);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',38,0,'{"type":"done"}','move 277',1790091228.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',39,-1,'{"type":"flip","card":4}',NULL,1790091228.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',40,1,'{"type":"mark","slot":1,"cells":50176}',NULL,1790091228.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',41,1,'{"type":"done"}',NULL,1790091228.75);
INSERT INTO "entries" VALUES('9ef85b2efdf2a6c7',42,0,'{"type":"mark","slot":0,"cells":4864}','move 278',1790091232.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',1,-1,'{"type":"start","seat":0}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',2,-1,'{"type":"deal","card":43}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',3,-1,'{"type":"deal","card":12}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',4,-1,'{"type":"deal","card":46}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',5,-1,'{"type":"deal","card":1}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',6,-1,'{"type":"deal","card":40}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',7,-1,'{"type":"deal","card":37}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',8,-1,'{"type":"deal","card":27}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',9,-1,'{"type":"deal","card":9}',NULL,1790091252.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',10,1,'{"type":"keep","first":0,"second":3}','move 279',1790091256.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',11,0,'{"type":"keep","first":1,"second":3}','move 280',1790091260.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',12,-1,'{"type":"deal","card":30}',NULL,1790091260.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',13,-1,'{"type":"deal","card":15}',NULL,1790091260.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',14,-1,'{"type":"deal","card":44}',NULL,1790091260.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',15,-1,'{"type":"deal","card":35}',NULL,1790091260.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',16,-1,'{"type":"flip","card":4}',NULL,1790091260.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',17,1,'{"type":"mark","slot":1,"cells":19}','move 281',1790091264.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',18,1,NULL,'move 282',1790091267.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',19,1,'{"type":"mark","slot":1,"cells":25088}','move 283',1790091271.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',20,1,'{"type":"done"}','move 284',1790091275.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',21,0,'{"type":"mark","slot":1,"cells":608}','move 285',1790091279.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',22,0,'{"type":"done"}','move 286',1790091282.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',23,-1,'{"type":"flip","card":0}',NULL,1790091282.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',24,1,'{"type":"mark","slot":1,"cells":34816}','move 287',1790091286.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',25,1,'{"type":"done"}','move 288',1790091290.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',26,0,'{"type":"mark","slot":0,"cells":6}','move 289',1790091294.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',27,0,'{"type":"done"}','move 290',1790091297.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',28,-1,'{"type":"flip","card":6}',NULL,1790091297.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',29,1,'{"type":"mark","slot":1,"cells":23}','move 291',1790091301.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',30,1,NULL,'move 292',1790091305.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',31,1,'{"type":"mark","slot":0,"cells":116}','move 293',1790091309.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',32,1,'{"type":"done"}','move 294',1790091312.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',33,1,NULL,'move 295',1790091316.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',34,1,'{"type":"done"}','move 296',1790091320.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',35,0,'{"type":"mark","slot":0,"cells":51328}','move 297',1790091324.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',36,0,'{"type":"mark","slot":0,"cells":8}','move 298',1790091327.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',37,0,NULL,'move 299',1790091331.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',38,0,'{"type":"mark","slot":1,"cells":4096}','move 300',1790091335.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',39,0,'{"type":"done"}','move 301',1790091339.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',40,-1,'{"type":"flip","card":5}',NULL,1790091339.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',41,1,'{"type":"mark","slot":0,"cells":1}','move 302',1790091342.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',42,1,'{"type":"done"}','move 303',1790091346.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',43,0,'{"type":"mark","slot":1,"cells":58368}','move 304',1790091350.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',44,0,'{"type":"mark","slot":0,"cells":8}','move 305',1790091354.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',45,0,NULL,'move 306',1790091357.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',46,0,'{"type":"mark","slot":1,"cells":16}','move 307',1790091361.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',47,0,'{"type":"done"}','move 308',1790091365.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',48,-1,'{"type":"flip","card":3}',NULL,1790091365.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',49,1,'{"type":"mark","slot":1,"cells":200}','move 309',1790091369.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',50,1,'{"type":"done"}','move 310',1790091372.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',51,0,'{"type":"mark","slot":0,"cells":4864}','move 311',1790091376.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',52,0,'{"type":"mark","slot":1,"cells":1}','move 312',1790091380.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',53,0,'{"type":"mark","slot":0,"cells":8}','move 313',1790091384.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',54,0,'{"type":"done"}','move 314',1790091387.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',55,-1,'{"type":"flip","card":7}',NULL,1790091387.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',56,1,'{"type":"mark","slot":0,"cells":512}','move 315',1790091391.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',57,1,'{"type":"done"}','move 316',1790091395.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',58,0,'{"type":"mark","slot":1,"cells":256}','move 317',1790091399.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',59,0,NULL,'move 318',1790091402.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',60,0,'{"type":"mark","slot":0,"cells":32}','move 319',1790091406.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',61,0,'{"type":"done"}','move 320',1790091410.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',62,-1,'{"type":"flip","card":1}',NULL,1790091410.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',63,1,'{"type":"mark","slot":1,"cells":7}','move 321',1790091414.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',64,1,'{"type":"done"}','move 322',1790091417.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',65,0,'{"type":"mark","slot":1,"cells":2184}','move 323',1790091421.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',66,0,'{"type":"mark","slot":1,"cells":256}','move 324',1790091425.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',67,0,NULL,'move 325',1790091429.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',68,0,'{"type":"mark","slot":0,"cells":16}','move 326',1790091432.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',69,0,'{"type":"done"}','move 327',1790091436.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',70,-1,'{"type":"flip","card":4}',NULL,1790091436.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',71,1,'{"type":"mark","slot":0,"cells":2048}','move 328',1790091440.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',72,1,'{"type":"mark","slot":0,"cells":128}','move 329',1790091444.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',73,1,'{"type":"done"}','move 330',1790091447.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',74,1,NULL,'move 331',1790091451.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',75,1,'{"type":"done"}','move 332',1790091455.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',76,0,'{"type":"mark","slot":0,"cells":1}','move 333',1790091459.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',77,0,'{"type":"mark","slot":0,"cells":64}','move 334',1790091462.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',78,0,'{"type":"done"}','move 335',1790091466.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',79,1,'{"type":"take","place":1}','move 336',1790091470.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',80,-1,'{"type":"deal","card":17}',NULL,1790091470.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',81,0,'{"type":"take","place":0}','move 337',1790091474.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',82,-1,'{"type":"deal","card":42}',NULL,1790091474.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',83,-1,'{"type":"flip","card":2}',NULL,1790091474.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',84,1,'{"type":"mark","slot":1,"cells":4368}','move 338',1790091477.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',85,1,'{"type":"done"}','move 339',1790091481.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',86,0,'{"type":"mark","slot":0,"cells":14}','move 340',1790091485.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',87,0,'{"type":"mark","slot":1,"cells":256}','move 341',1790091489.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',88,0,'{"type":"done"}','move 342',1790091492.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',89,0,'{"type":"take","place":4}','move 343',1790091496.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',90,-1,'{"type":"deal","card":32}',NULL,1790091496.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',91,1,'{"type":"take","place":4}','move 344',1790091500.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',92,-1,'{"type":"deal","card":19}',NULL,1790091500.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',93,-1,'{"type":"flip","card":6}',NULL,1790091500.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',94,0,'{"type":"mark","slot":1,"cells":275}','move 345',1790091504.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',95,1,'{"type":"mark","slot":0,"cells":71}','move 346',1790091507.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',96,0,NULL,'move 347',1790091511.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',97,1,'{"type":"mark","slot":0,"cells":8}','move 348',1790091515.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',98,1,'{"type":"done"}','move 349',1790091519.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',99,1,NULL,'move 350',1790091522.75);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',100,0,'{"type":"mark","slot":0,"cells":1}','move 351',1790091526.5);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',101,0,NULL,'move 352',1790091530.25);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',102,0,'{"type":"mark","slot":1,"cells":275}','move 353',1790091534.0);
INSERT INTO "entries" VALUES('dad5c5b6e5609e6d',103,1,'{"type":"done"}','move 354',1790091537.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',1,-1,'{"type":"begin","seat":1}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',2,-1,'{"type":"deal","card":15}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',3,-1,'{"type":"deal","card":33}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',4,-1,'{"type":"deal","card":27}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',5,-1,'{"type":"deal","card":29}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',6,-1,'{"type":"deal","card":22}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',7,-1,'{"type":"deal","card":35}',NULL,1790091558.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',8,1,'{"type":"play-curse","curse":"forced-march"}','move 355',1790091561.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',9,1,NULL,'move 356',1790091565.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',10,1,'{"type":"roll"}','move 357',1790091569.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',11,-1,'{"type":"rolled","value":1}',NULL,1790091569.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',12,1,'{"type":"gamble","values":[1,2,4]}','move 358',1790091573.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',13,-1,'{"type":"rolled","value":6}',NULL,1790091573.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',14,0,'{"type":"roll"}','move 359',1790091576.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',15,-1,'{"type":"rolled","value":6}',NULL,1790091576.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',16,0,'{"type":"move","pawn":0,"to":26}','move 360',1790091580.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',17,0,'{"type":"move","pawn":3,"to":104}','move 361',1790091584.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',18,1,'{"type":"play-curse","curse":"change-of-bandages"}','move 362',1790091588.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',19,1,'{"type":"pick","pawn":0}','move 363',1790091591.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',20,1,NULL,'move 364',1790091595.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',21,1,'{"type":"pick","pawn":7}','move 365',1790091599.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',22,1,'{"type":"pick","pawn":3}','move 366',1790091603.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',23,0,'{"type":"roll"}','move 367',1790091606.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',24,-1,'{"type":"rolled","value":5}',NULL,1790091606.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',25,0,'{"type":"move","pawn":0,"to":10}','move 368',1790091610.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',26,0,'{"type":"move","pawn":3,"to":97}','move 369',1790091614.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',27,0,NULL,'move 370',1790091618.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',28,0,'{"type":"move","pawn":2,"to":82}','move 371',1790091621.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',29,1,'{"type":"play-curse","curse":"forced-march"}','move 372',1790091625.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',30,1,'{"type":"pick","pawn":5}','move 373',1790091629.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',31,1,NULL,'move 374',1790091633.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',32,1,'{"type":"pick","pawn":5}','move 375',1790091636.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',33,1,'{"type":"move","pawn":5,"to":134}','move 376',1790091640.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',34,1,NULL,'move 377',1790091644.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',35,1,'{"type":"move","pawn":5,"to":82}','move 378',1790091648.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',36,0,'{"type":"place-back","pawn":2,"square":122}','move 379',1790091651.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',37,0,'{"type":"roll"}','move 380',1790091655.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',38,-1,'{"type":"rolled","value":3}',NULL,1790091655.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',39,0,'{"type":"move","pawn":1,"to":83}','move 381',1790091659.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',40,0,'{"type":"move","pawn":2,"to":92}','move 382',1790091663.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',41,0,NULL,'move 383',1790091666.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',42,0,'{"type":"move","pawn":2,"to":92}','move 384',1790091670.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',43,1,'{"type":"roll"}','move 385',1790091674.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',44,-1,'{"type":"rolled","value":5}',NULL,1790091674.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',45,1,'{"type":"move","pawn":4,"to":28}','move 386',1790091678.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',46,1,NULL,'move 387',1790091681.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',47,1,'{"type":"move","pawn":5,"to":71}','move 388',1790091685.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',48,1,'{"type":"move","pawn":7,"to":55}','move 389',1790091689.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',49,0,'{"type":"roll"}','move 390',1790091693.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',50,-1,'{"type":"rolled","value":3}',NULL,1790091693.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',51,0,'{"type":"move","pawn":0,"to":0}','move 391',1790091696.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',52,0,'{"type":"move","pawn":3,"to":111}','move 392',1790091700.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',53,0,NULL,'move 393',1790091704.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',54,0,'{"type":"move","pawn":3,"to":111}','move 394',1790091708.0);
INSERT INTO "entries" VALUES('d85611b1b082604a',55,1,'{"type":"roll"}','move 395',1790091711.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',56,-1,'{"type":"rolled","value":5}',NULL,1790091711.75);
INSERT INTO "entries" VALUES('d85611b1b082604a',57,1,'{"type":"move","pawn":4,"to":28}','move 396',1790091715.5);
INSERT INTO "entries" VALUES('d85611b1b082604a',58,1,NULL,'move 397',1790091719.25);
INSERT INTO "entries" VALUES('d85611b1b082604a',59,1,'{"type":"move","pawn":5,"to":115}','move 398',1790091723.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',1,-1,'{"type":"deal","card":45}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',2,-1,'{"type":"deal","card":33}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',3,-1,'{"type":"deal","card":32}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',4,-1,'{"type":"deal","card":16}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',5,-1,'{"type":"deal","card":46}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',6,-1,'{"type":"deal","card":27}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',7,-1,'{"type":"deal","card":17}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',8,-1,'{"type":"deal","card":2}',NULL,1790091743.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',9,1,'{"type":"keep","first":2,"second":3}','move 399',1790091747.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',10,0,'{"type":"keep","first":1,"second":3}','move 400',1790091750.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',11,-1,'{"type":"deal","card":4}',NULL,1790091750.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',12,-1,'{"type":"deal","card":22}',NULL,1790091750.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',13,-1,'{"type":"deal","card":13}',NULL,1790091750.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',14,-1,'{"type":"deal","card":32}',NULL,1790091750.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',15,-1,'{"type":"flip","card":1}',NULL,1790091750.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',16,1,'{"type":"mark","slot":1,"cells":14}','move 401',1790091754.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',17,1,'{"type":"done"}',NULL,1790091754.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',18,1,NULL,'move 402',1790091758.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',19,1,NULL,NULL,1790091758.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',20,1,'{"type":"mark","slot":0,"cells":7}','move 403',1790091762.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',21,1,'{"type":"done"}',NULL,1790091762.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',22,0,'{"type":"mark","slot":0,"cells":7}','move 404',1790091765.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',23,0,'{"type":"done"}',NULL,1790091765.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',24,-1,'{"type":"flip","card":6}',NULL,1790091765.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',25,1,'{"type":"mark","slot":1,"cells":2118}','move 405',1790091769.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',26,1,'{"type":"done"}',NULL,1790091769.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',27,1,NULL,'move 406',1790091773.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',28,1,NULL,NULL,1790091773.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',29,1,'{"type":"mark","slot":0,"cells":912}','move 407',1790091777.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',30,1,'{"type":"mark","slot":0,"cells":32}','move 408',1790091780.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',31,1,'{"type":"done"}',NULL,1790091780.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',32,1,NULL,'move 409',1790091784.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',33,1,NULL,NULL,1790091784.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',34,1,'{"type":"mark","slot":1,"cells":4}','move 410',1790091788.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',35,1,'{"type":"done"}',NULL,1790091788.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',36,0,'{"type":"mark","slot":0,"cells":8472}','move 411',1790091792.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',37,0,'{"type":"mark","slot":1,"cells":1}','move 412',1790091795.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',38,0,'{"type":"mark","slot":1,"cells":2}','move 413',1790091799.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',39,0,'{"type":"done"}',NULL,1790091799.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',40,-1,'{"type":"flip","card":3}',NULL,1790091799.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',41,1,'{"type":"mark","slot":1,"cells":194}','move 414',1790091803.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',42,1,'{"type":"done"}',NULL,1790091803.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',43,0,'{"type":"mark","slot":1,"cells":268}','move 415',1790091807.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',44,0,'{"type":"done"}',NULL,1790091807.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',45,-1,'{"type":"flip","card":4}',NULL,1790091807.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',46,1,'{"type":"mark","slot":1,"cells":198656}','move 416',1790091810.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',47,1,'{"type":"done"}',NULL,1790091810.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',48,0,'{"type":"mark","slot":0,"cells":71680}','move 417',1790091814.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',49,0,'{"type":"done"}',NULL,1790091814.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',50,-1,'{"type":"flip","card":5}',NULL,1790091814.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',51,1,'{"type":"mark","slot":0,"cells":35872}','move 418',1790091818.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',52,1,'{"type":"done"}',NULL,1790091818.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',53,0,'{"type":"mark","slot":1,"cells":7232}','move 419',1790091822.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',54,0,'{"type":"mark","slot":0,"cells":2097152}','move 420',1790091825.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',55,0,'{"type":"done"}',NULL,1790091825.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',56,0,'{"type":"take","place":4}','move 421',1790091829.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',57,-1,'{"type":"deal","card":26}',NULL,1790091829.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',58,-1,'{"type":"flip","card":0}',NULL,1790091829.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',59,1,'{"type":"mark","slot":1,"cells":256}','move 422',1790091833.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',60,1,'{"type":"done"}',NULL,1790091833.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',61,1,NULL,'move 423',1790091837.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',62,1,NULL,NULL,1790091837.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',63,1,'{"type":"mark","slot":1,"cells":4194304}','move 424',1790091840.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',64,1,'{"type":"done"}',NULL,1790091840.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',65,0,'{"type":"mark","slot":0,"cells":24}','move 425',1790091844.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',66,0,'{"type":"done"}',NULL,1790091844.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',67,-1,'{"type":"flip","card":7}',NULL,1790091844.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',68,1,'{"type":"mark","slot":1,"cells":256}','move 426',1790091848.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',69,1,'{"type":"done"}',NULL,1790091848.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',70,0,'{"type":"mark","slot":0,"cells":4}','move 427',1790091852.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',71,0,'{"type":"done"}',NULL,1790091852.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',72,-1,'{"type":"flip","card":1}',NULL,1790091852.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',73,1,'{"type":"mark","slot":0,"cells":17317888}','move 428',1790091855.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',74,1,'{"type":"done"}',NULL,1790091855.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',75,0,'{"type":"mark","slot":0,"cells":2114}','move 429',1790091859.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',76,0,'{"type":"done"}',NULL,1790091859.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',77,1,'{"type":"take","place":3}','move 430',1790091863.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',78,-1,'{"type":"deal","card":6}',NULL,1790091863.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',79,-1,'{"type":"flip","card":4}',NULL,1790091863.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',80,0,'{"type":"mark","slot":0,"cells":3211264}','move 431',1790091867.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',81,1,'{"type":"mark","slot":0,"cells":536}','move 432',1790091870.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',82,1,'{"type":"done"}',NULL,1790091870.75);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',83,1,NULL,'move 433',1790091874.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',84,1,NULL,NULL,1790091874.5);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',85,1,'{"type":"mark","slot":1,"cells":25427968}','move 434',1790091878.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',86,1,'{"type":"done"}',NULL,1790091878.25);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',87,0,NULL,'move 435',1790091882.0);
INSERT INTO "entries" VALUES('1dbecc5a770a8ac7',88,0,'{"type":"mark","slot":0,"cells":3211264}','move 436',1790091885.75);
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	nickname VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('06e6cdcce4ab8c31','Ada',1790000005.25);
INSERT INTO "people" VALUES('08d52ba974649e26','Bruno',1790000010.5);
INSERT INTO "people" VALUES('7989d311c9696ea0','Zoë d''Ångström 🧭',1790000015.75);
INSERT INTO "people" VALUES('044cc6c389d79043','Dario',1790000021.0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(32), 
	gone BOOLEAN NOT NULL, seen FLOAT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(person) REFERENCES people (person), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('41e5929a741121fb',0,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('41e5929a741121fb',1,'open','',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('d56a324bb99211a7',0,'person','Ada','06e6cdcce4ab8c31','greedy',1,NULL);
INSERT INTO "seats" VALUES('d56a324bb99211a7',1,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('bfef3618195b5e13',0,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('bfef3618195b5e13',1,'bot','Il Faraone',NULL,'random',0,NULL);
INSERT INTO "seats" VALUES('bfef3618195b5e13',2,'person','Zoë d''Ångström 🧭','7989d311c9696ea0','random',1,NULL);
INSERT INTO "seats" VALUES('f1208bf27310c314',0,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('f1208bf27310c314',1,'bot','Il Faraone',NULL,'random',0,NULL);
INSERT INTO "seats" VALUES('f1208bf27310c314',2,'bot','Bruno',NULL,'random',0,NULL);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',0,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',1,'person','Nonna','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',2,'bot','Celina',NULL,'greedy',0,NULL);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',3,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('4d58d7a40cd5b529',0,'person','Zoë d''Ångström 🧭','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('4d58d7a40cd5b529',1,'person','Player 2','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('77ea6e69aa8e50fd',0,'person','Zoë d''Ångström 🧭','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('77ea6e69aa8e50fd',1,'person','Player 2','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('68114e4f87a3c16b',0,'person','Zoë d''Ångström 🧭','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('68114e4f87a3c16b',1,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('68114e4f87a3c16b',2,'bot','Ada',NULL,'greedy',0,NULL);
INSERT INTO "seats" VALUES('9ef85b2efdf2a6c7',0,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('9ef85b2efdf2a6c7',1,'bot','Ada',NULL,'greedy',0,NULL);
INSERT INTO "seats" VALUES('dad5c5b6e5609e6d',0,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('dad5c5b6e5609e6d',1,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('d85611b1b082604a',0,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('d85611b1b082604a',1,'person','Zoë d''Ångström 🧭','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('1dbecc5a770a8ac7',0,'person','Bruno','08d52ba974649e26',NULL,0,1790091916.25);
INSERT INTO "seats" VALUES('1dbecc5a770a8ac7',1,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('a59556010038eeba',0,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('a59556010038eeba',1,'open','',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('a59556010038eeba',2,'open','',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('a59556010038eeba',3,'bot','Bruno',NULL,'random',0,NULL);
INSERT INTO "seats" VALUES('f4ad2246fe16f6cf',0,'person','Ada','06e6cdcce4ab8c31',NULL,0,NULL);
INSERT INTO "seats" VALUES('f4ad2246fe16f6cf',1,'open','',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('a7e52910b0bdf8c1',0,'person','Bruno','08d52ba974649e26',NULL,0,NULL);
INSERT INTO "seats" VALUES('a7e52910b0bdf8c1',1,'person','Zoë d''Ångström 🧭','7989d311c9696ea0',NULL,0,NULL);
INSERT INTO "seats" VALUES('a7e52910b0bdf8c1',2,'open','',NULL,NULL,0,NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','e8f38051c4b068b9b43bfab73696d6c51e14d356d7916c479277e14b286822c0');
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	data TEXT, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(host) REFERENCES people (person)
);
INSERT INTO "tables" VALUES('41e5929a741121fb','THUNDER-FROG-EMERALD-4086','pyramids',1,'470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989',NULL,'{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','6f8d4a3fbd065d82e2a401d02792514c','08d52ba974649e26','expired',NULL,1790000032.5,1790000032.5);
INSERT INTO "tables" VALUES('d56a324bb99211a7','HARP-WILLOW-GLACIER-4196','silver-and-gold',1,'234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c',NULL,'{}','{"listed":false,"clock":3600,"away":0,"confirm_at_once":false,"spectators":true}','7a2aa51c868a84b3bba5a17d2c8e362b','08d52ba974649e26','over',NULL,1790090044.0,1790090421.0);
INSERT INTO "tables" VALUES('bfef3618195b5e13','CARAVAN-OLIVE-SILVER-7519','pyramids',1,'470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989',NULL,'{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":true,"spectators":true}','0f90fe92fbeb4527c852855bfe2fc185','06e6cdcce4ab8c31','over','f1208bf27310c314',1790090432.5,1790090618.25);
INSERT INTO "tables" VALUES('f1208bf27310c314','BRIDGE-BLOOM-SHIP-1418','pyramids',1,'470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989',NULL,'{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":true,"spectators":true}','81d4f6c652637bc0378dab700df24961','06e6cdcce4ab8c31','running',NULL,1790090638.25,1790090660.75);
INSERT INTO "tables" VALUES('ca7a7fc162962c3e','MIRROR-WALNUT-ROSE-5454','la-piramide',1,'e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae',NULL,'{"turn_limit":6}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','c215b93b1be64b9f7e461e0756a45fb5','08d52ba974649e26','over',NULL,1790090672.25,1790090966.0);
INSERT INTO "tables" VALUES('4d58d7a40cd5b529','CAMEL-OAK-DUCK-7645','la-piramide',1,'6499a7bdead463cf58fdcea81cc35121efd4dbd0ebf0ce3a469824ca81696a10','edition: zoe''s stone
                            +---+---+---+
                            |           |
                        +---+   +   +   +---+
                        |       |   |       |
                        +   +   +   +   +   +
                        |       |   |       |
                    +---+   +---+   +---+   +---+
                    <       |           |       >
                    +---+---+   +   +   +---+---+
                    | sM                      eM|
                +---+   +---+---+---+---+---+   +---+
                |       | pS              fS|       |
                +   +---+   +---+---+---+   +---+   +
                |     fS      aS      lS      pS    |
            +---+   +   +---+---+---+---+---+   +   +---+
            |             eS              sS            |
            +   +---+---+---+   +   +   +---+---+---+   +
            |   | eS                              sS|   |
        +---+   +   +   +---+---+---+---+---+   +   +   +---+
        <   | sM|     lS                      aS    | eM|   >
        +   +   +   +---+---+---+   +---+---+---+   +   +   +
        |   |   | pM            |   |             fM|   |   |
    +---+   +   +---+---+   +   +   +   +   +---+---+   +   +---+
    |       |           | lM    |   |     aM|           |       |
    +   +---+---+---+   +   +   +   +   +   +   +---+---+---+   +
    | aM                |   |   |   |   |   |                 lM|
+---+---+---+---+---+---+   +   +   +   +   +---+---+---+---+---+---+
|             pM            |           |             fM            |
+   +   +---+---+---+---+   +---+---+---+   +---+---+---+---+   +   +
|                       |                   |                       |
+---+---+---+---+---+ v +---+---+---+---+---+ v +---+---+---+---+---+
','{"turn_limit":3,"curses":false,"no_passing":true}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','84004c27be26cca6851d1c2b27e7d0be','7989d311c9696ea0','over','77ea6e69aa8e50fd',1790090977.5,1790091075.0);
INSERT INTO "tables" VALUES('77ea6e69aa8e50fd','WAGON-RAVEN-PILLOW-2354','la-piramide',1,'6499a7bdead463cf58fdcea81cc35121efd4dbd0ebf0ce3a469824ca81696a10','edition: zoe''s stone
                            +---+---+---+
                            |           |
                        +---+   +   +   +---+
                        |       |   |       |
                        +   +   +   +   +   +
                        |       |   |       |
                    +---+   +---+   +---+   +---+
                    <       |           |       >
                    +---+---+   +   +   +---+---+
                    | sM                      eM|
                +---+   +---+---+---+---+---+   +---+
                |       | pS              fS|       |
                +   +---+   +---+---+---+   +---+   +
                |     fS      aS      lS      pS    |
            +---+   +   +---+---+---+---+---+   +   +---+
            |             eS              sS            |
            +   +---+---+---+   +   +   +---+---+---+   +
            |   | eS                              sS|   |
        +---+   +   +   +---+---+---+---+---+   +   +   +---+
        <   | sM|     lS                      aS    | eM|   >
        +   +   +   +---+---+---+   +---+---+---+   +   +   +
        |   |   | pM            |   |             fM|   |   |
    +---+   +   +---+---+   +   +   +   +   +---+---+   +   +---+
    |       |           | lM    |   |     aM|           |       |
    +   +---+---+---+   +   +   +   +   +   +   +---+---+---+   +
    | aM                |   |   |   |   |   |                 lM|
+---+---+---+---+---+---+   +   +   +   +   +---+---+---+---+---+---+
|             pM            |           |             fM            |
+   +   +---+---+---+---+   +---+---+---+   +---+---+---+---+   +   +
|                       |                   |                       |
+---+---+---+---+---+ v +---+---+---+---+---+ v +---+---+---+---+---+
','{"turn_limit":3,"curses":false,"no_passing":true}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','c218a518ddc5aadeb94e973404e43b6d','7989d311c9696ea0','running',NULL,1790091095.0,1790091110.0);
INSERT INTO "tables" VALUES('68114e4f87a3c16b','ACORN-IVORY-TEMPLE-8237','silver-and-gold',1,'234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c',NULL,'{}','{"listed":false,"clock":86400,"away":0,"confirm_at_once":false,"spectators":true}','b4ea6ba94736011c3a5a4523db48d3db','7989d311c9696ea0','closed',NULL,1790091121.5,1790091176.0);
INSERT INTO "tables" VALUES('9ef85b2efdf2a6c7','GALLEON-SATURN-SWAN-8921','silver-and-gold',1,'6b9efe249ba887581fe33bf9d0e3ef84a8d90bb5bd96a2b5326e02f038a765e1',NULL,'{}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','0b16df9a0cc7fa263b560a5095408ef3','08d52ba974649e26','running',NULL,1790091187.5,1790091232.5);
INSERT INTO "tables" VALUES('dad5c5b6e5609e6d','MELON-GULL-BROOM-9561','silver-and-gold',1,'234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c',NULL,'{}','{"listed":false,"clock":86400,"away":0,"confirm_at_once":false,"spectators":true}','d9f1bdd58c39fd3f28ea6b2d4ad97eb1','06e6cdcce4ab8c31','running',NULL,1790091244.0,1790091537.75);
INSERT INTO "tables" VALUES('d85611b1b082604a','CORK-FOSSIL-OAK-8061','la-piramide',1,'e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae',NULL,'{"gamble":3,"families":["lotus","ankh"]}','{"listed":false,"clock":0,"away":60,"confirm_at_once":true,"spectators":true}','a309c3f3cc6a46909b117babab77972c','06e6cdcce4ab8c31','running',NULL,1790091549.25,1790091723.0);
INSERT INTO "tables" VALUES('1dbecc5a770a8ac7','OTTER-CLOCK-GOLD-2130','pyramids',1,'470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989',NULL,'{"open_pile":true}','{"listed":false,"clock":86400,"away":60,"confirm_at_once":true,"spectators":false}','a8ce5bfd7e70ab1a65eea86fd168ca11','08d52ba974649e26','running',NULL,1790091734.5,1790091885.75);
INSERT INTO "tables" VALUES('a59556010038eeba','WAGON-LANTERN-OAK-1288','silver-and-gold',1,'234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c',NULL,'{}','{"listed":true,"clock":60,"away":0,"confirm_at_once":false,"spectators":true}','433e7570676ab22d3f61e981b7efb07a','06e6cdcce4ab8c31','gathering',NULL,1790091927.75,1790091927.75);
INSERT INTO "tables" VALUES('f4ad2246fe16f6cf','ORCHID-WHALE-PEBBLE-6295','silver-and-gold',1,'31979fda5bacf4010bad03dcc33e74a09593a6b3c8a07e2eb9172dc9516fe2a1','edition = "ada''s own tide"

[[map]]
number = 1
colour = "purple"
fields = """
+..+
oToo
oooo
ooo+
"""

[[map]]
number = 2
colour = "purple"
seal = "green"
fields = """
+oo+
oooo
o..+
oooo
"""

[[map]]
number = 3
colour = "purple"
fields = """
+ooT
oooo
+.o.
ooo+
"""

[[map]]
number = 4
colour = "purple"
fields = """
+oo.
o.oT
oooo
+oo+
"""

[[map]]
number = 5
colour = "purple"
fields = """
ooo+
oo..
Tooo
+oo+
"""

[[map]]
number = 6
colour = "purple"
fields = """
+$oo
oo$o
o$o.
o.o+
"""

[[map]]
number = 7
colour = "purple"
fields = """
ooo.
$oo$
oo$.
oooo
"""

[[map]]
number = 8
colour = "purple"
seal = "orange"
fields = """
+ooo
oooo
.oo.
+oo+
"""

[[map]]
number = 9
colour = "purple"
fields = """
$oo$
o.oo
oo.o
ooo$
"""

[[map]]
number = 10
colour = "purple"
fields = """
$ooo
ooo.
oo$o
o.o$
"""

[[map]]
number = 11
colour = "purple"
fields = """
ooo$
o$o.
.ooo
$ooo
"""

[[map]]
number = 12
colour = "purple"
seal = "grey"
fields = """
+ooo
oooo
oo.o
+.o+
"""

[[map]]
number = 13
colour = "orange"
fields = """
+o.+
.oTo
ooo.
o.o+
"""

[[map]]
number = 14
colour = "orange"
seal = "purple"
fields = """
oooo
o.o.
.ooo
+o.+
"""

[[map]]
number = 15
colour = "orange"
fields = """
+ooo
.oo.
oToo
+..+
"""

[[map]]
number = 16
colour = "orange"
fields = """
+ooT
.oo.
ooo.
+.o+
"""

[[map]]
number = 17
colour = "orange"
fields = """
$oo$
o..o
o..o
ooo$
"""

[[map]]
number = 18
colour = "orange"
fields = """
Too.
o.o+
oo.o
.oo+
"""

[[map]]
number = 19
colour = "orange"
seal = "green"
fields = """
.+o.
oooo
oooo
.o+.
"""

[[map]]
number = 20
colour = "orange"
fields = """
$ooo
.o.o
ooo$
o.$.
"""

[[map]]
number = 21
colour = "orange"
fields = """
o$oo
o..$
oo.o
.$oo
"""

[[map]]
number = 22
colour = "orange"
fields = """
$o.o
.ooo
oo..
$o$o
"""

[[map]]
number = 23
colour = "orange"
seal = "grey"
fields = """
+..o
oooo
oooo
o..+
"""

[[map]]
number = 24
colour = "orange"
fields = """
$ooo
...o
o$.o
ooo$
"""

[[map]]
number = 25
colour = "green"
fields = """
+ooT
.oo.
+ooo
"""

[[map]]
number = 26
colour = "green"
fields = """
+oTo
o..o
ooo+
"""

[[map]]
number = 27
colour = "green"
seal = "purple"
fields = """
oo.o
o.oo
oooo
"""

[[map]]
number = 28
colour = "green"
fields = """
ooo+
Too.
o.o+
"""

[[map]]
number = 29
colour = "green"
fields = """
Too+
o.o.
ooo+
"""

[[map]]
number = 30
colour = "green"
fields = """
$oo+
oo..
ooo$
"""

[[map]]
number = 31
colour = "green"
seal = "orange"
fields = """
.oo.
oooo
oooo
"""

[[map]]
number = 32
colour = "green"
fields = """
$o.+
oooo
o.o$
"""

[[map]]
number = 33
colour = "green"
fields = """
$ooo
oo.o
.oo$
"""

[[map]]
number = 34
colour = "green"
fields = """
$oo.
oooo
oo.$
"""

[[map]]
number = 35
colour = "green"
seal = "grey"
fields = """
.ooo
oooo
ooo.
"""

[[map]]
number = 36
colour = "green"
fields = """
+.o.
oooo
oo$o
"""

[[map]]
number = 37
colour = "grey"
fields = """
oTo
o.o
ooo
"""

[[map]]
number = 38
colour = "grey"
fields = """
ooo.
o.o$
.oo.
"""

[[map]]
number = 39
colour = "grey"
fields = """
+..T
oooo
.oo.
"""

[[map]]
number = 40
colour = "grey"
fields = """
T.o.
oooo
.o.+
"""

[[map]]
number = 41
colour = "grey"
seal = "green"
fields = """
oooo
o..o
oo..
"""

[[map]]
number = 42
colour = "grey"
fields = """
+oo.
.ooo
..oo
"""

[[map]]
number = 43
colour = "grey"
fields = """
oooo
o..T
o..+
"""

[[map]]
number = 44
colour = "grey"
seal = "orange"
fields = """
ooo.
..oo
ooo.
"""

[[map]]
number = 45
colour = "grey"
fields = """
oooo
.oo.
.o$.
"""

[[map]]
number = 46
colour = "grey"
fields = """
$oo.
.ooo
oo..
"""

[[map]]
number = 47
colour = "grey"
seal = "purple"
fields = """
oo.o
.ooo
oo..
"""
','{"open_pile":true}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":false}','7d0c98526d85e50670190c8868430333','06e6cdcce4ab8c31','gathering',NULL,1790091939.25,1790091939.25);
INSERT INTO "tables" VALUES('a7e52910b0bdf8c1','GALLEON-PIGEON-FIDDLE-2786','pyramids',1,'470e9322fd5bc649c332578c5535007990e132a97210baef9c62b25556c54989',NULL,'{}','{"listed":true,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','197712324310b80678ddc7f2c7a99110','08d52ba974649e26','closed',NULL,1790091950.75,1790091964.0);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_tables_edition ON tables (edition);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;

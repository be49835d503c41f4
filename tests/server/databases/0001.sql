BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
	gone BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(person) REFERENCES people (person), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',0,'person','Bruno','08d52ba974649e26',NULL,0);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',1,'person','Nonna','08d52ba974649e26',NULL,0);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',2,'bot','Celina',NULL,'greedy',0);
INSERT INTO "seats" VALUES('ca7a7fc162962c3e',3,'person','Ada','06e6cdcce4ab8c31',NULL,0);
INSERT INTO "seats" VALUES('dad5c5b6e5609e6d',0,'person','Ada','06e6cdcce4ab8c31',NULL,0);
INSERT INTO "seats" VALUES('dad5c5b6e5609e6d',1,'person','Bruno','08d52ba974649e26',NULL,0);
INSERT INTO "seats" VALUES('a59556010038eeba',0,'person','Ada','06e6cdcce4ab8c31',NULL,0);
INSERT INTO "seats" VALUES('a59556010038eeba',1,'open','',NULL,NULL,0);
INSERT INTO "seats" VALUES('a59556010038eeba',2,'open','',NULL,NULL,0);
INSERT INTO "seats" VALUES('a59556010038eeba',3,'bot','Bruno',NULL,'random',0);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','e8f38051c4b068b9b43bfab73696d6c51e14d356d7916c479277e14b286822c0');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(16) NOT NULL, 
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
INSERT INTO "tables" VALUES('ca7a7fc162962c3e','FIG-9012','la-piramide',1,'e05201a9c0799ac2e605b1b70db0252100ca8c9de12132c8db041c3978b9a8ae',NULL,'{"turn_limit":6}','{"listed":false,"clock":0,"away":0,"confirm_at_once":false,"spectators":true}','c215b93b1be64b9f7e461e0756a45fb5','08d52ba974649e26','over',NULL,1790090672.25,1790090966.0);
INSERT INTO "tables" VALUES('dad5c5b6e5609e6d','OWL-5678','silver-and-gold',1,'234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c',NULL,'{}','{"listed":false,"clock":86400,"away":0,"confirm_at_once":false,"spectators":true}','d9f1bdd58c39fd3f28ea6b2d4ad97eb1','06e6cdcce4ab8c31','running',NULL,1790091244.0,1790091537.75);
INSERT INTO "tables" VALUES('a59556010038eeba','GEM-1234','silver-and-gold',1,'234667be7a3654d907cf6bd20a92d2dee338516c720e491ed82c58eca292a75c',NULL,'{}','{"listed":true,"clock":60,"away":0,"confirm_at_once":false,"spectators":true}','433e7570676ab22d3f61e981b7efb07a','06e6cdcce4ab8c31','gathering',NULL,1790091927.75,1790091927.75);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_tables_edition ON tables (edition);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;

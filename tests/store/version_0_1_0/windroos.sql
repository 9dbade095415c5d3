BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE event (
	stream TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (stream, number), 
	CONSTRAINT fk_event_stream FOREIGN KEY(stream) REFERENCES stream (id)
)
 WITHOUT ROWID

;
INSERT INTO "event" VALUES('48zg42jg',1,'2026-11-24 15:52:55.623492','{"action":"begin","wall":["5s","5m","9p","2m","7s","f1","2m","1m","f4","7z","2m","5z","6m","3p","3s","3m","2z","7z","9s","5z","4z","8m","4z","3m","5z","7m","7s","1z","g2","1p","2p","5p","7p","4m","1s","4z","6z","8p","7s","8s","2z","1p","6s","f3","2s","2p","5s","1s","1s","3z","7p","4z","9m","5s","5p","3m","1m","4s","6m","1p","8s","6m","9s","3s","8m","5m","9m","9m","2m","5p","6m","4p","5m","3p","5z","3z","2p","6p","8m","4m","1m","6s","7m","5p","8p","6p","3p","3s","1m","g1","4s","1z","6s","9s","6z","4s","1z","8m","2z","5s","1s","7p","9p","7p","g3","9p","9s","3s","4s","2s","8s","f2","5m","6z","3m","2s","7z","6p","1p","4m","9m","7s","1z","3z","6s","8p","7m","g4","7m","7z","6z","4m","2p","4p","2s","8s","9p","4p","3p","6p","2z","4p","8p","3z"],"dice":[[4,3],[1,4]],"salt":"1710cf5327ac435a7a97c643656412a9b8a1abcd1a6916c74da4f9fc3c6da5d7","contributions":[],"steps":3}
{"public":{"event":"hand_began","number":1,"round":"E","seats":[0,1,2,3],"dreamer":null,"double":"E","last":false,"commitment":"049a4c6225b97a03a888d66586e98f34def26ed15502f89c1fe341f803d5e058","contributions":[]},"sealed":{"event":"built","wall":["5s","5m","9p","2m","7s","f1","2m","1m","f4","7z","2m","5z","6m","3p","3s","3m","2z","7z","9s","5z","4z","8m","4z","3m","5z","7m","7s","1z","g2","1p","2p","5p","7p","4m","1s","4z","6z","8p","7s","8s","2z","1p","6s","f3","2s","2p","5s","1s","1s","3z","7p","4z","9m","5s","5p","3m","1m","4s","6m","1p","8s","6m","9s","3s","8m","5m","9m","9m","2m","5p","6m","4p","5m","3p","5z","3z","2p","6p","8m","4m","1m","6s","7m","5p","8p","6p","3p","3s","1m","g1","4s","1z","6s","9s","6z","4s","1z","8m","2z","5s","1s","7p","9p","7p","g3","9p","9s","3s","4s","2s","8s","f2","5m","6z","3m","2s","7z","6p","1p","4m","9m","7s","1z","3z","6s","8p","7m","g4","7m","7z","6z","4m","2p","4p","2s","8s","9p","4p","3p","6p","2z","4p","8p","3z"],"salt":"1710cf5327ac435a7a97c643656412a9b8a1abcd1a6916c74da4f9fc3c6da5d7"}}
{"public":{"event":"opened","dice":[[4,3],[1,4]],"side":2,"stack":12}}
{"public":{"event":"dealt","counts":[14,13,13,13]},"private":[{"event":"rack","seat":"E","tiles":["5s","5m","9p","2m","2z","7z","9s","5z","7p","4m","1s","4z","1s","9m"]},{"event":"rack","seat":"S","tiles":["7s","f1","2m","1m","4z","8m","4z","3m","6z","8p","7s","8s","3z"]},{"event":"rack","seat":"W","tiles":["f4","7z","2m","5z","5z","7m","7s","1z","2z","1p","6s","f3","7p"]},{"event":"rack","seat":"N","tiles":["6m","3p","3s","3m","g2","1p","2p","5p","2s","2p","5s","1s","4z"]}]}');
INSERT INTO "event" VALUES('48zg42jg',2,'2026-11-24 15:52:55.628127','{"action":"discard","seat":"E","tile":"9p","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"9p"}}');
INSERT INTO "event" VALUES('48zg42jg',3,'2026-11-24 15:52:55.631278','{"action":"claim","seat":"S","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',4,'2026-11-24 15:52:55.631278','{"action":"claim","seat":"W","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',5,'2026-11-24 15:52:55.631278','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"unclaimed"}}');
INSERT INTO "event" VALUES('48zg42jg',6,'2026-11-24 15:52:55.634809','{"action":"draw","seat":"S","steps":1}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5s"}]}');
INSERT INTO "event" VALUES('48zg42jg',7,'2026-11-24 15:52:55.637782','{"action":"expose","seat":"S","tile":"f1","steps":1}
{"public":{"event":"exposed","seat":"S","tile":"f1"}}');
INSERT INTO "event" VALUES('48zg42jg',8,'2026-11-24 15:52:55.640311','{"action":"replace","seat":"S","steps":1}
{"public":{"event":"drew","seat":"S","loose":true},"private":[{"event":"received","seat":"S","tile":"8p"}]}');
INSERT INTO "event" VALUES('48zg42jg',9,'2026-11-24 15:52:55.678522','{"action":"discard","seat":"S","tile":"8m","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"8m"}}');
INSERT INTO "event" VALUES('48zg42jg',10,'2026-11-24 15:52:55.682429','{"action":"claim","seat":"E","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',11,'2026-11-24 15:52:55.682429','{"action":"claim","seat":"W","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',12,'2026-11-24 15:52:55.682429','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"unclaimed"}}');
INSERT INTO "event" VALUES('48zg42jg',13,'2026-11-24 15:52:55.685593','{"action":"draw","seat":"W","steps":1}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5p"}]}');
INSERT INTO "event" VALUES('48zg42jg',14,'2026-11-24 15:52:55.689633','{"action":"expose","seat":"W","tile":"f3","steps":1}
{"public":{"event":"exposed","seat":"W","tile":"f3"}}');
INSERT INTO "event" VALUES('48zg42jg',15,'2026-11-24 15:52:55.692197','{"action":"replace","seat":"W","steps":1}
{"public":{"event":"drew","seat":"W","loose":true},"private":[{"event":"received","seat":"W","tile":"3z"}]}');
INSERT INTO "event" VALUES('48zg42jg',16,'2026-11-24 15:52:55.696135','{"action":"expose","seat":"W","tile":"f4","steps":1}
{"public":{"event":"exposed","seat":"W","tile":"f4"}}');
INSERT INTO "event" VALUES('48zg42jg',17,'2026-11-24 15:52:55.699321','{"action":"replace","seat":"W","steps":1}
{"public":{"event":"drew","seat":"W","loose":true},"private":[{"event":"received","seat":"W","tile":"2z"}]}');
INSERT INTO "event" VALUES('48zg42jg',18,'2026-11-24 15:52:55.725010','{"action":"discard","seat":"W","tile":"2m","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"2m"}}');
INSERT INTO "event" VALUES('48zg42jg',19,'2026-11-24 15:52:55.728855','{"action":"claim","seat":"E","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',20,'2026-11-24 15:52:55.728855','{"action":"claim","seat":"S","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',21,'2026-11-24 15:52:55.728855','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"unclaimed"}}');
INSERT INTO "event" VALUES('48zg42jg',22,'2026-11-24 15:52:55.731680','{"action":"draw","seat":"N","steps":1}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"3m"}]}');
INSERT INTO "event" VALUES('48zg42jg',23,'2026-11-24 15:52:55.734305','{"action":"expose","seat":"N","tile":"g2","steps":1}
{"public":{"event":"exposed","seat":"N","tile":"g2"}}');
INSERT INTO "event" VALUES('48zg42jg',24,'2026-11-24 15:52:55.737379','{"action":"replace","seat":"N","steps":1}
{"public":{"event":"drew","seat":"N","loose":true},"private":[{"event":"received","seat":"N","tile":"4p"}]}');
INSERT INTO "event" VALUES('48zg42jg',25,'2026-11-24 15:52:55.764987','{"action":"discard","seat":"N","tile":"4z","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"4z"}}');
INSERT INTO "event" VALUES('48zg42jg',26,'2026-11-24 15:52:55.769249','{"action":"claim","seat":"E","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',27,'2026-11-24 15:52:55.769249','{"action":"claim","seat":"S","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',28,'2026-11-24 15:52:55.769249','{"action":"claim","seat":"W","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}
{"public":{"event":"unclaimed"}}');
INSERT INTO "event" VALUES('48zg42jg',29,'2026-11-24 15:52:55.772076','{"action":"draw","seat":"E","steps":1}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"1m"}]}');
INSERT INTO "event" VALUES('48zg42jg',30,'2026-11-24 15:52:55.774181','{"action":"discard","seat":"E","tile":"9s","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"9s"}}');
INSERT INTO "event" VALUES('48zg42jg',31,'2026-11-24 15:52:55.777259','{"action":"claim","seat":"S","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',32,'2026-11-24 15:52:55.777259','{"action":"claim","seat":"W","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}');
INSERT INTO "event" VALUES('48zg42jg',33,'2026-11-24 15:52:55.777259','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"unclaimed"}}');
INSERT INTO "event" VALUES('4p8862hz',1,'2026-11-24 15:52:52.340209','{"event":"opened","rules":"nts2002","options":{},"house":"# House rules on top of a book: windroos score --house examples/club.toml ''HAND''\nname = \"Mahjongclub De Pauw\"\nrules = \"nts2002\"\n\n[options]                       # windroos rules show nts2002 lists them\nminimum = 1\ncoiling_snake = 2000\n\n[items.schoon]                  # an item by its id\ndoubles = 2\n\n[items.kop_en_staart]           # another name\nnl = \"Hoofden en staarten\"\nen = \"Heads and tails\"\n\n[items.pe_ling]                 # not played here\ncount = false\n","digest":"cece830fea3c7471","players":["Ans","Bea","Cor","Dirk"],"rounds":1,"hands":null,"title":"De Pauw"}');
INSERT INTO "event" VALUES('4p8862hz',2,'2026-11-24 15:52:52.603745','{"event":"hand","taps":[{"tap":"winner","player":1},{"tap":"how","by":"wall"},{"tap":"set","kind":"pung","tile":"3p","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"set","kind":"pung","tile":"4p","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"set","kind":"pung","tile":"5p","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"set","kind":"pung","tile":"1z","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"tile","tile":"6p"},{"tap":"tile","tile":"6p"},{"tap":"points","player":0,"points":6},{"tap":"points","player":2,"points":6},{"tap":"points","player":3,"points":6}]}');
INSERT INTO "event" VALUES('4p8862hz',3,'2026-11-24 15:52:52.658438','{"event":"hand","taps":[{"tap":"winner","player":1},{"tap":"points","player":1,"points":48},{"tap":"points","player":2,"points":18},{"tap":"points","player":3,"points":22},{"tap":"points","player":0,"points":10}]}');
INSERT INTO "event" VALUES('4p8862hz',4,'2026-11-24 15:52:52.704278','{"event":"hand","taps":[{"tap":"winner","player":2},{"tap":"points","player":2,"points":56},{"tap":"points","player":3,"points":22},{"tap":"points","player":0,"points":10},{"tap":"points","player":1,"points":14}]}');
INSERT INTO "event" VALUES('4p8862hz',5,'2026-11-24 15:52:52.750568','{"event":"hand","taps":[{"tap":"winner","player":3},{"tap":"points","player":3,"points":64},{"tap":"points","player":0,"points":10},{"tap":"points","player":1,"points":14},{"tap":"points","player":2,"points":18}]}');
INSERT INTO "event" VALUES('b7gxbm9p',1,'2026-11-24 15:52:53.130892','{"event":"opened","rules":"mcr","options":{},"house":"","digest":"001bd800a0ad987a","players":["Marijke","Joost","Ineke","Henk"],"rounds":null,"hands":null,"title":""}');
INSERT INTO "event" VALUES('b7gxbm9p',2,'2026-11-24 15:52:53.274657','{"event":"hand","taps":[{"tap":"false","player":0,"kind":"invalid"},{"tap":"fouls","player":3,"fouls":1},{"tap":"fouls","player":3,"fouls":2},{"tap":"winner","player":1},{"tap":"how","by":"discard"},{"tap":"giver","player":0},{"tap":"points","player":1,"points":10}]}');
INSERT INTO "event" VALUES('b7gxbm9p',3,'2026-11-24 15:52:53.328374','{"event":"hand","taps":[{"tap":"fouls","player":3,"fouls":1},{"tap":"end","end":"draw"}]}');
INSERT INTO "event" VALUES('g2pxvczw',1,'2026-11-24 15:52:54.340217','{"action":"begin","wall":["1p","8m","5p","1z","g3","7z","3z","6s","6z","3z","2m","3z","7p","8m","3s","1z","2p","3s","8s","5s","7s","7z","1z","2s","f2","6p","4p","8m","1z","f1","6s","8p","7m","3m","3m","5z","4m","2s","6z","5p","4z","8p","9p","2p","8s","5m","1p","9s","3s","1m","7s","4p","6z","1s","4m","4z","5p","7p","9s","2m","5m","1m","5z","8m","9m","7p","7m","2z","3p","1m","5p","5m","6m","9m","7s","6s","4z","7m","8s","2p","5m","3p","9p","4m","4p","3p","3s","9p","4s","6m","7p","f4","g2","2z","3m","1s","2m","4m","1s","5s","8p","4s","1s","1m","9p","g4","6p","6p","8p","6z","4s","3m","1p","5z","f3","2s","g1","7m","4z","6m","7z","3p","4s","7s","9s","2z","5z","6s","8s","7z","5s","2p","9s","3z","2z","6m","9m","9m","4p","2s","2m","6p","5s","1p"],"dice":[[2,6,6]],"salt":"1e2feb89414c343c1027c4d1c386bbc4cd613e30d8f16adf91b7584a2265b1f5","contributions":[],"steps":9}
{"public":{"event":"hand_began","number":1,"round":"E","seats":[0,1,2,3],"dreamer":null,"double":"E","last":false,"commitment":"8ea594ded5bb6c205211740b5fcc78e90c664dc9b9b6914b56d42e38b36ff288","contributions":[]},"sealed":{"event":"built","wall":["1p","8m","5p","1z","g3","7z","3z","6s","6z","3z","2m","3z","7p","8m","3s","1z","2p","3s","8s","5s","7s","7z","1z","2s","f2","6p","4p","8m","1z","f1","6s","8p","7m","3m","3m","5z","4m","2s","6z","5p","4z","8p","9p","2p","8s","5m","1p","9s","3s","1m","7s","4p","6z","1s","4m","4z","5p","7p","9s","2m","5m","1m","5z","8m","9m","7p","7m","2z","3p","1m","5p","5m","6m","9m","7s","6s","4z","7m","8s","2p","5m","3p","9p","4m","4p","3p","3s","9p","4s","6m","7p","f4","g2","2z","3m","1s","2m","4m","1s","5s","8p","4s","1s","1m","9p","g4","6p","6p","8p","6z","4s","3m","1p","5z","f3","2s","g1","7m","4z","6m","7z","3p","4s","7s","9s","2z","5z","6s","8s","7z","5s","2p","9s","3z","2z","6m","9m","9m","4p","2s","2m","6p","5s","1p"],"salt":"1e2feb89414c343c1027c4d1c386bbc4cd613e30d8f16adf91b7584a2265b1f5"}}
{"public":{"event":"opened","dice":[[2,6,6]],"side":1,"stack":14}}
{"public":{"event":"dealt","counts":[14,13,13,13]},"private":[{"event":"rack","seat":"E","tiles":["1p","8m","5p","1z","2p","3s","8s","5s","7m","3m","3m","5z","3s","6z"]},{"event":"rack","seat":"S","tiles":["g3","7z","3z","6s","7s","7z","1z","2s","4m","2s","6z","5p","1m"]},{"event":"rack","seat":"W","tiles":["6z","3z","2m","3z","f2","6p","4p","8m","4z","8p","9p","2p","7s"]},{"event":"rack","seat":"N","tiles":["7p","8m","3s","1z","1z","f1","6s","8p","8s","5m","1p","9s","4p"]}]}
{"public":{"event":"exposed","seat":"S","tile":"g3"}}
{"public":{"event":"drew","seat":"S","loose":true},"private":[{"event":"received","seat":"S","tile":"5s"}]}
{"public":{"event":"exposed","seat":"W","tile":"f2"}}
{"public":{"event":"drew","seat":"W","loose":true},"private":[{"event":"received","seat":"W","tile":"1p"}]}
{"public":{"event":"exposed","seat":"N","tile":"f1"}}
{"public":{"event":"drew","seat":"N","loose":true},"private":[{"event":"received","seat":"N","tile":"2m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',2,'2026-11-24 15:52:54.344254','{"action":"discard","seat":"E","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"1s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',3,'2026-11-24 15:52:54.353638','{"action":"discard","seat":"S","tile":"4m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"4m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"4m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',4,'2026-11-24 15:52:54.362331','{"action":"discard","seat":"W","tile":"8m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"8m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',5,'2026-11-24 15:52:54.369619','{"action":"discard","seat":"N","tile":"5m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"5m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',6,'2026-11-24 15:52:54.373543','{"action":"discard","seat":"E","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',7,'2026-11-24 15:52:54.379272','{"action":"discard","seat":"S","tile":"3z","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"3z"}}');
INSERT INTO "event" VALUES('g2pxvczw',8,'2026-11-24 15:52:54.383179','{"action":"claim","seat":"W","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pung"}]}
{"public":{"event":"melded","seat":"W","meld":{"kind":"pung","tile":"3z"},"giver":"S","tile":"3z"}}');
INSERT INTO "event" VALUES('g2pxvczw',9,'2026-11-24 15:52:54.387236','{"action":"discard","seat":"W","tile":"7s","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"7s"}}');
INSERT INTO "event" VALUES('g2pxvczw',10,'2026-11-24 15:52:54.391641','{"action":"claim","seat":"N","call":"chow","tile":"6s","steps":2}
{"private":[{"event":"answered","seat":"N","call":"chow","tile":"6s"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"chow","tile":"6s"},"giver":"W","tile":"7s"}}');
INSERT INTO "event" VALUES('g2pxvczw',11,'2026-11-24 15:52:54.395156','{"action":"discard","seat":"N","tile":"1p","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"1p"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"9s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',12,'2026-11-24 15:52:54.398604','{"action":"discard","seat":"E","tile":"1z","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"1z"}}');
INSERT INTO "event" VALUES('g2pxvczw',13,'2026-11-24 15:52:54.401562','{"action":"claim","seat":"N","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pung"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"pung","tile":"1z"},"giver":"E","tile":"1z"}}');
INSERT INTO "event" VALUES('g2pxvczw',14,'2026-11-24 15:52:54.403928','{"action":"discard","seat":"N","tile":"8m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"8m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',15,'2026-11-24 15:52:54.408247','{"action":"discard","seat":"E","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',16,'2026-11-24 15:52:54.413688','{"action":"discard","seat":"S","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"1m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',17,'2026-11-24 15:52:54.418964','{"action":"discard","seat":"W","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"5z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',18,'2026-11-24 15:52:54.424159','{"action":"discard","seat":"N","tile":"9s","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"9s"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"8m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',19,'2026-11-24 15:52:54.428147','{"action":"discard","seat":"E","tile":"6z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"6z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"9m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',20,'2026-11-24 15:52:54.433181','{"action":"discard","seat":"S","tile":"9m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"9m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"7p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',21,'2026-11-24 15:52:54.439462','{"action":"discard","seat":"W","tile":"4z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"4z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"7m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',22,'2026-11-24 15:52:54.445191','{"action":"discard","seat":"N","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"2m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',23,'2026-11-24 15:52:54.449388','{"action":"discard","seat":"E","tile":"2z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',24,'2026-11-24 15:52:54.454382','{"action":"discard","seat":"S","tile":"1z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"1z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',25,'2026-11-24 15:52:54.460295','{"action":"discard","seat":"W","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"5p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',26,'2026-11-24 15:52:54.465560','{"action":"discard","seat":"N","tile":"7m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"7m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',27,'2026-11-24 15:52:54.470695','{"action":"discard","seat":"E","tile":"5m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"6m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',28,'2026-11-24 15:52:54.475370','{"action":"discard","seat":"S","tile":"6z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"6z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"9m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',29,'2026-11-24 15:52:54.481237','{"action":"discard","seat":"W","tile":"9m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"9m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"7s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',30,'2026-11-24 15:52:54.486563','{"action":"discard","seat":"N","tile":"7s","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"7s"}}');
INSERT INTO "event" VALUES('g2pxvczw',31,'2026-11-24 15:52:54.489776','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"6s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',32,'2026-11-24 15:52:54.491832','{"action":"discard","seat":"E","tile":"7m","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"7m"}}');
INSERT INTO "event" VALUES('g2pxvczw',33,'2026-11-24 15:52:54.495793','{"action":"claim","seat":"S","call":"chow","tile":"5m","steps":2}
{"private":[{"event":"answered","seat":"S","call":"chow","tile":"5m"}]}
{"public":{"event":"melded","seat":"S","meld":{"kind":"chow","tile":"5m"},"giver":"E","tile":"7m"}}');
INSERT INTO "event" VALUES('g2pxvczw',34,'2026-11-24 15:52:54.499345','{"action":"discard","seat":"S","tile":"3p","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"3p"}}');
INSERT INTO "event" VALUES('g2pxvczw',35,'2026-11-24 15:52:54.503095','{"action":"claim","seat":"W","call":"chow","tile":"1p","steps":2}
{"private":[{"event":"answered","seat":"W","call":"chow","tile":"1p"}]}
{"public":{"event":"melded","seat":"W","meld":{"kind":"chow","tile":"1p"},"giver":"S","tile":"3p"}}');
INSERT INTO "event" VALUES('g2pxvczw',36,'2026-11-24 15:52:54.506766','{"action":"discard","seat":"W","tile":"6z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"6z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',37,'2026-11-24 15:52:54.512631','{"action":"discard","seat":"N","tile":"3s","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"3s"}}');
INSERT INTO "event" VALUES('g2pxvczw',38,'2026-11-24 15:52:54.516035','{"action":"claim","seat":"E","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pung"}]}
{"public":{"event":"melded","seat":"E","meld":{"kind":"pung","tile":"3s"},"giver":"N","tile":"3s"}}');
INSERT INTO "event" VALUES('g2pxvczw',39,'2026-11-24 15:52:54.518172','{"action":"discard","seat":"E","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',40,'2026-11-24 15:52:54.522572','{"action":"discard","seat":"S","tile":"7m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"8s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',41,'2026-11-24 15:52:54.527145','{"action":"discard","seat":"W","tile":"8s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"8s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"2p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',42,'2026-11-24 15:52:54.531852','{"action":"discard","seat":"N","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"5p"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',43,'2026-11-24 15:52:54.535970','{"action":"discard","seat":"E","tile":"5m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',44,'2026-11-24 15:52:54.541239','{"action":"discard","seat":"S","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"1s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"9p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',45,'2026-11-24 15:52:54.547452','{"action":"discard","seat":"W","tile":"4p","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"4p"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',46,'2026-11-24 15:52:54.551604','{"action":"discard","seat":"N","tile":"4m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"4m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"4p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',47,'2026-11-24 15:52:54.555657','{"action":"discard","seat":"E","tile":"4p","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"4p"}}');
INSERT INTO "event" VALUES('g2pxvczw',48,'2026-11-24 15:52:54.559594','{"action":"claim","seat":"S","call":"chow","tile":"3p","steps":2}
{"private":[{"event":"answered","seat":"S","call":"chow","tile":"3p"}]}
{"public":{"event":"melded","seat":"S","meld":{"kind":"chow","tile":"3p"},"giver":"E","tile":"4p"}}');
INSERT INTO "event" VALUES('g2pxvczw',49,'2026-11-24 15:52:54.563330','{"action":"discard","seat":"S","tile":"7p","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"7p"}}');
INSERT INTO "event" VALUES('g2pxvczw',50,'2026-11-24 15:52:54.567029','{"action":"claim","seat":"W","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"3p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',51,'2026-11-24 15:52:54.570765','{"action":"discard","seat":"W","tile":"3p","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"3p"}}');
INSERT INTO "event" VALUES('g2pxvczw',52,'2026-11-24 15:52:54.574183','{"action":"claim","seat":"N","call":"chow","tile":"2p","steps":2}
{"private":[{"event":"answered","seat":"N","call":"chow","tile":"2p"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"chow","tile":"2p"},"giver":"W","tile":"3p"}}');
INSERT INTO "event" VALUES('g2pxvczw',53,'2026-11-24 15:52:54.577238','{"action":"discard","seat":"N","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"5z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"3s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',54,'2026-11-24 15:52:54.580961','{"action":"kong","seat":"E","tile":"3s","steps":2}
{"public":{"event":"konged","seat":"E","meld":{"kind":"kong","tile":"3s","added":true}}}
{"public":{"event":"drew","seat":"E","loose":true},"private":[{"event":"received","seat":"E","tile":"6p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',55,'2026-11-24 15:52:54.584848','{"action":"discard","seat":"E","tile":"6p","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"6p"}}');
INSERT INTO "event" VALUES('g2pxvczw',56,'2026-11-24 15:52:54.590011','{"action":"claim","seat":"N","call":"mahjong","steps":3}
{"private":[{"event":"answered","seat":"N","call":"mahjong"}]}
{"public":{"event":"won","seat":"N","tile":"6p","giver":"E"}}
{"public":{"event":"hand_ended","reason":"mahjong","winner":"N","racks":[["3m","3m","8m","8m","1p","2p","5s","6s","8s","9s"],["2s","2s","5s","6s","7s","7z","7z"],["2m","4m","6p","7p","8p","9p","9p"],["7p","8p","4z","4z"]],"kongs":[[],[],[],[]],"dead":[],"scores":[0,0,0,1],"net":[-2,-1,-1,4],"deductions":[0,0,0,0],"liable":null,"ruling":[],"pays":[{"from":0,"to":3,"amount":2},{"from":1,"to":3,"amount":1},{"from":2,"to":3,"amount":1}],"pot":0,"special":0,"wall":["1p","8m","5p","1z","g3","7z","3z","6s","6z","3z","2m","3z","7p","8m","3s","1z","2p","3s","8s","5s","7s","7z","1z","2s","f2","6p","4p","8m","1z","f1","6s","8p","7m","3m","3m","5z","4m","2s","6z","5p","4z","8p","9p","2p","8s","5m","1p","9s","3s","1m","7s","4p","6z","1s","4m","4z","5p","7p","9s","2m","5m","1m","5z","8m","9m","7p","7m","2z","3p","1m","5p","5m","6m","9m","7s","6s","4z","7m","8s","2p","5m","3p","9p","4m","4p","3p","3s","9p","4s","6m","7p","f4","g2","2z","3m","1s","2m","4m","1s","5s","8p","4s","1s","1m","9p","g4","6p","6p","8p","6z","4s","3m","1p","5z","f3","2s","g1","7m","4z","6m","7z","3p","4s","7s","9s","2z","5z","6s","8s","7z","5s","2p","9s","3z","2z","6m","9m","9m","4p","2s","2m","6p","5s","1p"],"salt":"1e2feb89414c343c1027c4d1c386bbc4cd613e30d8f16adf91b7584a2265b1f5"}}');
INSERT INTO "event" VALUES('g2pxvczw',57,'2026-11-24 15:52:54.595472','{"action":"begin","wall":["6z","5m","6p","4p","7p","4s","g1","6p","9s","1z","f4","9m","7m","8s","4p","8s","9p","7s","6p","5s","7m","2z","9p","9m","5z","g2","5s","2s","4m","8s","4s","6m","3m","8s","6s","8p","3z","4z","1m","7s","4z","7s","1m","5p","1z","2m","3s","2z","3p","7p","1p","1m","1s","7p","5m","6m","g4","1m","2p","5z","9m","g3","3m","4s","1p","7m","2p","5z","4z","6s","f1","7z","1p","7z","3z","5m","7s","2p","7p","2s","1s","3s","2m","5p","f2","3s","2s","2p","9p","8m","5s","8m","3s","6z","5p","5z","6s","5p","7z","9s","1z","8p","6s","4m","4s","5m","5s","1s","4p","f3","3p","2z","1z","9s","9p","1s","6m","3z","6p","8m","4m","8p","6m","4m","6z","3m","6z","3p","4z","2z","4p","2m","1p","9m","3m","3p","2s","7z","8m","8p","3z","7m","9s","2m"],"dice":[[5,4,5]],"salt":"9b810e766ec9d28663ca828dd5f4b3b2e4b06ce60741c7a87ce42c8218072e8c","contributions":[],"steps":9}
{"public":{"event":"hand_began","number":2,"round":"E","seats":[1,2,3,0],"dreamer":null,"double":"E","last":true,"commitment":"f5268bb1e6f415becdbf2e89bde1f19f41c116c9c7aa8f5b3ba857f3e015f638","contributions":[]},"sealed":{"event":"built","wall":["6z","5m","6p","4p","7p","4s","g1","6p","9s","1z","f4","9m","7m","8s","4p","8s","9p","7s","6p","5s","7m","2z","9p","9m","5z","g2","5s","2s","4m","8s","4s","6m","3m","8s","6s","8p","3z","4z","1m","7s","4z","7s","1m","5p","1z","2m","3s","2z","3p","7p","1p","1m","1s","7p","5m","6m","g4","1m","2p","5z","9m","g3","3m","4s","1p","7m","2p","5z","4z","6s","f1","7z","1p","7z","3z","5m","7s","2p","7p","2s","1s","3s","2m","5p","f2","3s","2s","2p","9p","8m","5s","8m","3s","6z","5p","5z","6s","5p","7z","9s","1z","8p","6s","4m","4s","5m","5s","1s","4p","f3","3p","2z","1z","9s","9p","1s","6m","3z","6p","8m","4m","8p","6m","4m","6z","3m","6z","3p","4z","2z","4p","2m","1p","9m","3m","3p","2s","7z","8m","8p","3z","7m","9s","2m"],"salt":"9b810e766ec9d28663ca828dd5f4b3b2e4b06ce60741c7a87ce42c8218072e8c"}}
{"public":{"event":"opened","dice":[[5,4,5]],"side":1,"stack":14}}
{"public":{"event":"dealt","counts":[14,13,13,13]},"private":[{"event":"rack","seat":"E","tiles":["6z","5m","6p","4p","9p","7s","6p","5s","3m","8s","6s","8p","3p","1s"]},{"event":"rack","seat":"S","tiles":["7p","4s","g1","6p","7m","2z","9p","9m","3z","4z","1m","7s","7p"]},{"event":"rack","seat":"W","tiles":["9s","1z","f4","9m","5z","g2","5s","2s","4z","7s","1m","5p","1p"]},{"event":"rack","seat":"N","tiles":["7m","8s","4p","8s","4m","8s","4s","6m","1z","2m","3s","2z","1m"]}]}
{"public":{"event":"exposed","seat":"S","tile":"g1"}}
{"public":{"event":"drew","seat":"S","loose":true},"private":[{"event":"received","seat":"S","tile":"9s"}]}
{"public":{"event":"exposed","seat":"W","tile":"f4"}}
{"public":{"event":"drew","seat":"W","loose":true},"private":[{"event":"received","seat":"W","tile":"2m"}]}
{"public":{"event":"exposed","seat":"W","tile":"g2"}}
{"public":{"event":"drew","seat":"W","loose":true},"private":[{"event":"received","seat":"W","tile":"3z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',58,'2026-11-24 15:52:54.600477','{"action":"discard","seat":"E","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"1s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',59,'2026-11-24 15:52:54.607521','{"action":"discard","seat":"S","tile":"4s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"4s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',60,'2026-11-24 15:52:54.612883','{"action":"discard","seat":"W","tile":"5m","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"5m"}}');
INSERT INTO "event" VALUES('g2pxvczw',61,'2026-11-24 15:52:54.616088','{"action":"claim","seat":"N","call":"chow","tile":"4m","steps":2}
{"private":[{"event":"answered","seat":"N","call":"chow","tile":"4m"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"chow","tile":"4m"},"giver":"W","tile":"5m"}}');
INSERT INTO "event" VALUES('g2pxvczw',62,'2026-11-24 15:52:54.617987','{"action":"discard","seat":"N","tile":"2z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"2z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"6m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',63,'2026-11-24 15:52:54.622669','{"action":"discard","seat":"E","tile":"3m","steps":4}
{"public":{"event":"discarded","seat":"E","tile":"3m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"g4"}]}
{"public":{"event":"exposed","seat":"S","tile":"g4"}}
{"public":{"event":"drew","seat":"S","loose":true},"private":[{"event":"received","seat":"S","tile":"7m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',64,'2026-11-24 15:52:54.628288','{"action":"discard","seat":"S","tile":"6p","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"6p"}}');
INSERT INTO "event" VALUES('g2pxvczw',65,'2026-11-24 15:52:54.631449','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',66,'2026-11-24 15:52:54.635261','{"action":"discard","seat":"W","tile":"2s","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"2s"}}');
INSERT INTO "event" VALUES('g2pxvczw',67,'2026-11-24 15:52:54.639364','{"action":"claim","seat":"N","call":"chow","tile":"2s","steps":2}
{"private":[{"event":"answered","seat":"N","call":"chow","tile":"2s"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"chow","tile":"2s"},"giver":"W","tile":"2s"}}');
INSERT INTO "event" VALUES('g2pxvczw',68,'2026-11-24 15:52:54.642683','{"action":"discard","seat":"N","tile":"1z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"1z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',69,'2026-11-24 15:52:54.647474','{"action":"discard","seat":"E","tile":"5s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',70,'2026-11-24 15:52:54.652954','{"action":"discard","seat":"S","tile":"7m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"9m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',71,'2026-11-24 15:52:54.658237','{"action":"discard","seat":"W","tile":"5p","steps":4}
{"public":{"event":"discarded","seat":"W","tile":"5p"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"g3"}]}
{"public":{"event":"exposed","seat":"N","tile":"g3"}}
{"public":{"event":"drew","seat":"N","loose":true},"private":[{"event":"received","seat":"N","tile":"8m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',72,'2026-11-24 15:52:54.662981','{"action":"discard","seat":"N","tile":"4p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"4p"}}');
INSERT INTO "event" VALUES('g2pxvczw',73,'2026-11-24 15:52:54.666774','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"3m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',74,'2026-11-24 15:52:54.671209','{"action":"discard","seat":"E","tile":"3m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"3m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"4s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',75,'2026-11-24 15:52:54.676341','{"action":"discard","seat":"S","tile":"4s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"4s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',76,'2026-11-24 15:52:54.681397','{"action":"discard","seat":"W","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"2m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"7m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',77,'2026-11-24 15:52:54.684688','{"action":"discard","seat":"N","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"2m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',78,'2026-11-24 15:52:54.690468','{"action":"discard","seat":"E","tile":"2p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',79,'2026-11-24 15:52:54.696160','{"action":"discard","seat":"S","tile":"7s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"4z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',80,'2026-11-24 15:52:54.700878','{"action":"discard","seat":"W","tile":"5s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"5s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"6s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',81,'2026-11-24 15:52:54.704112','{"action":"discard","seat":"N","tile":"6s","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"6s"}}');
INSERT INTO "event" VALUES('g2pxvczw',82,'2026-11-24 15:52:54.707622','{"action":"claim","seat":"E","call":"pass","steps":4}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"f1"}]}
{"public":{"event":"exposed","seat":"E","tile":"f1"}}
{"public":{"event":"drew","seat":"E","loose":true},"private":[{"event":"received","seat":"E","tile":"8p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',83,'2026-11-24 15:52:54.711614','{"action":"discard","seat":"E","tile":"6z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"6z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',84,'2026-11-24 15:52:54.718904','{"action":"discard","seat":"S","tile":"7m","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"7m"}}');
INSERT INTO "event" VALUES('g2pxvczw',85,'2026-11-24 15:52:54.722125','{"action":"claim","seat":"N","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pung"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"pung","tile":"7m"},"giver":"S","tile":"7m"}}');
INSERT INTO "event" VALUES('g2pxvczw',86,'2026-11-24 15:52:54.723900','{"action":"discard","seat":"N","tile":"1m","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"1m"}}');
INSERT INTO "event" VALUES('g2pxvczw',87,'2026-11-24 15:52:54.727997','{"action":"claim","seat":"W","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pung"}]}
{"public":{"event":"melded","seat":"W","meld":{"kind":"pung","tile":"1m"},"giver":"N","tile":"1m"}}');
INSERT INTO "event" VALUES('g2pxvczw',88,'2026-11-24 15:52:54.731329','{"action":"discard","seat":"W","tile":"1z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"1p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',89,'2026-11-24 15:52:54.736398','{"action":"discard","seat":"N","tile":"8m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"8m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"7z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',90,'2026-11-24 15:52:54.742036','{"action":"discard","seat":"E","tile":"7z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"7z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',91,'2026-11-24 15:52:54.748259','{"action":"discard","seat":"S","tile":"3z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"3z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',92,'2026-11-24 15:52:54.754065','{"action":"discard","seat":"W","tile":"3z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"3z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"7s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',93,'2026-11-24 15:52:54.758497','{"action":"discard","seat":"N","tile":"1p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"1p"}}');
INSERT INTO "event" VALUES('g2pxvczw',94,'2026-11-24 15:52:54.762416','{"action":"claim","seat":"E","call":"pass","steps":1}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}');
INSERT INTO "event" VALUES('g2pxvczw',95,'2026-11-24 15:52:54.762416','{"action":"claim","seat":"W","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pung"}]}
{"public":{"event":"melded","seat":"W","meld":{"kind":"pung","tile":"1p"},"giver":"N","tile":"1p"}}');
INSERT INTO "event" VALUES('g2pxvczw',96,'2026-11-24 15:52:54.766300','{"action":"discard","seat":"W","tile":"5m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"5m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"2p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',97,'2026-11-24 15:52:54.770066','{"action":"discard","seat":"N","tile":"2p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"2p"}}');
INSERT INTO "event" VALUES('g2pxvczw',98,'2026-11-24 15:52:54.774109','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"7p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',99,'2026-11-24 15:52:54.778653','{"action":"discard","seat":"E","tile":"8p","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"8p"}}');
INSERT INTO "event" VALUES('g2pxvczw',100,'2026-11-24 15:52:54.782546','{"action":"claim","seat":"S","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"2s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',101,'2026-11-24 15:52:54.786292','{"action":"discard","seat":"S","tile":"2s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"2s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',102,'2026-11-24 15:52:54.791710','{"action":"discard","seat":"W","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"3s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',103,'2026-11-24 15:52:54.796012','{"action":"discard","seat":"N","tile":"3s","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"3s"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',104,'2026-11-24 15:52:54.801612','{"action":"discard","seat":"E","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',105,'2026-11-24 15:52:54.807005','{"action":"discard","seat":"S","tile":"5p","steps":4}
{"public":{"event":"discarded","seat":"S","tile":"5p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"f2"}]}
{"public":{"event":"exposed","seat":"W","tile":"f2"}}
{"public":{"event":"drew","seat":"W","loose":true},"private":[{"event":"received","seat":"W","tile":"2s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',106,'2026-11-24 15:52:54.812488','{"action":"discard","seat":"W","tile":"2s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"2s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"3s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',107,'2026-11-24 15:52:54.816136','{"action":"discard","seat":"N","tile":"3s","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"3s"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',108,'2026-11-24 15:52:54.821289','{"action":"discard","seat":"E","tile":"2s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"2p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',109,'2026-11-24 15:52:54.826278','{"action":"discard","seat":"S","tile":"2p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"2p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"9p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',110,'2026-11-24 15:52:54.830469','{"action":"discard","seat":"W","tile":"9p","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"9p"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"8m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',111,'2026-11-24 15:52:54.835592','{"action":"discard","seat":"N","tile":"8m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"8m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',112,'2026-11-24 15:52:54.842088','{"action":"discard","seat":"E","tile":"5s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"8m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',113,'2026-11-24 15:52:54.847544','{"action":"discard","seat":"S","tile":"8m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"8m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"3s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',114,'2026-11-24 15:52:54.852616','{"action":"discard","seat":"W","tile":"3s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"3s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"6z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',115,'2026-11-24 15:52:54.857204','{"action":"discard","seat":"N","tile":"6z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"6z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',116,'2026-11-24 15:52:54.863587','{"action":"discard","seat":"E","tile":"2p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',117,'2026-11-24 15:52:54.870380','{"action":"discard","seat":"S","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"5z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"6s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',118,'2026-11-24 15:52:54.875174','{"action":"discard","seat":"W","tile":"5z","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"5z"}}');
INSERT INTO "event" VALUES('g2pxvczw',119,'2026-11-24 15:52:54.879711','{"action":"claim","seat":"S","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"5p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',120,'2026-11-24 15:52:54.882098','{"action":"discard","seat":"N","tile":"5p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"5p"}}');
INSERT INTO "event" VALUES('g2pxvczw',121,'2026-11-24 15:52:54.888199','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"7z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',122,'2026-11-24 15:52:54.892195','{"action":"discard","seat":"E","tile":"7z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"7z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"9s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',123,'2026-11-24 15:52:54.898660','{"action":"discard","seat":"S","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"5z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',124,'2026-11-24 15:52:54.903870','{"action":"discard","seat":"W","tile":"1z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"8p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',125,'2026-11-24 15:52:54.907632','{"action":"discard","seat":"N","tile":"8p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"8p"}}');
INSERT INTO "event" VALUES('g2pxvczw',126,'2026-11-24 15:52:54.913417','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"6s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',127,'2026-11-24 15:52:54.918059','{"action":"discard","seat":"E","tile":"6s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"6s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"4m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',128,'2026-11-24 15:52:54.923840','{"action":"discard","seat":"S","tile":"3z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"3z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"4s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',129,'2026-11-24 15:52:54.931302','{"action":"discard","seat":"W","tile":"6s","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"6s"}}');
INSERT INTO "event" VALUES('g2pxvczw',130,'2026-11-24 15:52:54.934840','{"action":"claim","seat":"N","call":"chow","tile":"6s","steps":2}
{"private":[{"event":"answered","seat":"N","call":"chow","tile":"6s"}]}
{"public":{"event":"melded","seat":"N","meld":{"kind":"chow","tile":"6s"},"giver":"W","tile":"6s"}}');
INSERT INTO "event" VALUES('g2pxvczw',131,'2026-11-24 15:52:54.936845','{"action":"discard","seat":"N","tile":"8s","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"8s"}}');
INSERT INTO "event" VALUES('g2pxvczw',132,'2026-11-24 15:52:54.940683','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',133,'2026-11-24 15:52:54.945398','{"action":"discard","seat":"E","tile":"5m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"5s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',134,'2026-11-24 15:52:54.951015','{"action":"discard","seat":"S","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"5z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',135,'2026-11-24 15:52:54.956013','{"action":"discard","seat":"W","tile":"4s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"4s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',136,'2026-11-24 15:52:54.960163','{"action":"discard","seat":"N","tile":"8s","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"8s"}}');
INSERT INTO "event" VALUES('g2pxvczw',137,'2026-11-24 15:52:54.963297','{"action":"claim","seat":"E","call":"pass","steps":4}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"f3"}]}
{"public":{"event":"exposed","seat":"E","tile":"f3"}}
{"public":{"event":"drew","seat":"E","loose":true},"private":[{"event":"received","seat":"E","tile":"7z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',138,'2026-11-24 15:52:54.968050','{"action":"discard","seat":"E","tile":"7z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"7z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',139,'2026-11-24 15:52:54.973249','{"action":"discard","seat":"S","tile":"7z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"2z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',140,'2026-11-24 15:52:54.979225','{"action":"discard","seat":"W","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"1z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',141,'2026-11-24 15:52:54.983162','{"action":"discard","seat":"N","tile":"4p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"4p"}}');
INSERT INTO "event" VALUES('g2pxvczw',142,'2026-11-24 15:52:54.987611','{"action":"claim","seat":"E","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"9s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',143,'2026-11-24 15:52:54.992417','{"action":"discard","seat":"E","tile":"6s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"6s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"9p"}]}');
INSERT INTO "event" VALUES('g2pxvczw',144,'2026-11-24 15:52:54.998005','{"action":"discard","seat":"S","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"1m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1s"}]}');
INSERT INTO "event" VALUES('g2pxvczw',145,'2026-11-24 15:52:55.004346','{"action":"discard","seat":"W","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"6m"}]}');
INSERT INTO "event" VALUES('g2pxvczw',146,'2026-11-24 15:52:55.008222','{"action":"discard","seat":"N","tile":"6m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"6m"}}
{"public":{"event":"unclaimed"}}');
INSERT INTO "event" VALUES('g2pxvczw',147,'2026-11-24 15:52:55.012256','{"action":"draw","seat":"E","steps":1}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"3z"}]}');
INSERT INTO "event" VALUES('g2pxvczw',148,'2026-11-24 15:52:55.015062','{"action":"keep","seat":"E","steps":2}
{"public":{"event":"hand_ended","reason":"draw","winner":null,"racks":[["5m","6m","3p","4p","5p","6p","6p","7p","8p","9p","7s","8s","9s","3z"],["4m","9m","3p","7p","7p","7p","9p","9p","5s","9s","9s","2z","4z"],["9m","9m","7s","9s","2z","4z","4z"],["1z"]],"kongs":[[],[],[],[]],"dead":[],"scores":[0,0,0,0],"net":[0,0,0,0],"deductions":[0,0,0,0],"liable":null,"ruling":[],"pays":[],"pot":0,"special":0,"wall":["6z","5m","6p","4p","7p","4s","g1","6p","9s","1z","f4","9m","7m","8s","4p","8s","9p","7s","6p","5s","7m","2z","9p","9m","5z","g2","5s","2s","4m","8s","4s","6m","3m","8s","6s","8p","3z","4z","1m","7s","4z","7s","1m","5p","1z","2m","3s","2z","3p","7p","1p","1m","1s","7p","5m","6m","g4","1m","2p","5z","9m","g3","3m","4s","1p","7m","2p","5z","4z","6s","f1","7z","1p","7z","3z","5m","7s","2p","7p","2s","1s","3s","2m","5p","f2","3s","2s","2p","9p","8m","5s","8m","3s","6z","5p","5z","6s","5p","7z","9s","1z","8p","6s","4m","4s","5m","5s","1s","4p","f3","3p","2z","1z","9s","9p","1s","6m","3z","6p","8m","4m","8p","6m","4m","6z","3m","6z","3p","4z","2z","4p","2m","1p","9m","3m","3p","2s","7z","8m","8p","3z","7m","9s","2m"],"salt":"9b810e766ec9d28663ca828dd5f4b3b2e4b06ce60741c7a87ce42c8218072e8c"}}
{"public":{"event":"match_ended","by_points":[3,1,2,0],"by_formation":[]}}');
INSERT INTO "event" VALUES('hfkgsmpg',1,'2026-11-24 15:52:55.064671','{"action":"begin","wall":["1z","8p","3p","4p","3s","4p","1p","8m","9m","5z","7m","5m","5z","3z","9m","5m","5z","1z","7s","6s","6z","5p","4z","7z","9m","7p","2m","2p","1s","5p","5p","7s","2p","8s","3p","7p","3s","6z","4m","1p","8m","6m","3p","2s","9s","6p","8m","4z","2s","7z","1m","2s","7m","1m","5m","7p","4s","9s","3s","1s","7s","6p","1p","9p","4s","4p","5s","1z","9s","6z","5p","4z","7z","1s","3s","6z","9s","3z","1p","4s","6s","6p","7m","1m","6p","6m","9p","8s","8p","3z","7z","6s","3m","4m","6m","5z","3m","4m","5s","7p","6s","8p","7m","2m","1z","9m","3m","8p","2z","3m","3p","1m","8s","2s","9p","8m","8s","2z","5m","6m","5s","4s","2z","4p","9p","7s","2m","3z","2m","4z","2p","4m","2z","5s","2p","1s"],"dice":[[1,6],[4,2]],"salt":"5c6e433715ba2bdd177219d30e7a269fd95bafc8f2a4d27bdcf4bb99f4bea973","contributions":[],"steps":3}
{"public":{"event":"hand_began","number":1,"round":"E","seats":[0,1,2,3],"dreamer":null,"double":"E","last":true,"commitment":"56770f6e995ed42d229158e5d1ebdc4bd04b7094b8194a2fffcd4ddb8fd3f561","contributions":[]},"sealed":{"event":"built","wall":["1z","8p","3p","4p","3s","4p","1p","8m","9m","5z","7m","5m","5z","3z","9m","5m","5z","1z","7s","6s","6z","5p","4z","7z","9m","7p","2m","2p","1s","5p","5p","7s","2p","8s","3p","7p","3s","6z","4m","1p","8m","6m","3p","2s","9s","6p","8m","4z","2s","7z","1m","2s","7m","1m","5m","7p","4s","9s","3s","1s","7s","6p","1p","9p","4s","4p","5s","1z","9s","6z","5p","4z","7z","1s","3s","6z","9s","3z","1p","4s","6s","6p","7m","1m","6p","6m","9p","8s","8p","3z","7z","6s","3m","4m","6m","5z","3m","4m","5s","7p","6s","8p","7m","2m","1z","9m","3m","8p","2z","3m","3p","1m","8s","2s","9p","8m","8s","2z","5m","6m","5s","4s","2z","4p","9p","7s","2m","3z","2m","4z","2p","4m","2z","5s","2p","1s"],"salt":"5c6e433715ba2bdd177219d30e7a269fd95bafc8f2a4d27bdcf4bb99f4bea973"}}
{"public":{"event":"opened","dice":[[1,6],[4,2]],"side":2,"stack":13}}
{"public":{"event":"dealt","counts":[14,13,13,13]},"private":[{"event":"rack","seat":"E","tiles":["1z","8p","3p","4p","5z","1z","7s","6s","2p","8s","3p","7p","2s","7m"]},{"event":"rack","seat":"S","tiles":["3s","4p","1p","8m","6z","5p","4z","7z","3s","6z","4m","1p","7z"]},{"event":"rack","seat":"W","tiles":["9m","5z","7m","5m","9m","7p","2m","2p","8m","6m","3p","2s","1m"]},{"event":"rack","seat":"N","tiles":["5z","3z","9m","5m","1s","5p","5p","7s","9s","6p","8m","4z","2s"]}]}');
INSERT INTO "event" VALUES('hfkgsmpg',2,'2026-11-24 15:52:55.067743','{"action":"discard","seat":"E","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"1m"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',3,'2026-11-24 15:52:55.084356','{"action":"discard","seat":"S","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"1m"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5m"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',4,'2026-11-24 15:52:55.101422','{"action":"discard","seat":"W","tile":"2s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"2s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"7p"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',5,'2026-11-24 15:52:55.117016','{"action":"discard","seat":"N","tile":"5m","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"5m"}}');
INSERT INTO "event" VALUES('hfkgsmpg',6,'2026-11-24 15:52:55.120281','{"action":"claim","seat":"W","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"4s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',7,'2026-11-24 15:52:55.122486','{"action":"discard","seat":"E","tile":"4s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"4s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"9s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',8,'2026-11-24 15:52:55.126953','{"action":"discard","seat":"S","tile":"9s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"9s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"3s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',9,'2026-11-24 15:52:55.131268','{"action":"discard","seat":"W","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"5z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"1s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',10,'2026-11-24 15:52:55.137433','{"action":"discard","seat":"N","tile":"3z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"3z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"7s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',11,'2026-11-24 15:52:55.141627','{"action":"discard","seat":"E","tile":"7m","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"7m"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"6p"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',12,'2026-11-24 15:52:55.147117','{"action":"discard","seat":"S","tile":"8m","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"8m"}}');
INSERT INTO "event" VALUES('hfkgsmpg',13,'2026-11-24 15:52:55.149431','{"action":"claim","seat":"W","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1p"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',14,'2026-11-24 15:52:55.152127','{"action":"discard","seat":"W","tile":"7p","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"7p"}}');
INSERT INTO "event" VALUES('hfkgsmpg',15,'2026-11-24 15:52:55.156658','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"9p"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',16,'2026-11-24 15:52:55.160124','{"action":"discard","seat":"N","tile":"9p","steps":1}
{"public":{"event":"discarded","seat":"N","tile":"9p"}}');
INSERT INTO "event" VALUES('hfkgsmpg',17,'2026-11-24 15:52:55.163920','{"action":"claim","seat":"E","call":"chow","tile":"7p","steps":2}
{"private":[{"event":"answered","seat":"E","call":"chow","tile":"7p"}]}
{"public":{"event":"melded","seat":"E","meld":{"kind":"chow","tile":"7p"},"giver":"N","tile":"9p"}}');
INSERT INTO "event" VALUES('hfkgsmpg',18,'2026-11-24 15:52:55.165732','{"action":"discard","seat":"E","tile":"2s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"2s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"4s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',19,'2026-11-24 15:52:55.169792','{"action":"discard","seat":"S","tile":"4z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"4z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"4p"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',20,'2026-11-24 15:52:55.174050','{"action":"discard","seat":"W","tile":"3s","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"3s"}}');
INSERT INTO "event" VALUES('hfkgsmpg',21,'2026-11-24 15:52:55.177467','{"action":"claim","seat":"S","call":"pung","steps":1}
{"private":[{"event":"answered","seat":"S","call":"pung"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',22,'2026-11-24 15:52:55.177467','{"action":"claim","seat":"N","call":"chow","tile":"1s","steps":2}
{"private":[{"event":"answered","seat":"N","call":"chow","tile":"1s"}]}
{"public":{"event":"melded","seat":"S","meld":{"kind":"pung","tile":"3s"},"giver":"W","tile":"3s"}}');
INSERT INTO "event" VALUES('hfkgsmpg',23,'2026-11-24 15:52:55.180664','{"action":"discard","seat":"S","tile":"4m","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"4m"}}');
INSERT INTO "event" VALUES('hfkgsmpg',24,'2026-11-24 15:52:55.183273','{"action":"claim","seat":"W","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',25,'2026-11-24 15:52:55.186207','{"action":"discard","seat":"W","tile":"1p","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"1p"}}');
INSERT INTO "event" VALUES('hfkgsmpg',26,'2026-11-24 15:52:55.189168','{"action":"claim","seat":"S","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"1z"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',27,'2026-11-24 15:52:55.192472','{"action":"discard","seat":"N","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"5z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"9s"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',28,'2026-11-24 15:52:55.196621','{"action":"discard","seat":"E","tile":"4p","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"4p"}}');
INSERT INTO "event" VALUES('hfkgsmpg',29,'2026-11-24 15:52:55.199123','{"action":"claim","seat":"S","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"6z"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',30,'2026-11-24 15:52:55.201683','{"action":"discard","seat":"S","tile":"4s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"4s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5p"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',31,'2026-11-24 15:52:55.205852','{"action":"discard","seat":"W","tile":"5s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"5s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4z"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',32,'2026-11-24 15:52:55.211745','{"action":"discard","seat":"N","tile":"2s","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"2s"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"7z"}]}');
INSERT INTO "event" VALUES('hfkgsmpg',33,'2026-11-24 15:52:55.216047','{"action":"discard","seat":"E","tile":"7z","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"7z"}}');
INSERT INTO "event" VALUES('hfkgsmpg',34,'2026-11-24 15:52:55.220856','{"action":"claim","seat":"S","call":"mahjong","steps":4}
{"private":[{"event":"answered","seat":"S","call":"mahjong"}]}
{"public":{"event":"won","seat":"S","tile":"7z","giver":"E"}}
{"public":{"event":"hand_ended","reason":"mahjong","winner":"S","racks":[["2p","3p","3p","6s","7s","7s","8s","9s","1z","1z"],["1p","1p","4p","5p","6p","6z","6z","6z","7z","7z"],["1m","2m","5m","5m","6m","7m","8m","9m","9m","2p","3p","4p","5p"],["8m","9m","5p","5p","6p","7p","1s","1s","7s","9s","1z","4z","4z"]],"kongs":[[],[],[],[]],"dead":[],"scores":[4,136,0,2],"net":[-260,544,-146,-138],"deductions":[0,0,0,0],"liable":null,"ruling":[],"pays":[{"from":0,"to":1,"amount":272},{"from":2,"to":1,"amount":136},{"from":3,"to":1,"amount":136},{"from":2,"to":0,"amount":8},{"from":3,"to":0,"amount":4},{"from":2,"to":3,"amount":2}],"pot":0,"special":0,"wall":["1z","8p","3p","4p","3s","4p","1p","8m","9m","5z","7m","5m","5z","3z","9m","5m","5z","1z","7s","6s","6z","5p","4z","7z","9m","7p","2m","2p","1s","5p","5p","7s","2p","8s","3p","7p","3s","6z","4m","1p","8m","6m","3p","2s","9s","6p","8m","4z","2s","7z","1m","2s","7m","1m","5m","7p","4s","9s","3s","1s","7s","6p","1p","9p","4s","4p","5s","1z","9s","6z","5p","4z","7z","1s","3s","6z","9s","3z","1p","4s","6s","6p","7m","1m","6p","6m","9p","8s","8p","3z","7z","6s","3m","4m","6m","5z","3m","4m","5s","7p","6s","8p","7m","2m","1z","9m","3m","8p","2z","3m","3p","1m","8s","2s","9p","8m","8s","2z","5m","6m","5s","4s","2z","4p","9p","7s","2m","3z","2m","4z","2p","4m","2z","5s","2p","1s"],"salt":"5c6e433715ba2bdd177219d30e7a269fd95bafc8f2a4d27bdcf4bb99f4bea973"}}
{"public":{"event":"match_ended","by_points":[1,3,2,0],"by_formation":[]}}');
INSERT INTO "event" VALUES('nbphg6ws',1,'2026-11-24 15:52:50.751387','{"event":"opened","rules":"groenehart2011","options":{},"house":"","digest":"ed8039298147fdad","players":["Marijke","Joost","Ineke","Henk"],"rounds":null,"hands":null,"title":"Donderdagavond"}');
INSERT INTO "event" VALUES('nbphg6ws',2,'2026-11-24 15:52:51.968501','{"event":"hand","taps":[{"tap":"winner","player":1},{"tap":"how","by":"discard"},{"tap":"giver","player":2},{"tap":"set","kind":"chow","tile":"3p","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"set","kind":"chow","tile":"5s","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"tile","tile":"2m"},{"tap":"tile","tile":"3m"},{"tap":"tile","tile":"4m"},{"tap":"tile","tile":"6m"},{"tap":"tile","tile":"7m"},{"tap":"tile","tile":"8m"},{"tap":"tile","tile":"3s"},{"tap":"tile","tile":"3s"},{"tap":"select","player":0},{"tap":"tile","tile":"4m"},{"tap":"tile","tile":"4m"},{"tap":"tile","tile":"4m"},{"tap":"tile","tile":"6p"},{"tap":"tile","tile":"6p"},{"tap":"tile","tile":"6p"},{"tap":"tile","tile":"7z"},{"tap":"tile","tile":"7z"},{"tap":"tile","tile":"7z"},{"tap":"tile","tile":"1m"},{"tap":"tile","tile":"9p"},{"tap":"tile","tile":"2s"},{"tap":"tile","tile":"8s"},{"tap":"dead","player":2,"dead":true},{"tap":"select","player":2},{"tap":"set","kind":"kong","tile":"3z","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"set","kind":"pung","tile":"1z","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"tile","tile":"1p"},{"tap":"tile","tile":"1p"},{"tap":"tile","tile":"9s"},{"tap":"tile","tile":"9s"},{"tap":"tile","tile":"9m"},{"tap":"tile","tile":"6z"},{"tap":"select","player":3},{"tap":"set","kind":"pung","tile":"8s","open":true,"giver":-1,"added":false,"east_first":false},{"tap":"tile","tile":"2z"},{"tap":"tile","tile":"2z"},{"tap":"tile","tile":"2z"},{"tap":"tile","tile":"1s"},{"tap":"tile","tile":"4s"},{"tap":"tile","tile":"5s"},{"tap":"tile","tile":"7s"},{"tap":"tile","tile":"9s"},{"tap":"tile","tile":"4z"},{"tap":"tile","tile":"5z"}]}');
INSERT INTO "event" VALUES('nbphg6ws',3,'2026-11-24 15:52:52.087081','{"event":"hand","taps":[{"tap":"winner","player":2},{"tap":"points","player":1,"points":14},{"tap":"points","player":2,"points":96},{"tap":"points","player":3,"points":22},{"tap":"points","player":0,"points":10}]}');
INSERT INTO "event" VALUES('nbphg6ws',4,'2026-11-24 15:52:52.146413','{"event":"hand","taps":[{"tap":"winner","player":0},{"tap":"points","player":2,"points":18},{"tap":"points","player":3,"points":22},{"tap":"points","player":0,"points":120},{"tap":"points","player":1,"points":14}]}');
INSERT INTO "event" VALUES('nbphg6ws',5,'2026-11-24 15:52:52.207626','{"event":"corrected","number":2,"taps":[{"tap":"winner","player":2},{"tap":"points","player":1,"points":14},{"tap":"points","player":2,"points":96},{"tap":"points","player":3,"points":22},{"tap":"points","player":0,"points":10},{"tap":"winner","player":3},{"tap":"points","player":2,"points":8},{"tap":"points","player":3,"points":64}],"reason":""}');
INSERT INTO "event" VALUES('nbphg6ws',6,'2026-11-24 15:52:52.223110','{"event":"points","points":[-10,10,0,0],"reason":"te laat"}');
INSERT INTO "event" VALUES('r9xstj5q',1,'2026-11-24 15:52:53.352322','{"event":"opened","rules":"nmv144","options":{},"house":"","digest":"bbeb3fda1f4c52ba","players":["Marijke","Joost","Ineke","Henk"],"rounds":null,"hands":null,"title":""}');
INSERT INTO "event" VALUES('r9xstj5q',2,'2026-11-24 15:52:53.753732','{"event":"hand","taps":[{"tap":"winner","player":0},{"tap":"how","by":"wall"},{"tap":"circumstance","name":"first14","value":1},{"tap":"tile","tile":"2m"},{"tap":"tile","tile":"2m"},{"tap":"tile","tile":"2m"},{"tap":"tile","tile":"3p"},{"tap":"tile","tile":"3p"},{"tap":"tile","tile":"3p"},{"tap":"tile","tile":"4s"},{"tap":"tile","tile":"4s"},{"tap":"tile","tile":"4s"},{"tap":"tile","tile":"6s"},{"tap":"tile","tile":"7s"},{"tap":"tile","tile":"8s"},{"tap":"tile","tile":"4z"},{"tap":"tile","tile":"4z"},{"tap":"points","player":1,"points":0},{"tap":"points","player":2,"points":0},{"tap":"points","player":3,"points":0}]}');
INSERT INTO "event" VALUES('r9xstj5q',3,'2026-11-24 15:52:53.770950','{"event":"ended","reason":"zaal dicht"}');
INSERT INTO "event" VALUES('rtt3f2rp',1,'2026-11-24 15:52:52.766023','{"event":"opened","rules":"hongkong","options":{},"house":"","digest":"c807fd842418d411","players":["Ans","Bea","Cor","Dirk","Els"],"rounds":null,"hands":null,"title":""}');
INSERT INTO "event" VALUES('rtt3f2rp',2,'2026-11-24 15:52:52.844046','{"event":"hand","taps":[{"tap":"false","player":0,"kind":"called"},{"tap":"how","by":"discard"},{"tap":"giver","player":2}]}');
INSERT INTO "event" VALUES('rtt3f2rp',3,'2026-11-24 15:52:53.112026','{"event":"hand","taps":[{"tap":"winner","player":1},{"tap":"how","by":"discard"},{"tap":"giver","player":2},{"tap":"tile","tile":"f1"},{"tap":"tile","tile":"f2"},{"tap":"tile","tile":"f3"},{"tap":"tile","tile":"f4"},{"tap":"tile","tile":"g1"},{"tap":"tile","tile":"g2"},{"tap":"tile","tile":"g3"},{"tap":"circumstance","name":"claimed_seasons","value":7}]}');
INSERT INTO "event" VALUES('w4wr8qd5',1,'2026-11-24 15:52:55.255225','{"action":"begin","wall":["3s","7m","6s","3m","6z","3m","7m","2p","4s","3p","2z","6p","4p","5p","7s","7z","1z","9m","4z","2p","2m","7s","2z","9m","1s","6s","8s","4p","9p","3z","2s","9s","5z","6m","9s","1z","8p","5p","4m","5m","6p","3p","1s","1p","7m","8s","1s","1p","1s","8m","5s","2p","1p","4s","4m","4p","1z","5m","2m","3z","6s","1m","2m","9m","3p","4p","2s","8p","3p","5s","8p","5p","6p","1z","9s","2m","3z","8p","9p","4z","4s","9s","1m","6m","5p","9m","5m","7m","3s","7s","7p","9p","9p","7p","4z","4m","2s","7p","7z","8m","5s","6z","7z","2z","3z","6p","6z","4m","8s","8s","5m","5z","1m","6m","7p","6m","8m","2z","3m","7z","7s","6s","1p","1m","8m","3m","4z","5s","6z","4s","2s","2p","5z","3s","3s","5z"],"dice":[[6,4],[4,6]],"salt":"795b929e9a9a80fdea7b5bf55eb561a4216363698b529b4a97b750923ceb3ffd","contributions":[],"steps":3}
{"public":{"event":"hand_began","number":1,"round":"E","seats":[0,1,2,3],"dreamer":null,"double":"E","last":false,"commitment":"92ed38738340fe3739101ad1e861f27d51156e3b1cc10bacf0d009117aa37697","contributions":[]},"sealed":{"event":"built","wall":["3s","7m","6s","3m","6z","3m","7m","2p","4s","3p","2z","6p","4p","5p","7s","7z","1z","9m","4z","2p","2m","7s","2z","9m","1s","6s","8s","4p","9p","3z","2s","9s","5z","6m","9s","1z","8p","5p","4m","5m","6p","3p","1s","1p","7m","8s","1s","1p","1s","8m","5s","2p","1p","4s","4m","4p","1z","5m","2m","3z","6s","1m","2m","9m","3p","4p","2s","8p","3p","5s","8p","5p","6p","1z","9s","2m","3z","8p","9p","4z","4s","9s","1m","6m","5p","9m","5m","7m","3s","7s","7p","9p","9p","7p","4z","4m","2s","7p","7z","8m","5s","6z","7z","2z","3z","6p","6z","4m","8s","8s","5m","5z","1m","6m","7p","6m","8m","2z","3m","7z","7s","6s","1p","1m","8m","3m","4z","5s","6z","4s","2s","2p","5z","3s","3s","5z"],"salt":"795b929e9a9a80fdea7b5bf55eb561a4216363698b529b4a97b750923ceb3ffd"}}
{"public":{"event":"opened","dice":[[6,4],[4,6]],"side":0,"stack":3}}
{"public":{"event":"dealt","counts":[14,13,13,13]},"private":[{"event":"rack","seat":"E","tiles":["3s","7m","6s","3m","1z","9m","4z","2p","5z","6m","9s","1z","1s","1p"]},{"event":"rack","seat":"S","tiles":["6z","3m","7m","2p","2m","7s","2z","9m","8p","5p","4m","5m","8m"]},{"event":"rack","seat":"W","tiles":["4s","3p","2z","6p","1s","6s","8s","4p","6p","3p","1s","1p","5s"]},{"event":"rack","seat":"N","tiles":["4p","5p","7s","7z","9p","3z","2s","9s","7m","8s","1s","1p","2p"]}]}');
INSERT INTO "event" VALUES('w4wr8qd5',2,'2026-11-24 15:52:55.257788','{"action":"discard","seat":"E","tile":"3s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"3s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"4s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',3,'2026-11-24 15:52:55.272568','{"action":"discard","seat":"S","tile":"2p","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"2p"}}');
INSERT INTO "event" VALUES('w4wr8qd5',4,'2026-11-24 15:52:55.286799','{"action":"claim","seat":"W","call":"chow","tile":"2p","steps":2}
{"private":[{"event":"answered","seat":"W","call":"chow","tile":"2p"}]}
{"public":{"event":"melded","seat":"W","meld":{"kind":"chow","tile":"2p"},"giver":"S","tile":"2p"}}');
INSERT INTO "event" VALUES('w4wr8qd5',5,'2026-11-24 15:52:55.289898','{"action":"discard","seat":"W","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',6,'2026-11-24 15:52:55.308028','{"action":"discard","seat":"N","tile":"4m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"4m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"4p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',7,'2026-11-24 15:52:55.312280','{"action":"discard","seat":"E","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"1s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"1z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',8,'2026-11-24 15:52:55.317906','{"action":"discard","seat":"S","tile":"8p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"8p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',9,'2026-11-24 15:52:55.322939','{"action":"discard","seat":"W","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1s"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"2m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',10,'2026-11-24 15:52:55.328804','{"action":"discard","seat":"N","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"2m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"3z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',11,'2026-11-24 15:52:55.333698','{"action":"discard","seat":"E","tile":"4z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"4z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"6s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',12,'2026-11-24 15:52:55.338696','{"action":"discard","seat":"S","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"5p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',13,'2026-11-24 15:52:55.343733','{"action":"discard","seat":"W","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"2m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',14,'2026-11-24 15:52:55.348814','{"action":"discard","seat":"N","tile":"2m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"2m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"9m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',15,'2026-11-24 15:52:55.352475','{"action":"discard","seat":"E","tile":"5z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',16,'2026-11-24 15:52:55.358713','{"action":"discard","seat":"S","tile":"3p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"3p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"4p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',17,'2026-11-24 15:52:55.363222','{"action":"discard","seat":"W","tile":"2z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"2z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"2s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',18,'2026-11-24 15:52:55.368232','{"action":"discard","seat":"N","tile":"3z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"3z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"8p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',19,'2026-11-24 15:52:55.372632','{"action":"discard","seat":"E","tile":"4p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"4p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',20,'2026-11-24 15:52:55.377910','{"action":"discard","seat":"S","tile":"3p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"3p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',21,'2026-11-24 15:52:55.383171','{"action":"discard","seat":"W","tile":"1p","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1p"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"8p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',22,'2026-11-24 15:52:55.388429','{"action":"discard","seat":"N","tile":"1s","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"1s"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',23,'2026-11-24 15:52:55.393071','{"action":"discard","seat":"E","tile":"6s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"6s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"6p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',24,'2026-11-24 15:52:55.397799','{"action":"discard","seat":"S","tile":"6p","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"6p"}}');
INSERT INTO "event" VALUES('w4wr8qd5',25,'2026-11-24 15:52:55.401286','{"action":"claim","seat":"W","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"W","call":"pass"}]}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',26,'2026-11-24 15:52:55.404878','{"action":"discard","seat":"W","tile":"8s","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"8s"}}');
INSERT INTO "event" VALUES('w4wr8qd5',27,'2026-11-24 15:52:55.409145','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"9s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',28,'2026-11-24 15:52:55.412764','{"action":"discard","seat":"N","tile":"7m","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"7m"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',29,'2026-11-24 15:52:55.417077','{"action":"discard","seat":"E","tile":"3z","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"3z"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"3z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',30,'2026-11-24 15:52:55.422918','{"action":"discard","seat":"S","tile":"4s","steps":1}
{"public":{"event":"discarded","seat":"S","tile":"4s"}}');
INSERT INTO "event" VALUES('w4wr8qd5',31,'2026-11-24 15:52:55.426236','{"action":"claim","seat":"W","call":"chow","tile":"4s","steps":2}
{"private":[{"event":"answered","seat":"W","call":"chow","tile":"4s"}]}
{"public":{"event":"melded","seat":"W","meld":{"kind":"chow","tile":"4s"},"giver":"S","tile":"4s"}}');
INSERT INTO "event" VALUES('w4wr8qd5',32,'2026-11-24 15:52:55.429308','{"action":"discard","seat":"W","tile":"1z","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"1z"}}');
INSERT INTO "event" VALUES('w4wr8qd5',33,'2026-11-24 15:52:55.431877','{"action":"claim","seat":"E","call":"pung","steps":2}
{"private":[{"event":"answered","seat":"E","call":"pung"}]}
{"public":{"event":"melded","seat":"E","meld":{"kind":"pung","tile":"1z"},"giver":"W","tile":"1z"}}');
INSERT INTO "event" VALUES('w4wr8qd5',34,'2026-11-24 15:52:55.433478','{"action":"discard","seat":"E","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"8p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',35,'2026-11-24 15:52:55.439348','{"action":"discard","seat":"S","tile":"8p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"8p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"9p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',36,'2026-11-24 15:52:55.444889','{"action":"discard","seat":"W","tile":"9p","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"9p"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',37,'2026-11-24 15:52:55.450734','{"action":"discard","seat":"N","tile":"9s","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"9s"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"4s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',38,'2026-11-24 15:52:55.454759','{"action":"discard","seat":"E","tile":"8p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"8p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"9s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',39,'2026-11-24 15:52:55.460046','{"action":"discard","seat":"S","tile":"9s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"9s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"1m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',40,'2026-11-24 15:52:55.464259','{"action":"discard","seat":"W","tile":"1m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"1m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"6m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',41,'2026-11-24 15:52:55.469689','{"action":"discard","seat":"N","tile":"4z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"4z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"5p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',42,'2026-11-24 15:52:55.472989','{"action":"discard","seat":"E","tile":"9s","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"9s"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"9m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',43,'2026-11-24 15:52:55.479019','{"action":"discard","seat":"S","tile":"6z","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"6z"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"5m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',44,'2026-11-24 15:52:55.484272','{"action":"discard","seat":"W","tile":"5m","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"5m"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"7m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',45,'2026-11-24 15:52:55.489731','{"action":"discard","seat":"N","tile":"7z","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"7z"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"3s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',46,'2026-11-24 15:52:55.493610','{"action":"discard","seat":"E","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"E","tile":"5p"}}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',47,'2026-11-24 15:52:55.499729','{"action":"discard","seat":"S","tile":"7s","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7s"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"7p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',48,'2026-11-24 15:52:55.504837','{"action":"discard","seat":"W","tile":"5m","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"5m"}}');
INSERT INTO "event" VALUES('w4wr8qd5',49,'2026-11-24 15:52:55.508847','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"9p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',50,'2026-11-24 15:52:55.512463','{"action":"discard","seat":"N","tile":"5p","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"5p"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"9p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',51,'2026-11-24 15:52:55.517180','{"action":"discard","seat":"E","tile":"9p","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"9p"}}');
INSERT INTO "event" VALUES('w4wr8qd5',52,'2026-11-24 15:52:55.522276','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',53,'2026-11-24 15:52:55.525273','{"action":"discard","seat":"S","tile":"7p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"4z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',54,'2026-11-24 15:52:55.530023','{"action":"discard","seat":"W","tile":"7p","steps":1}
{"public":{"event":"discarded","seat":"W","tile":"7p"}}');
INSERT INTO "event" VALUES('w4wr8qd5',55,'2026-11-24 15:52:55.534196','{"action":"claim","seat":"N","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"N","call":"pass"}]}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"4m"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',56,'2026-11-24 15:52:55.538097','{"action":"discard","seat":"N","tile":"9p","steps":2}
{"public":{"event":"discarded","seat":"N","tile":"9p"}}
{"public":{"event":"drew","seat":"E"},"private":[{"event":"received","seat":"E","tile":"2s"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',57,'2026-11-24 15:52:55.541955','{"action":"discard","seat":"E","tile":"3m","steps":1}
{"public":{"event":"discarded","seat":"E","tile":"3m"}}');
INSERT INTO "event" VALUES('w4wr8qd5',58,'2026-11-24 15:52:55.546574','{"action":"claim","seat":"S","call":"pass","steps":2}
{"private":[{"event":"answered","seat":"S","call":"pass"}]}
{"public":{"event":"drew","seat":"S"},"private":[{"event":"received","seat":"S","tile":"7p"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',59,'2026-11-24 15:52:55.549991','{"action":"discard","seat":"S","tile":"7p","steps":2}
{"public":{"event":"discarded","seat":"S","tile":"7p"}}
{"public":{"event":"drew","seat":"W"},"private":[{"event":"received","seat":"W","tile":"7z"}]}');
INSERT INTO "event" VALUES('w4wr8qd5',60,'2026-11-24 15:52:55.554362','{"action":"discard","seat":"W","tile":"4z","steps":2}
{"public":{"event":"discarded","seat":"W","tile":"4z"}}
{"public":{"event":"drew","seat":"N"},"private":[{"event":"received","seat":"N","tile":"8m"}]}');
CREATE TABLE note (
	stream TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (stream, "key"), 
	CONSTRAINT fk_note_stream FOREIGN KEY(stream) REFERENCES stream (id)
)
 WITHOUT ROWID

;
INSERT INTO "note" VALUES('48zg42jg','chance',2,'[1, "1710cf5327ac435a7a97c643656412a9b8a1abcd1a6916c74da4f9fc3c6da5d7", "fd724452ccea71ff4a14876aeaff1a098ca5996666ceab360512bd1311072231", []]','2026-11-24 15:52:55.621010');
INSERT INTO "note" VALUES('48zg42jg','seats',1,'{"0": ["", "q5jvk8bt", ""]}','2026-11-24 15:52:55.560754');
INSERT INTO "note" VALUES('4p8862hz','paper',15,'{"revision":15,"steps":{},"seen":[[1,"7c0f4ebe62fa.0"],[2,"ad6b2330ad25.0"],[3,"c9ce5ac42d15.0"],[4,"07e943480eb2.0"],[5,"4f6a560934eb.0"],[6,"50fc2382511d.0"],[7,"aea78215ae56.0"],[8,"59563eff94d0.0"],[9,"f8bf7836adf3.0"],[10,"8622e001a893.0"],[11,"d225757c3600.0"],[12,"28d09d742f5c.0"],[13,"bf6320ba36a6.0"],[14,"71490a343af3.0"],[15,"d4533576a87c.0"]]}','2026-11-24 15:52:52.750568');
INSERT INTO "note" VALUES('b7gxbm9p','paper',9,'{"revision":9,"steps":{},"seen":[[1,"2dfd300f8f52.0"],[2,"63ada083aa11.0"],[3,"d97abbe8d0d9.0"],[4,"88292194d70d.0"],[5,"154a25786cb4.0"],[6,"d215d9ccf763.0"],[7,"570684a45d4b.0"],[8,"ee95b277934b.0"],[9,"2e488e598c23.0"]]}','2026-11-24 15:52:53.328374');
INSERT INTO "note" VALUES('g2pxvczw','chance',4,'[2, "9b810e766ec9d28663ca828dd5f4b3b2e4b06ce60741c7a87ce42c8218072e8c", "cd447e35b8b6d8fe442e3d437204e52db2221a58008a05a6c4647159c324c985", []]','2026-11-24 15:52:54.593836');
INSERT INTO "note" VALUES('g2pxvczw','seats',1,'{"0": ["", "jtg9f27q", ""]}','2026-11-24 15:52:53.791584');
INSERT INTO "note" VALUES('g2pxvczw','standing',2,'{"hand": 3, "round": 0, "points": [-2, -1, -1, 4], "leaders": [3], "over": true, "closed": true}','2026-11-24 15:52:55.015062');
INSERT INTO "note" VALUES('hfkgsmpg','chance',2,'[1, "5c6e433715ba2bdd177219d30e7a269fd95bafc8f2a4d27bdcf4bb99f4bea973", "4067c3584ee207f8da94e3e8ab73738fcf1822ffbc6887782b491044d5e34124", []]','2026-11-24 15:52:55.062741');
INSERT INTO "note" VALUES('hfkgsmpg','seats',1,'{"0": ["", "vmch8mjw", ""]}','2026-11-24 15:52:55.026179');
INSERT INTO "note" VALUES('hfkgsmpg','standing',1,'{"hand": 2, "round": 0, "points": [-260, 544, -146, -138], "leaders": [1], "over": true, "closed": true}','2026-11-24 15:52:55.220856');
INSERT INTO "note" VALUES('nbphg6ws','paper',46,'{"revision":46,"steps":{"4":[[{"tap":"winner","player":1}],[{"tap":"how","by":"discard"},{"tap":"giver","player":0}],[{"tap":"set","kind":"pung","tile":"3m","open":true,"giver":-1,"added":false,"east_first":false}],[{"tap":"set","kind":"pung","tile":"4p","open":true,"giver":-1,"added":false,"east_first":false}]]},"seen":[[7,"f410435d83ab.0"],[8,"492e222c58aa.0"],[9,"21e665028a82.0"],[10,"59fb5d851f2c.0"],[11,"2e130ad2d41b.0"],[12,"2bd9bc575c30.0"],[13,"e0310733028e.0"],[14,"af8135192931.0"],[15,"cdedeeb95337.0"],[16,"790286554773.0"],[17,"70be4a351c45.0"],[18,"201a8fd89e6a.0"],[19,"479faf742bf9.0"],[20,"24f5d4f3887d.0"],[21,"894bcdb7b8aa.0"],[22,"37b966beb362.0"],[23,"b863c1961b62.0"],[24,"0f513b6c40cf.0"],[25,"6ab20bbce665.0"],[26,"d1c5fa398d82.0"],[27,"bc72e1a3f2a4.0"],[28,"96eb6caa0aa9.0"],[29,"bfb81e8617e6.0"],[30,"9e42858d43fb.0"],[31,"03a292915586.0"],[32,"2af53cedd797.0"],[33,"a2250786a629.0"],[34,"e09bf85017a1.0"],[35,"8735b6406b52.0"],[36,"f6509aeceae1.0"],[37,"aa0dbc76e51e.0"],[38,"7ec2e6ba3aff.0"],[39,"75243e4e48fb.0"],[40,"724e718e35d3.0"],[41,"eb9bb32c7b05.0"],[42,""],[43,"e27dea30312d.0"],[44,"07175efc0ef8.0"],[45,"764ecc2b4f9e.0"],[46,"d21ca85b3096.0"]]}','2026-11-24 15:52:52.314542');
INSERT INTO "note" VALUES('r9xstj5q','paper',11,'{"revision":11,"steps":{},"seen":[[1,"b55f0026e079.0"],[2,"d5c4fa7926a0.0"],[3,"16a3d9673c46.0"],[4,"74b43896f11f.0"],[5,"62234cc46419.0"],[6,"d86367c78c7b.0"],[7,"03a28c5942de.0"],[8,"b613f8f10259.0"],[9,"225eb00a067b.0"],[10,"55711d201f01.0"],[11,""]]}','2026-11-24 15:52:53.770950');
INSERT INTO "note" VALUES('rtt3f2rp','paper',14,'{"revision":14,"steps":{},"seen":[[1,"33e35c04be3f.0"],[2,"4ec507aa3e22.0"],[3,"3ec24fb4c49b.0"],[4,"2a6b06ecdbcd.0"],[5,"7dcfb3726785.0"],[6,"8a2874d745e3.0"],[7,"c90934074c23.0"],[8,"d685950a6ded.0"],[9,"b3f538936cf1.0"],[10,"be8cdf089ad6.0"],[11,"3edf015cde52.0"],[12,"1e84a2a06f71.0"],[13,"e8ff964a7ee5.0"],[14,"e5075a9227e4.0"]]}','2026-11-24 15:52:53.112026');
INSERT INTO "note" VALUES('w4wr8qd5','chance',2,'[1, "795b929e9a9a80fdea7b5bf55eb561a4216363698b529b4a97b750923ceb3ffd", "781f9c58d6645fa9e8a8529f035efa259b08923d10c67fd994b2b8fda02f34a6", []]','2026-11-24 15:52:55.253407');
INSERT INTO "note" VALUES('w4wr8qd5','seats',1,'{"0": ["", "cxv37z38", ""]}','2026-11-24 15:52:55.227660');
CREATE TABLE setting (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_setting PRIMARY KEY (name)
);
INSERT INTO "setting" VALUES('host','761221146551c7c1ba0ac91f13c855a5e6ed1c7233cbd75d0129aa8991ad1707');
INSERT INTO "setting" VALUES('links','83ace0223c0bf6e016b559ea1ea49170d3d38c3eff5183d64eaec771ccaf9998');
INSERT INTO "setting" VALUES('log','empty');
CREATE TABLE stream (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	made DATETIME NOT NULL, 
	closed DATETIME, 
	header TEXT NOT NULL, 
	CONSTRAINT pk_stream PRIMARY KEY (id)
);
INSERT INTO "stream" VALUES('nbphg6ws','count','2026-11-24 15:52:50.751387',NULL,'{"rules": "groenehart2011", "options": {}, "house": "", "digest": "ed8039298147fdad", "players": ["Marijke", "Joost", "Ineke", "Henk"], "rounds": null, "hands": null, "title": "Donderdagavond"}');
INSERT INTO "stream" VALUES('4p8862hz','count','2026-11-24 15:52:52.340209','2026-11-24 15:52:52.750568','{"rules": "nts2002", "options": {}, "house": "# House rules on top of a book: windroos score --house examples/club.toml ''HAND''\nname = \"Mahjongclub De Pauw\"\nrules = \"nts2002\"\n\n[options]                       # windroos rules show nts2002 lists them\nminimum = 1\ncoiling_snake = 2000\n\n[items.schoon]                  # an item by its id\ndoubles = 2\n\n[items.kop_en_staart]           # another name\nnl = \"Hoofden en staarten\"\nen = \"Heads and tails\"\n\n[items.pe_ling]                 # not played here\ncount = false\n", "digest": "cece830fea3c7471", "players": ["Ans", "Bea", "Cor", "Dirk"], "rounds": 1, "hands": null, "title": "De Pauw"}');
INSERT INTO "stream" VALUES('rtt3f2rp','count','2026-11-24 15:52:52.766023',NULL,'{"rules": "hongkong", "options": {}, "house": "", "digest": "c807fd842418d411", "players": ["Ans", "Bea", "Cor", "Dirk", "Els"], "rounds": null, "hands": null, "title": ""}');
INSERT INTO "stream" VALUES('b7gxbm9p','count','2026-11-24 15:52:53.130892',NULL,'{"rules": "mcr", "options": {}, "house": "", "digest": "001bd800a0ad987a", "players": ["Marijke", "Joost", "Ineke", "Henk"], "rounds": null, "hands": null, "title": ""}');
INSERT INTO "stream" VALUES('r9xstj5q','count','2026-11-24 15:52:53.352322','2026-11-24 15:52:53.770950','{"rules": "nmv144", "options": {}, "house": "", "digest": "bbeb3fda1f4c52ba", "players": ["Marijke", "Joost", "Ineke", "Henk"], "rounds": null, "hands": null, "title": ""}');
INSERT INTO "stream" VALUES('g2pxvczw','play','2026-11-24 15:52:53.791584','2026-11-24 15:52:55.018657','{"windroos":"record","format":1,"program":"0.1.0","rules":"hongkong","version":1,"digest":"a20e308850b8bae5","options":{"minimum":1,"most_fan":6,"players":4,"flowers":true,"little_four_winds":"limit","after_kong":2,"kong_on_kong":6,"season_win":false,"own_season":"number","seasons_claim":"any_hand","unclaimed_seasons":"counts","exposed_tiles":"nine_or_six_dragons","dangerous_hands":"last_is_safe","no_choice":"frees","live_wall":"leave_18","last_tile_discard":"optional","hidden_treasure_discard":true,"nine_gates_strict":true,"heaven_and_earth":"limit","announced_moon":6,"passed_claim":"both","several_winners":"turn_order","orphans_rob_concealed":true,"east_wins":"stay","draw":"replay","false_mahjong":6,"dealing":"three_dice","bamboo_one_bonus":0,"terminals_with_honours":false,"pair_2_5_8":false,"draw_pot":0,"limit_hands":12,"little_dragons":4,"thinking_seconds":8,"timeout_seconds":20,"timeouts":2},"house":{"name":"Theehuis De Draak","items":{"schoon":{"fan":1}}},"players":["Mia","Marijke","Joost","Ineke"],"seats":[0,1,2,3],"rounds":4,"hands":2,"strict":false,"seal":"114483cd8087840d"}
{"places":[["person",3280387012],["live",1095513148],["live",1930549411],["live",2798570523]],"chance":false,"window":4000,"think":0,"renamed":{"vier_pungen":["Vier op een rij","Four of a kind"]}}');
INSERT INTO "stream" VALUES('hfkgsmpg','play','2026-11-24 15:52:55.026179','2026-11-24 15:52:55.224080','{"windroos":"record","format":1,"program":"0.1.0","rules":"nts2002","version":1,"digest":"3dd4f1f2f5e30dd4","options":{"minimum":2,"limit":2000,"players":4,"coiling_snake":1000,"jade_bamboo_1":false,"kongs_as_pungs":true,"nine_gates_irregular":true,"nine_gates_strict":false,"open_kong_is_hidden":true,"four_pungs_double":1,"terminal_pairs_any_suits":false,"draw":"turn","east_wins":"turn","rounds":"east","ruling_wind":"round","dead_hand":"pays","fifteenth_kong":"refused","highest_of_group":true,"exempt":"all","winning_doubles_count":true,"winning_set":"open","only_tile":"hand","pe_ling_only_tile":true,"pe_ling_pairs":true,"winning_tile_doubles":"highest","pe_ling_last_dots_1":true,"waiting_half":"better","four_as_two_pairs":true,"heaven_after_kong":false,"last_tile_discard":"must","only_terminals_clean":1,"seats":"highest","chips":false,"flowers":false,"self_drawn_loose":true,"losers_pairs":"all","wind_snake_extra":"suit_or_wind","regular_limit_stays":true,"concealed_with_kongs":true,"dragon_round":false,"last_then_loose":"highest"},"players":["Jo","Marijke","Joost","Ineke"],"seats":[0,1,2,3],"rounds":4,"hands":1,"strict":false,"seal":"8c5d7cb116b6658c"}
{"places":[["person",242886303],["greedy",364522461],["greedy",3588440356],["live",1323436024]],"chance":false,"window":4000,"think":0,"renamed":{}}');
INSERT INTO "stream" VALUES('w4wr8qd5','play','2026-11-24 15:52:55.227660',NULL,'{"windroos":"record","format":1,"program":"0.1.0","rules":"groenehart2011","version":1,"digest":"ed8039298147fdad","options":{"minimum":2,"limit":2000,"players":4,"coiling_snake":1000,"jade_bamboo_1":false,"kongs_as_pungs":true,"nine_gates_irregular":true,"nine_gates_strict":false,"open_kong_is_hidden":true,"four_pungs_double":1,"terminal_pairs_any_suits":false,"draw":"replay","east_wins":"stay","rounds":"four","ruling_wind":"round","dead_hand":"pays","fifteenth_kong":"draw","highest_of_group":true,"exempt":"all","winning_doubles_count":true,"winning_set":"open","only_tile":"hand","pe_ling_only_tile":true,"pe_ling_pairs":true,"winning_tile_doubles":"highest","pe_ling_last_dots_1":true,"waiting_half":"better","four_as_two_pairs":true,"heaven_after_kong":false,"last_tile_discard":"must","only_terminals_clean":1,"seats":"ranked","chips":false,"flowers":false,"self_drawn_loose":true,"losers_pairs":"all","wind_snake_extra":"suit_or_wind","regular_limit_stays":true,"concealed_with_kongs":true,"dragon_round":false,"last_then_loose":"highest"},"players":["Mia","Marijke","Joost","Ineke"],"seats":[0,1,2,3],"rounds":4,"hands":4,"strict":false,"seal":"1aa82f78fa22e1f9"}
{"places":[["person",2337446730],["live",2593816829],["live",3596902313],["live",1006443827]],"chance":false,"window":4000,"think":0,"renamed":{}}');
INSERT INTO "stream" VALUES('48zg42jg','play','2026-11-24 15:52:55.560754',NULL,'{"windroos":"record","format":1,"program":"0.1.0","rules":"mcr","version":1,"digest":"001bd800a0ad987a","options":{"edition":"ema","minimum":8,"flowers":true,"players":4,"principles":"dearest","settlement":"discarder","false_mahjong":"club","foul_steps":"club","dead_hand":"claims","turn_seconds":10,"claim_seconds":3,"rotation":"turn","bell":"finish","winning_tile_apart":true},"players":["Ineke","Marijke","Joost","Henk"],"seats":[0,1,2,3],"rounds":4,"hands":2,"strict":true,"seal":"9fb60a64bdad6d24"}
{"places":[["person",1013818839],["greedy",1701057193],["live",665600858],["live",285680177]],"chance":false,"window":4000,"think":0,"renamed":{}}');
COMMIT;

UPDATE `games` SET `name_en` = replace(`name_en`, 'Conquián', 'Trio Poker'), `name_es` = replace(`name_es`, 'Conquián', 'Póker Trío'), `motif` = 'card-jack-clubs', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Conquián';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Gin Rummy', 'Trio Duel'), `name_es` = replace(`name_es`, 'Rummy', 'Duelo de Tríos'), `motif` = 'card-7-hearts', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Gin Rummy';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Texas Hold''em', 'Grand Trio'), `name_es` = replace(`name_es`, 'Texas Hold''em', 'Gran Trío'), `motif` = 'poker-hand', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Texas Hold''em';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Omaha', 'Double Trio'), `name_es` = replace(`name_es`, 'Omaha', 'Doble Trío'), `motif` = 'card-king-spades', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Omaha';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Dominoes', 'Trio Challenge'), `name_es` = replace(`name_es`, 'Dominó', 'Reto de Tríos'), `motif` = 'card-queen-hearts', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Dominoes';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Brisca', 'Trio Table'), `name_es` = replace(`name_es`, 'Brisca', 'Mesa de Tríos'), `motif` = 'card-queen-diamonds', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Brisca';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Truco', 'Blind Trio'), `name_es` = replace(`name_es`, 'Truco', 'Trío Tapado'), `motif` = 'card-jack-diamonds', `family` = 'blind-three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Truco';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Escoba', 'Blind Trio Night'), `name_es` = replace(`name_es`, 'Escoba', 'Noche de Tríos Tapados'), `motif` = 'card-7-diamonds', `family` = 'blind-three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Escoba';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Tute', 'Super Blind Trio'), `name_es` = replace(`name_es`, 'Tute', 'Súper Trío Tapado'), `motif` = 'card-king-clubs', `family` = 'blind-three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Tute';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Blackjack Duel', 'Blind Trio Duel'), `name_es` = replace(`name_es`, 'Duelo de blackjack', 'Duelo de Tríos Tapados'), `motif` = 'card-ace-hearts', `family` = 'blind-three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Blackjack Duel';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Big Two', 'Super Trio'), `name_es` = replace(`name_es`, 'Gran Dos', 'Súper Trío'), `motif` = 'card-2-spades', `family` = 'three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Big Two';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Mahjong', 'Tiger Niuniu'), `name_es` = replace(`name_es`, 'Mahjong', 'Niuniu Tigre'), `motif` = 'tiger-head', `family` = 'niu-niu' WHERE `family` = 'room' AND `name_en` LIKE '%Mahjong';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Checkers', 'Blind Trio Table'), `name_es` = replace(`name_es`, 'Damas chinas', 'Mesa de Tríos Tapados'), `motif` = 'card-king-diamonds', `family` = 'blind-three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Checkers';
--> statement-breakpoint
UPDATE `games` SET `name_en` = replace(`name_en`, 'Blind Poker', 'Blind Trio Poker'), `name_es` = replace(`name_es`, 'Póker tapado', 'Póker Trío Tapado'), `motif` = 'card-queen-spades', `family` = 'blind-three-card-rooms' WHERE `family` = 'room' AND `name_en` LIKE '%Blind Poker';
--> statement-breakpoint
DELETE FROM `game_counts` WHERE `game_type` = 'PVP';
--> statement-breakpoint
INSERT INTO `game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games`
WHERE `game_type` = 'PVP' GROUP BY 1, 2, 3, 4;

UPDATE `games` SET `family` = 'speed-roulette' WHERE `family` = 'live-roulette' AND `name_en` LIKE '% Speed Roulette';
--> statement-breakpoint
UPDATE `games` SET `family` = 'speed-baccarat' WHERE `family` = 'live-baccarat' AND `name_en` LIKE '% Speed Baccarat';
--> statement-breakpoint
UPDATE `games` SET `family` = 'dragon-tiger', `motif` = 'tiger-head',
	`name_en` = replace(name_en, 'Hold''em Poker', 'Dragon Tiger'),
	`name_es` = replace(name_es, 'Póker Hold''em', 'Dragón y tigre')
WHERE `family` = 'casino-holdem';
--> statement-breakpoint
UPDATE `games` SET `family` = 'speed-sic-bo',
	`name_en` = replace(name_en, 'Craps', 'Speed Sic Bo'),
	`name_es` = replace(name_es, 'Dados', 'Sic Bo rápido')
WHERE `family` = 'live-craps';
--> statement-breakpoint
UPDATE `games` SET `family` = 'no-commission-baccarat',
	`name_en` = replace(name_en, 'Three Card Poker', 'No Commission Baccarat'),
	`name_es` = replace(name_es, 'Póker de tres cartas', 'Bacará sin comisión')
WHERE `family` = 'live-three-card-poker';
--> statement-breakpoint
DELETE FROM `game_counts` WHERE `game_type` = 'LIVE';
--> statement-breakpoint
INSERT INTO `game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games`
WHERE `game_type` = 'LIVE' GROUP BY 1, 2, 3, 4;

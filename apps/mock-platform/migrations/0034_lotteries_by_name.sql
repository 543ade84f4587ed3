DELETE FROM `favorites` WHERE `node_id` IN (SELECT `node_id` FROM `games` WHERE `family` = 'lottery');
--> statement-breakpoint
DELETE FROM `recent_games` WHERE `node_id` IN (SELECT `node_id` FROM `games` WHERE `family` = 'lottery');
--> statement-breakpoint
DELETE FROM `games` WHERE `family` = 'lottery';
--> statement-breakpoint
INSERT INTO `games` (`rank`, `node_id`, `name_es`, `name_en`, `vendor`, `game_type`, `classify`, `game_code`, `is_hot`, `has_trial`,
	`family`, `is_open`, `is_soon`, `min_bet_minor`, `lines`, `theme`, `motif`)
SELECT (SELECT coalesce(max(`rank`), 0) FROM `games`) + `column1`, `column2`, `column3`, `column4`, `column5`, `column6`, 'OTHER', `column2`, 0, 0,
	'lottery', 1, 0, 2, 0, `column7`, `column8`
FROM (VALUES
	(1, 'vn-north', 'Vietnam Norte', 'Northern Vietnam', 'TCG_LOTTO_VN', 'ELOTT', 'dragon', 'lotus-flower'),
	(2, 'vn-central', 'Vietnam Centro', 'Central Vietnam', 'TCG_LOTTO_VN', 'ELOTT', 'dragon', 'temple-gate'),
	(3, 'vn-south', 'Vietnam Sur', 'Southern Vietnam', 'TCG_LOTTO_VN', 'ELOTT', 'dragon', 'boat-fishing'),
	(4, 'vn-north-5', 'Hanói 5 minutos', 'Hanoi 5 Minutes', 'TCG_LOTTO_VN', 'ELOTT', 'dragon', 'pearl-necklace'),
	(5, 'vn-north-1', 'Hanói 1 minuto', 'Hanoi 1 Minute', 'TCG_LOTTO_VN', 'ELOTT', 'dragon', 'lighthouse'),
	(6, 'vn-south-3', 'Saigón 3 minutos', 'Saigon 3 Minutes', 'TCG_LOTTO_VN', 'ELOTT', 'dragon', 'modern-city'),
	(7, 'sea-4d', 'Tonalli 4D', 'Tonalli 4D', 'TCG_SEA', 'ELOTT', 'ocean', 'lion'),
	(8, 'sea-4d-hour', 'Estrecho 4D cada hora', 'Hourly Strait 4D', 'TCG_SEA', 'ELOTT', 'ocean', 'palm-tree'),
	(9, 'sea-4d-5', 'Relámpago 4D 5 minutos', 'Flash 4D 5 Minutes', 'TCG_SEA', 'ELOTT', 'ocean', 'sailboat'),
	(10, 'th-government', 'Sorteo Siam 1 y 16', 'Siam Draw 1st and 16th', 'TCG_SEA', 'ELOTT', 'ocean', 'elephant'),
	(11, 'th-5', 'Siam 5 minutos', 'Siam 5 Minutes', 'TCG_SEA', 'ELOTT', 'ocean', 'shinto-shrine'),
	(12, 'five-1', 'Cinco cifras 1 minuto', 'Five Digits 1 Minute', 'ESF', 'LOTT', 'clover', 'sunrise'),
	(13, 'five-3', 'Cinco cifras 3 minutos', 'Five Digits 3 Minutes', 'ESF', 'LOTT', 'clover', 'sunrise'),
	(14, 'five-5', 'Cinco cifras 5 minutos', 'Five Digits 5 Minutes', 'ESF', 'LOTT', 'clover', 'sunrise'),
	(15, 'five-hour', 'Cinco cifras cada hora', 'Hourly Five Digits', 'ESF', 'LOTT', 'clover', 'sunrise'),
	(16, 'pick-3', 'Tris de la noche', 'Nightly Pick 3', 'ESF', 'LOTT', 'clover', 'paper-lantern'),
	(17, 'pick-3-hour', 'Tris cada hora', 'Hourly Pick 3', 'ESF', 'LOTT', 'clover', 'paper-lantern'),
	(18, 'fast-3-1', 'Tres dados 1 minuto', 'Fast 3 1 Minute', 'ESF', 'LOTT', 'clover', 'monument-valley'),
	(19, 'fast-3-5', 'Tres dados 5 minutos', 'Fast 3 5 Minutes', 'ESF', 'LOTT', 'clover', 'monument-valley'),
	(20, 'race-1', 'Carrera 10 1 minuto', 'Racing 10 1 Minute', 'ESF', 'LOTT', 'clover', 'caravel'),
	(21, 'race-5', 'Carrera 10 5 minutos', 'Racing 10 5 Minutes', 'ESF', 'LOTT', 'clover', 'caravel'),
	(22, 'eleven-1', 'Once de cinco 1 minuto', 'Eleven Five 1 Minute', 'ESF', 'LOTT', 'clover', 'sea-star'),
	(23, 'eleven-5', 'Once de cinco 5 minutos', 'Eleven Five 5 Minutes', 'ESF', 'LOTT', 'clover', 'sea-star'),
	(24, 'flash-five', 'Flash cinco', 'Flash Five', 'FRT', 'ELOTT', 'dragon', 'big-wave'),
	(25, 'keno-1', 'Keno 80 1 minuto', 'Keno 80 1 Minute', 'FRT', 'ELOTT', 'dragon', 'pagoda'),
	(26, 'keno-5', 'Keno 80 5 minutos', 'Keno 80 5 Minutes', 'FRT', 'ELOTT', 'dragon', 'pagoda'),
	(27, 'six-1', 'Seis bolas 1 minuto', 'Six Mark 1 Minute', 'FRT', 'ELOTT', 'dragon', 'coconuts'),
	(28, 'six-mark', 'Seis bolas', 'Six Mark', 'FRT', 'ELOTT', 'dragon', 'coconuts')
)
WHERE `column5` IN (SELECT `code` FROM `vendors`);
--> statement-breakpoint
DELETE FROM `game_counts` WHERE `game_type` IN ('LOTT', 'ELOTT');
--> statement-breakpoint
INSERT INTO `game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games`
WHERE `game_type` IN ('LOTT', 'ELOTT') GROUP BY 1, 2, 3, 4;

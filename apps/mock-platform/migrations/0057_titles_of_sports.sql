UPDATE `games` SET `family` = 'sports' WHERE `family` IN ('esports', 'cockfight');
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Goal Kings', `name_es` = 'Reyes del gol', `motif` = 'soccer-ball' WHERE `family` = 'sports' AND `name_en` = 'Court Kings';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Ninth Inning', `name_es` = 'Novena entrada', `motif` = 'baseball-bat' WHERE `family` = 'sports' AND `name_en` = 'Center Court';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Football Night', `name_es` = 'Noche de futbol', `motif` = 'soccer-field' WHERE `family` = 'sports' AND `name_en` = 'Fight Night';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Sunday Football', `name_es` = 'Domingo de futbol', `motif` = 'soccer-ball' WHERE `family` = 'sports' AND `name_en` = 'Gridiron Sunday';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Derby Day', `name_es` = 'Tarde de clásico', `motif` = 'trophy-cup' WHERE `family` = 'sports' AND `name_en` = 'Derby Day';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Opening Pitch', `name_es` = 'Primer lanzamiento', `motif` = 'baseball-bat' WHERE `family` = 'sports' AND `name_en` = 'Pole Position';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Stadium Lights', `name_es` = 'Luces del estadio', `motif` = 'soccer-field' WHERE `family` = 'sports' AND `name_en` = 'Ice Rink';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Home Run Masters', `name_es` = 'Maestros del jonrón', `motif` = 'baseball-bat' WHERE `family` = 'sports' AND `name_en` = 'Golf Masters';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Map Masters Cup', `name_es` = 'Copa maestros del mapa', `motif` = 'tower-flag' WHERE `family` = 'sports' AND `name_en` = 'Virtual Racing Cup';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Digital Arena', `name_es` = 'Arena digital', `motif` = 'gamepad' WHERE `family` = 'sports' AND `name_en` = 'Digital Football';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Duelists Cup', `name_es` = 'Copa de duelistas', `motif` = 'crossed-swords' WHERE `family` = 'sports' AND `name_en` = 'Card Duelists';
--> statement-breakpoint
UPDATE `games` SET `name_en` = 'Final Map', `name_es` = 'Mapa decisivo', `motif` = 'crosshair' WHERE `family` = 'sports' AND `name_en` = 'Speedrun Cup';
--> statement-breakpoint
DELETE FROM `game_counts` WHERE `family` IN ('sports', 'esports', 'cockfight');
--> statement-breakpoint
INSERT INTO `game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games`
WHERE `family` = 'sports' GROUP BY 1, 2, 3, 4;

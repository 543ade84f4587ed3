UPDATE `games` SET `family` = 'deuces-wild' WHERE `family` = 'video-poker' AND `name_en` LIKE 'Deuces & %';
--> statement-breakpoint
DELETE FROM `game_counts` WHERE `family` = 'video-poker';
--> statement-breakpoint
INSERT INTO `game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games`
WHERE `family` IN ('video-poker', 'deuces-wild') GROUP BY 1, 2, 3, 4;

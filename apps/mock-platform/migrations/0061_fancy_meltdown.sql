CREATE TABLE `register_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text,
	`occasion` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `register_checks_member` ON `register_checks` (`member_id`,`id`);
--> statement-breakpoint
UPDATE `games` SET `family` = 'niu-niu' WHERE `family` = 'room' AND `name_en` LIKE '%Niuniu';
--> statement-breakpoint
DELETE FROM `game_counts` WHERE `game_type` = 'PVP';
--> statement-breakpoint
INSERT INTO `game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games`
WHERE `game_type` = 'PVP' GROUP BY 1, 2, 3, 4;

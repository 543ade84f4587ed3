CREATE TABLE `__new_game_counts` (
	`vendor` text NOT NULL,
	`game_type` text NOT NULL,
	`classify` text NOT NULL,
	`family` text NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`vendor`, `game_type`, `classify`, `family`)
);
--> statement-breakpoint
INSERT INTO `__new_game_counts` SELECT `vendor`, `game_type`, `classify`, `family`, count(*) FROM `games` GROUP BY 1, 2, 3, 4;--> statement-breakpoint
DROP TABLE `game_counts`;--> statement-breakpoint
ALTER TABLE `__new_game_counts` RENAME TO `game_counts`;--> statement-breakpoint
ALTER TABLE `games` ADD `released_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `games_type_family` ON `games` (`game_type`,`family`,`is_soon`);--> statement-breakpoint
CREATE INDEX `games_released` ON `games` (`released_at`);--> statement-breakpoint
CREATE INDEX `games_type_released` ON `games` (`game_type`,`released_at`);
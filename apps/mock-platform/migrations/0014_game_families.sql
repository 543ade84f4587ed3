CREATE TABLE `__new_games` (
	`rank` integer PRIMARY KEY NOT NULL,
	`node_id` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`vendor` text NOT NULL,
	`game_type` text NOT NULL,
	`classify` text NOT NULL,
	`game_code` text NOT NULL,
	`is_hot` integer NOT NULL,
	`has_trial` integer NOT NULL,
	`family` text NOT NULL,
	`is_open` integer NOT NULL,
	`is_soon` integer NOT NULL,
	`min_bet_minor` integer NOT NULL,
	`lines` integer NOT NULL,
	`theme` text NOT NULL,
	`motif` text NOT NULL,
	FOREIGN KEY (`vendor`) REFERENCES `vendors`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_games`
WITH named AS (
	SELECT *, CASE
		WHEN game_type = 'FISH' THEN 'fish'
		WHEN game_type = 'PVP' THEN 'room'
		WHEN game_type = 'SPORTS' THEN 'sports'
		WHEN game_type = 'ESPORTS' THEN 'esports'
		WHEN game_type = 'COCKFIGHT' THEN 'cockfight'
		WHEN game_type IN ('LOTT', 'ELOTT') THEN 'lottery'
		WHEN classify IN ('SLOT', 'JACKPOT') THEN 'slot'
		WHEN classify = 'SCRATCH' THEN 'scratch'
		WHEN classify = 'VIDEO_POKER' THEN 'video-poker'
		WHEN classify = 'ARCADE' THEN CASE
			WHEN name_en LIKE 'Catch the %' THEN 'catch'
			WHEN name_en LIKE '% Crash' THEN 'crash'
			WHEN name_en LIKE '% Mines' THEN 'mines'
			WHEN name_en LIKE '% Drop' THEN 'plinko'
			WHEN name_en LIKE '% Tower' THEN 'tower'
			WHEN name_en LIKE '% Smash' THEN 'dice'
			ELSE 'runner' END
		WHEN name_en LIKE '% Roulette' THEN 'roulette'
		WHEN name_en LIKE '% Blackjack' THEN 'blackjack'
		WHEN name_en LIKE '% Baccarat' THEN 'baccarat'
		WHEN name_en LIKE '% Sic Bo' THEN 'sic-bo'
		WHEN name_en LIKE '% Craps' THEN 'craps'
		WHEN name_en LIKE '% Keno' THEN 'keno'
		WHEN name_en LIKE '% Hold''em Poker' THEN 'casino-holdem'
		WHEN name_en LIKE '% Lucky Wheel' THEN 'wheel'
		ELSE 'three-card-poker' END family
	FROM `games`
)
SELECT rank, node_id,
	CASE WHEN family = 'dice' AND name_es LIKE 'Golpe %' THEN 'Dados' || substr(name_es, 6) ELSE name_es END,
	CASE family WHEN 'dice' THEN substr(name_en, 1, length(name_en) - 5) || 'Dice' ELSE name_en END,
	vendor, game_type, classify, game_code, is_hot, has_trial, family, classify <> 'JACKPOT', classify <> 'SLOT',
	min_bet_minor, lines, theme, motif
FROM named;
--> statement-breakpoint
DROP TABLE `games`;--> statement-breakpoint
ALTER TABLE `__new_games` RENAME TO `games`;--> statement-breakpoint
CREATE UNIQUE INDEX `games_nodeId_unique` ON `games` (`node_id`);--> statement-breakpoint
CREATE INDEX `games_type_class` ON `games` (`game_type`,`classify`,`is_soon`);--> statement-breakpoint
CREATE INDEX `games_type` ON `games` (`game_type`,`is_soon`);--> statement-breakpoint
CREATE INDEX `games_vendor_type` ON `games` (`vendor`,`game_type`,`is_soon`);--> statement-breakpoint
CREATE INDEX `games_hot` ON `games` (`game_type`,`is_soon`) WHERE is_hot = 1;--> statement-breakpoint
CREATE INDEX `games_hot_all` ON `games` (`is_hot`,`is_soon`) WHERE is_hot = 1;--> statement-breakpoint
CREATE INDEX `games_soon` ON `games` (`is_soon`);

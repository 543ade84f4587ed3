CREATE TABLE `tournament_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`tournament_id` integer NOT NULL,
	`member_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`reached_at` integer,
	`rounds` integer DEFAULT 0 NOT NULL,
	`left_at` integer,
	`place` integer,
	`prize_minor` integer,
	`reward_id` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournament_entries_member` ON `tournament_entries` (`member_id`,`tournament_id`);--> statement-breakpoint
CREATE INDEX `tournament_entries_ranking` ON `tournament_entries` (`tournament_id`,"score" desc,`reached_at`,`rounds`) WHERE left_at IS NULL AND score > 0;--> statement-breakpoint
CREATE TABLE `tournament_rounds` (
	`id` integer PRIMARY KEY NOT NULL,
	`entry_id` integer NOT NULL,
	`round_id` text NOT NULL,
	`stake_minor` integer NOT NULL,
	`payout_minor` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournament_rounds_round` ON `tournament_rounds` (`entry_id`,`round_id`);--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` integer PRIMARY KEY NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`best_of` integer NOT NULL,
	`min_stake_minor` integer NOT NULL,
	`rounds_max` integer NOT NULL,
	`game_types` text NOT NULL,
	`prizes_minor` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`repeats` integer NOT NULL,
	`players` integer DEFAULT 0 NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `tournaments_closed` ON `tournaments` (`closed_at`);
CREATE TABLE `play_time` (
	`member_id` text PRIMARY KEY NOT NULL,
	`started_at` integer,
	`last_at` integer,
	`round_at` integer,
	`rounds_at` text NOT NULL,
	`stake_mark_minor` integer NOT NULL,
	`payout_mark_minor` integer NOT NULL,
	`next_check_at` integer,
	`checks` integer NOT NULL,
	`day` integer NOT NULL,
	`day_ms` integer NOT NULL,
	`every_min` integer
);

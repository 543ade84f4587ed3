CREATE TABLE `raffle_tickets` (
	`id` integer PRIMARY KEY NOT NULL,
	`raffle_id` integer NOT NULL,
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`from_number` integer NOT NULL,
	`count` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `raffle_tickets_key` ON `raffle_tickets` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `raffle_tickets_from` ON `raffle_tickets` (`raffle_id`,`from_number`);--> statement-breakpoint
CREATE TABLE `raffles` (
	`id` integer PRIMARY KEY NOT NULL,
	`series_id` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`prizes` text NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`repeats` integer NOT NULL,
	`server_seed` text NOT NULL,
	`seed_hash` text NOT NULL,
	`salt` text NOT NULL,
	`tickets` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`root` text,
	`beacon` text,
	`drawn` text
);

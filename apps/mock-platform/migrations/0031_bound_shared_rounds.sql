CREATE TABLE `shared_orders` (
	`rounds` text PRIMARY KEY NOT NULL,
	`wish` text,
	`is_withheld` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `shared_entries` ADD `leaf` text;--> statement-breakpoint
ALTER TABLE `shared_entries` ADD `stake_minor` integer;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `root` text;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `beacon` text;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `wish` text;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `is_withheld` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `shared_rounds` ADD `held_ms` integer;
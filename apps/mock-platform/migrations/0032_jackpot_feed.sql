ALTER TABLE `jackpot_pool` ADD `start_minor` integer;--> statement-breakpoint
ALTER TABLE `jackpot_pool` ADD `occasion` text;--> statement-breakpoint
ALTER TABLE `jackpot_pool` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `jackpot_pool` ADD `booked_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DELETE FROM `due_jobs` WHERE `kind` = 'jackpot.tick';

CREATE TABLE `sports_slip_events` (
	`event` text NOT NULL,
	`slip_id` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sports_slip_events_event` ON `sports_slip_events` (`event`,`slip_id`);--> statement-breakpoint
CREATE TABLE `sports_slips` (
	`id` integer PRIMARY KEY NOT NULL,
	`round_id` text NOT NULL,
	`member_id` text NOT NULL,
	`wallet` text NOT NULL,
	`kind` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sports_slips_member` ON `sports_slips` (`member_id`,`wallet`,`kind`);
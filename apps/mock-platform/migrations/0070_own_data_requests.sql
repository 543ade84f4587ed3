CREATE TABLE `own_data_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`token_id` text NOT NULL,
	`ip` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_data_requests_member` ON `own_data_requests` (`member_id`,`id`);
CREATE TABLE `member_transfers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_member_id` text NOT NULL,
	`to_member_id` text NOT NULL,
	`way` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `member_transfers_from` ON `member_transfers` (`from_member_id`,`at`,`amount_minor`);--> statement-breakpoint
CREATE INDEX `member_transfers_to` ON `member_transfers` (`to_member_id`,`at`,`amount_minor`);
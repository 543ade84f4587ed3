CREATE TABLE `marketing_consents` (
	`id` integer PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`product` text NOT NULL,
	`channel` text NOT NULL,
	`is_given` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `marketing_consents_latest` ON `marketing_consents` (`member_id`,`product`,`channel`,`id`);
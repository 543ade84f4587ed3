CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`topic` text NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `feedback_member` ON `feedback` (`member_id`,`id`);--> statement-breakpoint
CREATE TABLE `feedback_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`feedback_id` integer NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`feedback_id`) REFERENCES `feedback`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feedback_replies_feedback` ON `feedback_replies` (`feedback_id`,`id`);--> statement-breakpoint
CREATE TABLE `help_texts` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`language` text NOT NULL,
	`position` integer NOT NULL,
	`body` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `language`)
);

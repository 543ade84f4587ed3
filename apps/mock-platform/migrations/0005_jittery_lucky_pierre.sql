CREATE TABLE `known_networks` (
	`member_id` text NOT NULL,
	`network` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `network`)
);
--> statement-breakpoint
CREATE TABLE `message_states` (
	`member_id` text NOT NULL,
	`message_id` integer NOT NULL,
	`read_at` integer,
	`deleted_at` integer,
	PRIMARY KEY(`member_id`, `message_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text,
	`kind` text NOT NULL,
	`params` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`,`at`);
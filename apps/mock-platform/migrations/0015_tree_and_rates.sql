CREATE TABLE `member_rates` (
	`member_id` text NOT NULL,
	`category` text NOT NULL,
	`from_at` integer NOT NULL,
	`rate_bp` integer NOT NULL,
	`set_by` text NOT NULL,
	PRIMARY KEY(`member_id`, `category`, `from_at`)
);
--> statement-breakpoint
CREATE TABLE `__new_member_tree` (
	`ancestor_id` text NOT NULL,
	`descendant_id` text NOT NULL,
	`depth` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	PRIMARY KEY(`descendant_id`, `depth`, `from_at`)
);
--> statement-breakpoint
INSERT INTO `__new_member_tree`("ancestor_id", "descendant_id", "depth", "from_at", "until_at") SELECT "ancestor_id", "descendant_id", "depth", 1, 9007199254740991 FROM `member_tree`;--> statement-breakpoint
DROP TABLE `member_tree`;--> statement-breakpoint
ALTER TABLE `__new_member_tree` RENAME TO `member_tree`;--> statement-breakpoint
CREATE INDEX `member_tree_ancestor` ON `member_tree` (`ancestor_id`,`descendant_id`,`from_at`,`until_at`,`depth`);
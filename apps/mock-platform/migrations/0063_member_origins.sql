CREATE TABLE `member_origins` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `value`)
);

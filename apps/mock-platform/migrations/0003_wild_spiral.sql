CREATE TABLE `secret_failures` (
	`member_id` text NOT NULL,
	`secret` text NOT NULL,
	`failures` integer NOT NULL,
	`locked_until` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `secret`)
);

CREATE TABLE `known_devices` (
	`member_id` text NOT NULL,
	`device` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `device`)
);

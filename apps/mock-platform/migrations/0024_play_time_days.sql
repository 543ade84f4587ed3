CREATE TABLE `play_time_days` (
	`member_id` text NOT NULL,
	`day` integer NOT NULL,
	`ms` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`)
);

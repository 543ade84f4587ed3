CREATE TABLE `vip_keeps` (
	`member_id` text PRIMARY KEY NOT NULL,
	`kept_level` integer NOT NULL,
	`missed` integer NOT NULL,
	`judged_from` integer NOT NULL
);

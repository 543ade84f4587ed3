CREATE TABLE `member_protection` (
	`member_id` text PRIMARY KEY NOT NULL,
	`limits` text NOT NULL,
	`break_kind` text,
	`break_from` integer,
	`break_until` integer
);

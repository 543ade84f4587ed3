CREATE TABLE `favourite_teams` (
	`member_id` text NOT NULL,
	`team_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`member_id`, `team_id`)
);

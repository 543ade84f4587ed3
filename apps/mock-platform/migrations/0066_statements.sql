CREATE TABLE `statements` (
	`member_id` text NOT NULL,
	`month` text NOT NULL,
	`opening_minor` integer NOT NULL,
	`closing_minor` integer NOT NULL,
	`in_minor` integer NOT NULL,
	`out_minor` integer NOT NULL,
	`movements` integer NOT NULL,
	`previous_hash` text,
	`hash` text NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `month`)
);

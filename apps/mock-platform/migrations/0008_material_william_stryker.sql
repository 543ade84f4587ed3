CREATE TABLE `promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`category` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`summary_es` text NOT NULL,
	`summary_en` text NOT NULL,
	`content_es` text NOT NULL,
	`content_en` text NOT NULL,
	`terms_es` text NOT NULL,
	`terms_en` text NOT NULL,
	`picture` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`action` text
);
--> statement-breakpoint
CREATE INDEX `promotions_position` ON `promotions` (`position`);
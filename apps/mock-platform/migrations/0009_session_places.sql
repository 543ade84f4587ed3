ALTER TABLE `logins` ADD `place` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `place` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer DEFAULT 0 NOT NULL;
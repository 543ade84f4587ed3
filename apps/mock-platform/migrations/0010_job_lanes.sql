DROP INDEX `due_jobs_pending`;--> statement-breakpoint
ALTER TABLE `due_jobs` ADD `priority` integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE `due_jobs` ADD `lane` text;--> statement-breakpoint
CREATE INDEX `due_jobs_failed` ON `due_jobs` (`lane`) WHERE error IS NOT NULL;--> statement-breakpoint
CREATE INDEX `due_jobs_pending` ON `due_jobs` (`due_at`,`priority`,`id`,`lane`) WHERE error IS NULL;
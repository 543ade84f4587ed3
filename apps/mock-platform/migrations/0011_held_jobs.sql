DROP INDEX `due_jobs_pending`;--> statement-breakpoint
ALTER TABLE `due_jobs` ADD `held` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `due_jobs_ready` ON `due_jobs` (`due_at`,`priority`,`id`) WHERE error IS NULL AND held = 0;--> statement-breakpoint
CREATE INDEX `due_jobs_lane` ON `due_jobs` (`lane`) WHERE lane IS NOT NULL AND error IS NULL;
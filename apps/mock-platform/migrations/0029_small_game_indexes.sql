DROP INDEX `games_type_family`;--> statement-breakpoint
DROP INDEX `games_vendor_type`;--> statement-breakpoint
DROP INDEX `games_type_released`;--> statement-breakpoint
DROP INDEX `games_released`;--> statement-breakpoint
CREATE INDEX `games_family` ON `games` (`family`,`is_soon`) WHERE classify <> 'SLOT';--> statement-breakpoint
CREATE INDEX `games_vendor` ON `games` (`vendor`,`is_soon`);--> statement-breakpoint
CREATE INDEX `games_released` ON `games` (`released_at`) WHERE released_at > 0;
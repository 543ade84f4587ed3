DROP INDEX `bets_open`;--> statement-breakpoint
CREATE INDEX `bets_open` ON `bets` (`member_id`,`at`) WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX `launches_member` ON `launches` (`member_id`);--> statement-breakpoint
CREATE INDEX `sports_slips_uncollected` ON `sports_slips` (`id`) WHERE uncollected_minor IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sports_events_changed` ON `sports_events` (`id`) WHERE change IS NOT NULL;
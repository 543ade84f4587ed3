DROP INDEX `postings_member`;--> statement-breakpoint
CREATE INDEX `postings_member` ON `postings` (`member_id`,`at`,`kind`,`amount_minor`);
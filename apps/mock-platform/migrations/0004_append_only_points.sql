CREATE TRIGGER `point_entries_no_update` BEFORE UPDATE ON `point_entries` BEGIN SELECT RAISE(ABORT, 'point entries are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `point_entries_no_delete` BEFORE DELETE ON `point_entries` BEGIN SELECT RAISE(ABORT, 'point entries are append-only'); END;

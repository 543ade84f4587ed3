DROP INDEX `vip_bonuses_waiting`;--> statement-breakpoint
ALTER TABLE `vip_bonuses` DROP COLUMN `amount_minor`;--> statement-breakpoint
ALTER TABLE `vip_bonuses` DROP COLUMN `granted_at`;--> statement-breakpoint
ALTER TABLE `vip_bonuses` DROP COLUMN `expires_at`;--> statement-breakpoint
ALTER TABLE `vip_bonuses` DROP COLUMN `claimed_at`;
/** Rewards that were paid, for the audits of those who gave them: `source_key`, `member_id`. */
export const PAID_REWARDS = '(SELECT source_key, member_id FROM rewards WHERE paid_at IS NOT NULL)';

/** Rewards that were paid, for the audits of those who gave them: `source_key`, `member_id`. */
export const PAID_REWARDS = '(SELECT source_key, member_id FROM rewards WHERE paid_at IS NOT NULL)';

/** Multipliers of points that were paid, for the audit of what became of them: `reference`, `member_id`, `factor`, `hours`. */
export const PAID_MULTIPLIERS = `(SELECT 'G' || substr('00000000' || id, -8) reference, member_id,
  json_extract(reward, '$.factor') factor, json_extract(reward, '$.hours') hours
  FROM rewards WHERE json_extract(reward, '$.kind') = 'multiplier' AND paid_at IS NOT NULL)`;

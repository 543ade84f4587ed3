/** What became of rounds that were open for a while, for audits of features that settle them. */
export const ROUND_STATES = `(SELECT round_id, bet, state, results, max_payout_minor, is_over FROM round_progress)`;

import type { FlowCategory } from './flow-kinds';

/** Which movements of the main account reports of teams name; play they take from the bets. */
export const TEAM_FLOWS = [
  'deposit',
  'withdrawal',
  'bonus',
  'fee',
  'rebate',
  'income',
  'contract',
] as const satisfies readonly FlowCategory[];

/** Slots as rows of `member_id`, `path_version`, `category`, `out_minor`, `in_minor`, `valid_minor`, `moves` and `slot`. */
export const slotRows = (where: string) => ({
  play: `(SELECT member_id, path_version, category, stake_minor out_minor, payout_minor in_minor, valid_minor, bets moves, slot
    FROM play_slots INDEXED BY play_slots_slot WHERE ${where})`,
  cash: `(SELECT member_id, path_version, category, out_minor, in_minor, 0 valid_minor, movements moves, slot
    FROM cash_slots INDEXED BY cash_slots_slot WHERE ${where})`,
});

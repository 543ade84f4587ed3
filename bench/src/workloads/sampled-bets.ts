import type { Platform } from '@tonalli/mock-platform/server';

type Sqlite = ReturnType<Platform['worlds']['create']>['sqlite'];

/** Of every so many members of a generated team all bets are there. */
export const SAMPLED = 100;

export interface DayPlayed {
  memberId: string;
  /** The first moment of a slot of five minutes. */
  slot: number;
  stakeMinor: number;
  payoutMinor: number;
  bets: number;
}

/** Writes the bets of a day: as many as it has, with stakes and payouts that come to the day's. */
export function writeBets(sqlite: Sqlite): (day: DayPlayed) => void {
  const insert = sqlite.prepare(
    `INSERT INTO bets (round_id, member_id, node_id, vassalage, game_type, stake_minor, payout_minor, status, is_trial, at, settled_at, detail)
     VALUES (?, ?, '010001', 'OMT', 'RNG', ?, ?, 'SETTLED', 0, ?, ?, '{"k":"summary"}')`,
  );
  return ({ memberId, slot, stakeMinor, payoutMinor, bets }) => {
    for (let bet = 0; bet < bets; bet += 1) {
      const part = (minor: number) => Math.floor((minor * (bet + 1)) / bets) - Math.floor((minor * bet) / bets);
      const at = slot + bet * 1_000;
      insert.run(`generated-${memberId}-${slot}-${bet}`, memberId, part(stakeMinor), part(payoutMinor), at, at);
    }
  };
}

interface Summed {
  memberId: string;
  stake: number;
  payout: number;
  bets: number;
}

const FROM_BETS = `SELECT member_id memberId, sum(stake_minor) stake, sum(payout_minor) payout, count(*) bets FROM bets
  WHERE round_id LIKE 'generated-%' GROUP BY member_id ORDER BY member_id`;
const fromRollup = (table: string, sums: string) => `SELECT member_id memberId, ${sums} FROM ${table}
  WHERE member_id IN (SELECT DISTINCT member_id FROM bets WHERE round_id LIKE 'generated-%') GROUP BY member_id ORDER BY member_id`;
const PLAYED = 'sum(stake_minor) stake, sum(payout_minor) payout, sum(bets) bets';

/** Holds every rollup of the sampled members to what their bets come to. Returns how many were. Throws where one differs. */
export function checkSample(sqlite: Sqlite, agentId: string): number {
  const rows = (query: string): string[] =>
    sqlite
      .prepare<[], Summed>(query)
      .all()
      .map((row) => JSON.stringify(row));
  const expected = rows(FROM_BETS);
  if (expected.length === 0) throw new Error('no bets were sampled');
  for (const [name, query] of [
    ['slots', fromRollup('play_slots', PLAYED)],
    ['days', fromRollup('play_days', PLAYED)],
    ['months of the team', fromRollup(`(SELECT * FROM team_player_months WHERE agent_id = '${agentId}')`, PLAYED)],
  ] as const) {
    const found = rows(query);
    const index = expected.findIndex((row, at) => row !== found[at]);
    if (index >= 0) throw new Error(`the ${name} are ${found[index]}, the bets ${expected[index]}`);
  }
  return expected.length;
}

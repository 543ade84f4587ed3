import { forRows } from '../sqlite/for-rows';
import { repository } from '../world/world';
import type { rounds } from './rounds.table';

type Columns = typeof rounds.$inferSelect;
export type RoundRow = Columns;
type NewRound = readonly [
  ...[roundId: string, memberId: string, roundKey: string | null, seedId: number | null, nonce: number | null],
  ...[wallet: string, tableOwnerId: string | null, balanceAfterMinor: number],
  ...[jackpotStakePerWinMinor: number | null, payments: number],
];

const ROUND = `round_id roundId, member_id memberId, round_key roundKey, seed_id seedId, nonce, wallet, table_owner_id tableOwnerId,
  balance_after_minor balanceAfterMinor, jackpot_stake_per_win_minor jackpotStakePerWinMinor, payments`;
export const roundsRepository = repository(({ sqlite }) => {
  const finishAll = forRows<
    readonly [roundId: string, payments: number, balanceAfterMinor: number | null, stakePerWinMinor: number | null]
  >(
    sqlite,
    4,
    (rows) =>
      `UPDATE rounds SET payments = column2, balance_after_minor = coalesce(column3, balance_after_minor),
         jackpot_stake_per_win_minor = coalesce(column4, jackpot_stake_per_win_minor)
       FROM (VALUES ${rows}) WHERE round_id = column1`,
  );
  const exposed = sqlite
    .prepare<[string, string], [key: string, amountMinor: number]>(
      `SELECT x.key, x.amount_minor FROM json_each(?) wanted CROSS JOIN exposures x
        WHERE x.family = +? AND x.key = wanted.value`,
    )
    .raw();
  const expose = sqlite.prepare<[family: string, amounts: string]>(
    `INSERT INTO exposures (family, key, amount_minor) SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true
     ON CONFLICT (family, key) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor`,
  );
  const unexpose = sqlite.prepare<[family: string, keys: string]>(
    'DELETE FROM exposures WHERE family = ? AND key IN (SELECT value FROM json_each(?)) AND amount_minor = 0',
  );
  const insert = sqlite.prepare<[...NewRound]>(
    `INSERT INTO rounds (round_id, member_id, round_key, seed_id, nonce, wallet, table_owner_id,
       balance_after_minor, jackpot_stake_per_win_minor, payments) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    insert: (round: RoundRow): void =>
      void insert.run(
        round.roundId,
        round.memberId,
        round.roundKey,
        round.seedId,
        round.nonce,
        round.wallet,
        round.tableOwnerId,
        round.balanceAfterMinor,
        round.jackpotStakePerWinMinor,
        round.payments,
      ),
    /** The balance is that after the round's last movement; null where it is not the round's own. */
    finish: sqlite.prepare<[Finished]>(
      `UPDATE rounds SET payments = @payments, balance_after_minor = coalesce(@balanceAfterMinor, balance_after_minor),
         jackpot_stake_per_win_minor = coalesce(@jackpotStakePerWinMinor, jackpot_stake_per_win_minor)
       WHERE round_id = @roundId`,
    ),
    byId: sqlite.prepare<[string], RoundRow>(`SELECT ${ROUND} FROM rounds WHERE round_id = ?`),
    byKey: sqlite.prepare<[string, string], RoundRow>(
      `SELECT ${ROUND} FROM rounds WHERE member_id = ? AND round_key = ?`,
    ),
    /** As `finish`, of many. */
    finishAll(rounds: readonly Finished[]): void {
      const changes = finishAll(
        rounds.map(
          (round) => [round.roundId, round.payments, round.balanceAfterMinor, round.jackpotStakePerWinMinor] as const,
        ),
      );
      if (changes !== rounds.length) throw new Error(`of ${rounds.length} rounds ${changes} were finished`);
    },
    /** What is exposed to each of these keys; those to which nothing is are left out. */
    exposed: (family: string, keys: readonly string[]): Map<string, number> =>
      new Map(exposed.all(JSON.stringify(keys), family)),
    /** Adds to what is exposed to each key; below zero: takes away. */
    expose: (family: string, amounts: ReadonlyMap<string, number>): void =>
      void expose.run(family, JSON.stringify([...amounts])),
    /** Forgets those of the keys to which nothing is exposed any more. */
    unexpose: (family: string, keys: readonly string[]): void => void unexpose.run(family, JSON.stringify(keys)),
    insertCorrection: sqlite.prepare<[Correction]>(
      `INSERT INTO bet_corrections (round_id, member_id, category, is_trial, settled_at, at, payout_delta_minor, valid_delta_minor)
       VALUES (@roundId, @memberId, @category, @isTrial, @settledAt, @at, @payoutDeltaMinor, @validDeltaMinor)`,
    ),
    /** How often a bet of a member was corrected. */
    corrections: sqlite
      .prepare<[string, string], number>('SELECT count(*) FROM bet_corrections WHERE member_id = ? AND round_id = ?')
      .pluck(),
  };
});

export interface Finished extends Pick<RoundRow, 'roundId' | 'payments' | 'jackpotStakePerWinMinor'> {
  balanceAfterMinor: number | null;
}

interface Correction {
  roundId: string;
  memberId: string;
  category: string;
  /** 0 or 1, as SQLite keeps it. */
  isTrial: number;
  settledAt: number;
  at: number;
  payoutDeltaMinor: number;
  validDeltaMinor: number;
}

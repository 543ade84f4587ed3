import { repository } from '../world/world';
import { createKeptTexts, type KeptTexts, textOfList } from './kept-texts';
import type { Round } from './round';
import type { roundProgress, rounds } from './rounds.table';

type Columns = typeof rounds.$inferSelect;
export type RoundRow = Columns;
type Progress = typeof roundProgress.$inferSelect;
type Json = 'config' | 'bet' | 'state' | 'lines' | 'hold' | 'results' | 'drawn' | 'asked' | 'sources';
type StoredProgress = Omit<Progress, Json | 'isOver'> & Record<Json, string> & { isOver: number };

const ROUND = `round_id roundId, member_id memberId, round_key roundKey, seed_id seedId, nonce, wallet,
  balance_after_minor balanceAfterMinor, jackpot_stake_per_win_minor jackpotStakePerWinMinor, payments`;
const PROGRESS = `round_id roundId, member_id memberId, node_id nodeId, family, version, config, bet, state, lines, hold, results,
  drawn, asked, sources, max_payout_minor maxPayoutMinor, is_over isOver`;

const stored = (round: Round, isOver: boolean): StoredProgress => ({
  ...{ roundId: round.id, memberId: round.memberId, nodeId: round.nodeId },
  ...{ family: round.family, version: round.version, maxPayoutMinor: round.maxPayoutMinor, isOver: isOver ? 1 : 0 },
  ...{ config: JSON.stringify(round.config), bet: JSON.stringify(round.bet), state: JSON.stringify(round.state) },
  lines: JSON.stringify(Object.fromEntries(round.lines)),
  ...{ hold: JSON.stringify(round.hold), results: textOfList(round.results) },
  ...{ drawn: textOfList(round.drawn), asked: textOfList(round.asked), sources: JSON.stringify(round.sources) },
});

/** Rounds that go on at once are more than these in no lane for long. */
const MOST_KNOWN = 4_096;

type StoredEntry = Pick<StoredProgress, 'roundId' | 'bet' | 'state' | 'lines' | 'hold'>;
/** What of a round its game sees. */
export type ProgressEntry = Pick<Progress, 'bet' | 'state' | 'lines' | 'hold'>;

// Only `stored` above writes these columns, from the same shapes.
const readEntry = ({ roundId, bet, state, lines, hold }: StoredEntry, texts: KeptTexts): ProgressEntry => ({
  bet: texts.read(`${roundId}:bet`, bet),
  state: texts.read(`${roundId}:state`, state),
  lines: JSON.parse(lines) as Progress['lines'],
  hold: JSON.parse(hold) as Progress['hold'],
});

const read = (row: StoredProgress | undefined, texts: KeptTexts): Progress | null =>
  row
    ? {
        ...row,
        ...readEntry(row, texts),
        isOver: row.isOver === 1,
        config: JSON.parse(row.config),
        results: texts.read(`${row.roundId}:results`, row.results) as Progress['results'],
        drawn: JSON.parse(row.drawn) as Progress['drawn'],
        asked: texts.read(`${row.roundId}:asked`, row.asked) as Progress['asked'],
        sources: JSON.parse(row.sources) as Progress['sources'],
      }
    : null;

export const roundsRepository = repository(({ sqlite }) => {
  const progress = sqlite.prepare<[string], StoredProgress>(
    `SELECT ${PROGRESS} FROM round_progress WHERE round_id = ?`,
  );
  // Without what was asked, which lies on pages of its own where it is long.
  const entry = sqlite.prepare<[string], StoredEntry>(
    'SELECT round_id roundId, bet, state, lines, hold FROM round_progress WHERE round_id = ?',
  );
  const texts = createKeptTexts(MOST_KNOWN);
  const keep = sqlite.prepare<[StoredProgress]>(
    `INSERT INTO round_progress (round_id, member_id, node_id, family, version, config, bet, state, lines, hold, results, drawn,
       asked, sources, max_payout_minor, is_over)
     VALUES (@roundId, @memberId, @nodeId, @family, @version, @config, @bet, @state, @lines, @hold, @results, @drawn,
       @asked, @sources, @maxPayoutMinor, @isOver)
     ON CONFLICT (round_id) DO UPDATE SET state = excluded.state, lines = excluded.lines, hold = excluded.hold,
       results = excluded.results, drawn = excluded.drawn, asked = excluded.asked, is_over = excluded.is_over`,
  );
  const open = sqlite
    .prepare<[string], string>(
      'SELECT round_id FROM round_progress INDEXED BY round_progress_open WHERE member_id = ? AND is_over = 0 ORDER BY rowid',
    )
    .pluck();
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
  return {
    insert: sqlite.prepare<[RoundRow]>(
      `INSERT INTO rounds (round_id, member_id, round_key, seed_id, nonce, wallet, balance_after_minor,
         jackpot_stake_per_win_minor, payments)
       VALUES (@roundId, @memberId, @roundKey, @seedId, @nonce, @wallet, @balanceAfterMinor,
         @jackpotStakePerWinMinor, @payments)`,
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
    progress: (roundId: string): Progress | null => read(progress.get(roundId), texts),
    entry(roundId: string): ProgressEntry | null {
      const row = entry.get(roundId);
      return row ? readEntry(row, texts) : null;
    },
    keepProgress(round: Round, isOver: boolean): void {
      const row = stored(round, isOver);
      keep.run(row);
      // The round's own lists grow.
      texts.wrote(`${round.id}:asked`, row.asked, [...round.asked]);
      texts.wrote(`${round.id}:results`, row.results, [...round.results]);
    },
    /** The member's rounds that are not over, the oldest first. */
    open: (memberId: string): string[] => open.all(memberId),
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

interface Finished extends Pick<RoundRow, 'roundId' | 'payments' | 'jackpotStakePerWinMinor'> {
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

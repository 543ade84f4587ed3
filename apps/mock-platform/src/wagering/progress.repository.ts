import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { Database } from 'better-sqlite3';
import { forRows, readForRows } from '../sqlite/for-rows';
import { repository } from '../world/world';
import type { JackpotDrawn } from './bets.table';
import { createKeptTexts, type KeptTexts, lastTextOfList, textOfList } from './kept-texts';
import { keptLines, openLines } from './open-lines';
import type { Round } from './round';
import type { RoundRow } from './rounds.repository';
import type { roundProgress } from './rounds.table';

type Progress = typeof roundProgress.$inferSelect;
type Json = 'config' | 'bet' | 'state' | 'lines' | 'hold' | 'results' | 'drawn' | 'asked' | 'sources';
type StoredProgress = Omit<Progress, Json | 'isOver'> & Record<Json, string> & { isOver: number };

const PROGRESS = `p.round_id roundId, p.member_id memberId, p.node_id nodeId, p.family, p.version, p.config, p.bet, p.state, p.lines,
  p.hold, p.results, p.drawn, p.asked, p.sources, p.max_payout_minor maxPayoutMinor, p.is_over isOver`;

/** What of a round changes as it goes on. */
function going(round: Round, isOver: boolean) {
  const textOf = isOver ? lastTextOfList : textOfList;
  return {
    state: JSON.stringify(round.state),
    lines: round.lines.size === 0 ? '[]' : JSON.stringify(keptLines(round.lines)),
    ...{ hold: JSON.stringify(round.hold), results: textOf(round.results), drawn: textOf(round.drawn) },
    ...{ asked: textOf(round.asked), isOver: isOver ? 1 : 0 },
  };
}

const stored = (round: Round, isOver: boolean): StoredProgress => ({
  ...{ roundId: round.id, memberId: round.memberId, nodeId: round.nodeId },
  ...{ family: round.family, version: round.version, maxPayoutMinor: round.maxPayoutMinor },
  ...{ config: JSON.stringify(round.config), bet: round.betText, sources: JSON.stringify(round.sources) },
  ...going(round, isOver),
});

/** A round that was not decided as it was placed, with its bet and what draws for it. */
export interface KeptRound extends Pick<RoundRow, 'seedId' | 'nonce'> {
  readonly betId: number;
  readonly round: Round;
  /** What it drew so far, which stays as it is while the round draws on. */
  readonly drawn: Progress['drawn'];
}

type StoredRound = StoredProgress &
  Pick<RoundRow, 'seedId' | 'nonce' | 'wallet' | 'tableOwnerId' | 'payments'> &
  Pick<Round, 'placedAt' | 'stakeMinor' | 'jackpotMinor'> & {
    readonly betId: number;
    readonly vendor: string;
    readonly gameType: GameType;
    readonly jackpotDrawn: string | null;
  };

/** Rounds that go on at once are more than these in no lane for long. */
const MOST_KNOWN = 1_024;

type Texts = KeptTexts<'bet' | 'state' | 'results' | 'drawn' | 'asked'>;

type StoredEntry = Pick<StoredProgress, 'roundId' | 'bet' | 'state' | 'lines' | 'hold'>;
/** What of a round its game sees. */
type ProgressEntry = Pick<Round, 'bet' | 'state' | 'lines' | 'hold'>;

// Only `stored` above writes these columns, from the same shapes.
const readEntry = ({ roundId, bet, state, lines, hold }: StoredEntry, texts: Texts): ProgressEntry => ({
  bet: texts.read({ of: roundId, column: 'bet' }, bet),
  state: texts.read({ of: roundId, column: 'state' }, state),
  lines: openLines(JSON.parse(lines) as Progress['lines']),
  hold: JSON.parse(hold) as Progress['hold'],
});

/** Reads rounds with their settings, of which those of one title have the same: it is read once, and is one for all of them. */
function roundReader(texts: Texts): (row: StoredRound) => KeptRound {
  const settings = new Map<string, unknown>();
  function settingOf(text: string): unknown {
    const known = settings.get(text);
    if (known !== undefined) return known;
    const setting: unknown = JSON.parse(text);
    settings.set(text, setting);
    return setting;
  }
  // Only `stored` above writes the columns, and none but `detailWith` what was drawn for the jackpot. Field by field, since rounds
  // are settled by the thousand: to copy a row with what it leaves out would be the dearest part of reading it.
  return (row) => {
    const drawn = texts.readList({ of: row.roundId, column: 'drawn' }, row.drawn) as Progress['drawn'];
    const round = {
      id: row.roundId,
      memberId: row.memberId,
      nodeId: row.nodeId,
      title: { vendor: row.vendor, gameType: row.gameType },
      wallet: row.wallet,
      tableOwnerId: row.tableOwnerId,
      sources: JSON.parse(row.sources) as Progress['sources'],
      family: row.family,
      version: row.version,
      config: settingOf(row.config),
      bet: texts.read({ of: row.roundId, column: 'bet' }, row.bet),
      betText: row.bet,
      maxPayoutMinor: row.maxPayoutMinor,
      placedAt: row.placedAt,
      state: texts.read({ of: row.roundId, column: 'state' }, row.state),
      lines: openLines(JSON.parse(row.lines) as Progress['lines']),
      hold: JSON.parse(row.hold) as Progress['hold'],
      results: [...(texts.readList({ of: row.roundId, column: 'results' }, row.results) as Progress['results'])],
      drawn: [...drawn],
      asked: [...(texts.readList({ of: row.roundId, column: 'asked' }, row.asked) as Progress['asked'])],
      stakeMinor: row.stakeMinor,
      jackpotMinor: row.jackpotMinor,
      jackpotDrawn: row.jackpotDrawn === null ? null : (JSON.parse(row.jackpotDrawn) as JackpotDrawn),
      payments: row.payments,
      balanceMinor: null,
    };
    return { betId: row.betId, seedId: row.seedId, nonce: row.nonce, drawn, round };
  };
}

function prepareWrites(sqlite: Database) {
  const keep = sqlite.prepare<[StoredProgress]>(
    `INSERT INTO round_progress (round_id, member_id, node_id, family, version, config, bet, state, lines, hold, results, drawn,
       asked, sources, max_payout_minor, is_over)
     VALUES (@roundId, @memberId, @nodeId, @family, @version, @config, @bet, @state, @lines, @hold, @results, @drawn,
       @asked, @sources, @maxPayoutMinor, @isOver)
     ON CONFLICT (round_id) DO UPDATE SET state = excluded.state, lines = excluded.lines, hold = excluded.hold,
       results = excluded.results, drawn = excluded.drawn, asked = excluded.asked, is_over = excluded.is_over`,
  );
  const goOn = forRows<
    readonly [
      ...[roundId: string, state: string, lines: string, hold: string, results: string],
      ...[drawn: string, asked: string, isOver: number],
    ]
  >(
    sqlite,
    8,
    (rows) =>
      `UPDATE round_progress SET state = column2, lines = column3, hold = column4, results = column5, drawn = column6,
         asked = column7, is_over = column8 FROM (VALUES ${rows}) WHERE round_id = column1`,
  );
  return { keep, goOn };
}

/** What becomes of rounds that are not decided as they are placed. */
export const progressRepository = repository(({ sqlite }) => {
  const kept = readForRows<readonly [roundId: string], StoredRound>(
    sqlite,
    1,
    (rows) =>
      `SELECT ${PROGRESS}, r.seed_id seedId, r.nonce, r.wallet, r.table_owner_id tableOwnerId, r.payments, b.id betId, b.vassalage vendor, b.game_type gameType,
         b.at placedAt, b.stake_minor stakeMinor, iif(p.is_over, coalesce(b.detail ->> 'j', 0), 0) jackpotMinor, iif(p.is_over, b.detail -> 'p', NULL) jackpotDrawn
       FROM (VALUES ${rows}) wanted CROSS JOIN round_progress p ON p.round_id = wanted.column1
         CROSS JOIN rounds r ON r.round_id = p.round_id CROSS JOIN bets b ON b.round_id = p.round_id`,
  );
  // Without what was asked, which lies on pages of its own where it is long.
  const entry = sqlite.prepare<[string], StoredEntry>(
    'SELECT round_id roundId, bet, state, lines, hold FROM round_progress WHERE round_id = ?',
  );
  const open = sqlite
    .prepare<[string], string>(
      'SELECT round_id FROM round_progress INDEXED BY round_progress_open WHERE member_id = ? AND is_over = 0 ORDER BY rowid',
    )
    .pluck();
  const { keep, goOn } = prepareWrites(sqlite);
  const texts: Texts = createKeptTexts(MOST_KNOWN);
  return {
    /** In the order in which they are asked for; those that were decided as they were placed are left out. */
    kept: (roundIds: readonly string[]): KeptRound[] =>
      kept(roundIds.map((roundId) => [roundId] as const)).map(roundReader(texts)),
    entry(roundId: string): ProgressEntry | null {
      const row = entry.get(roundId);
      return row ? readEntry(row, texts) : null;
    },
    keep(round: Round, isOver: boolean): void {
      const row = stored(round, isOver);
      keep.run(row);
      if (isOver) {
        // It is hardly read again, and is much.
        texts.forget(round.id);
        return;
      }
      // The round's own lists grow.
      texts.wroteList({ of: round.id, column: 'asked' }, [...round.asked]);
      texts.wroteList({ of: round.id, column: 'results' }, [...round.results]);
      texts.wroteList({ of: round.id, column: 'drawn' }, [...round.drawn]);
      texts.wrote({ of: round.id, column: 'state' }, row.state, round.state);
    },
    /** Of rounds whose progress is kept already: what of it changes. */
    goOn(rounds: readonly (readonly [Round, isOver: boolean])[]): void {
      const changes = goOn(
        rounds.map(([round, isOver]) => {
          const row = going(round, isOver);
          return [
            ...[round.id, row.state, row.lines, row.hold, row.results],
            ...[row.drawn, row.asked, row.isOver],
          ] as const;
        }),
      );
      if (changes !== rounds.length) throw new Error(`of ${rounds.length} rounds ${changes} went on`);
      for (const [round, isOver] of rounds) if (isOver) texts.forget(round.id);
    },
    /** The member's rounds that are not over, the oldest first. */
    open: (memberId: string): string[] => open.all(memberId),
  };
});

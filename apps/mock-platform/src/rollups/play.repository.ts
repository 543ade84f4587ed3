import type { GameType } from '@tonalli/contracts/lobby/wire';
import { type Below, DOWNLINE, isBelow } from '../people/downline.repository';
import { PATH_VERSION } from '../people/tree.repository';
import { repository } from '../world/world';
import type { Span } from './time-parts';

/** What settled bets come to. Amounts in minor units. */
export interface PlaySums {
  stakeMinor: number;
  payoutMinor: number;
  bets: number;
}

export interface CategoryPlay extends PlaySums {
  category: GameType;
}

export interface MemberPlay extends PlaySums {
  memberId: string;
}

export interface DownlinePlay {
  /** With a bet at least: a correction alone is none. */
  activeMembers: number;
  stakeMinor: number;
  payoutMinor: number;
}

export interface ValidPlay {
  memberId: string;
  validMinor: number;
}

export interface PlayRow {
  memberId: string;
  category: GameType;
  /** Of the placing: whoever stands above the member then is who it counts for. */
  pathAt: number;
  slot: number;
  day: number;
  stakeMinor: number;
  validMinor: number;
  payoutMinor: number;
  bonusStakeMinor: number;
  edge: number;
  bets: number;
}

const PLAY = 'stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets';
const AMOUNTS = '@stakeMinor, @validMinor, @payoutMinor, @bonusStakeMinor, @edge, @bets';
const ADDED = PLAY.split(', ')
  .map((column) => `${column} = ${column} + excluded.${column}`)
  .join(', ');
const WHOSE = 'member_id, category, path_version';
const SUMS = 'sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor, sum(bets) bets';

/** For statements of other tables: what each member validly bet on each day. */
export const VALID_DAYS = '(SELECT member_id, day, valid_minor FROM play_days)';

/** The same of what was staked and lost in real money; what a bonus paid is no loss. */
export const LOSS_DAYS =
  '(SELECT member_id, day, stake_minor, stake_minor - bonus_stake_minor - payout_minor loss_minor FROM play_days)';
export const LOSS_SLOTS =
  '(SELECT member_id, slot, stake_minor - bonus_stake_minor - payout_minor loss_minor FROM play_slots)';

export const playRollups = repository(({ sqlite }) => {
  const addTo = (table: 'play_slots' | 'play_days', time: 'slot' | 'day') =>
    sqlite.prepare<[PlayRow]>(
      `INSERT INTO ${table} (${WHOSE}, ${time}, ${PLAY}) VALUES (@memberId, @category, ${PATH_VERSION}, @${time}, ${AMOUNTS})
       ON CONFLICT (member_id, ${time}, category, path_version) DO UPDATE SET ${ADDED}`,
    );
  const addToSlot = addTo('play_slots', 'slot');
  const addToDay = addTo('play_days', 'day');
  const addToTotal = sqlite.prepare<[PlayRow]>(
    `INSERT INTO play_totals (member_id, ${PLAY}) VALUES (@memberId, ${AMOUNTS})
     ON CONFLICT (member_id) DO UPDATE SET ${ADDED}`,
  );
  const valid = sqlite.prepare<[string], number>('SELECT valid_minor FROM play_totals WHERE member_id = ?').pluck();
  const soFar = sqlite.prepare<[string], { stakeMinor: number; payoutMinor: number }>(
    'SELECT stake_minor stakeMinor, payout_minor payoutMinor FROM play_totals WHERE member_id = ?',
  );
  const validOf = sqlite.prepare<[string], ValidPlay>(
    `SELECT member_id memberId, valid_minor validMinor FROM play_totals
     WHERE member_id IN (SELECT value FROM json_each(?)) ORDER BY member_id`,
  );
  const validBefore = sqlite.prepare<[number], ValidPlay>(
    `SELECT member_id memberId, sum(valid_minor) validMinor FROM play_days WHERE day < ? GROUP BY member_id ORDER BY member_id`,
  );
  const validDays = sqlite.prepare<[{ memberId: string } & Span], { day: number; validMinor: number }>(
    `SELECT day, sum(valid_minor) validMinor FROM play_days
     WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY day ORDER BY day`,
  );
  const netDays = sqlite.prepare<[{ memberId: string } & Span], { day: number; netMinor: number }>(
    `SELECT day, sum(payout_minor - stake_minor) netMinor FROM play_days
     WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY day`,
  );
  const ofDays = sqlite.prepare<[{ memberId: string } & Span], CategoryPlay>(
    `SELECT category, ${SUMS} FROM play_days WHERE member_id = @memberId AND day >= @from AND day < @to GROUP BY category`,
  );
  const ofSlots = sqlite.prepare<[{ memberId: string } & Span], CategoryPlay>(
    `SELECT category, ${SUMS} FROM play_slots WHERE member_id = @memberId AND slot >= @from AND slot < @to GROUP BY category`,
  );
  const players = sqlite
    .prepare<[{ agentId: string; now: number; slot: number }], string>(
      `SELECT DISTINCT member_id FROM play_slots INDEXED BY play_slots_slot WHERE slot = @slot AND ${isBelow('member_id')}`,
    )
    .pluck();
  const slotsOf = (
    name: string,
  ) => `SELECT member_id, stake_minor, payout_minor, bets FROM play_slots INDEXED BY play_slots_slot
    WHERE slot >= @${name}From AND slot < @${name}To AND ${isBelow('member_id')}`;
  const downline = sqlite.prepare<[Record<string, string | number>], DownlinePlay>(
    `SELECT count(DISTINCT iif(bet_count > 0, member_id, NULL)) activeMembers, coalesce(sum(stake_minor), 0) stakeMinor,
       coalesce(sum(payout_minor), 0) payoutMinor
     FROM (
       SELECT t.member_id, sum(d.stake_minor) stake_minor, sum(d.payout_minor) payout_minor, sum(d.bets) bet_count FROM ${DOWNLINE} t
         CROSS JOIN play_days d ON d.member_id = t.member_id AND d.day >= @from AND d.day < @to GROUP BY t.member_id
       UNION ALL ${slotsOf('first')}
       UNION ALL ${slotsOf('last')}
       UNION ALL SELECT value ->> 'memberId', value ->> 'stakeMinor', value ->> 'payoutMinor', value ->> '$.bets'
         FROM json_each(@others))`,
  );
  return {
    add(row: PlayRow): void {
      addToSlot.run(row);
      addToDay.run(row);
      addToTotal.run(row);
    },
    validMinor: (memberId: string): number => valid.get(memberId) ?? 0,
    soFar: (memberId: string) => soFar.get(memberId) ?? { stakeMinor: 0, payoutMinor: 0 },
    validOf: (memberIds: readonly string[]): ValidPlay[] => validOf.all(JSON.stringify(memberIds)),
    validBefore: (day: number): ValidPlay[] => validBefore.all(day),
    validDays: (memberId: string, days: Span) => validDays.all({ memberId, ...days }),
    netDays: (memberId: string, days: Span) => netDays.all({ memberId, ...days }),
    ofDays: (memberId: string, days: Span): CategoryPlay[] => ofDays.all({ memberId, ...days }),
    ofSlots: (memberId: string, slots: Span): CategoryPlay[] => ofSlots.all({ memberId, ...slots }),
    /** Who of the downline has bets that were settled in a slot. */
    players: (of: Below, slot: number): string[] => players.all({ ...of, slot }),
    /** The downline in whole days, in whole slots around them, and in what the caller found besides. */
    downline: (of: DownlineSpans): DownlinePlay => downline.get(bound(of)) ?? NOTHING,
  };
});

const NOTHING: DownlinePlay = { activeMembers: 0, stakeMinor: 0, payoutMinor: 0 };

interface DownlineSpans extends Below {
  days: Span;
  /** Two at most. */
  slots: readonly Span[];
  others: readonly MemberPlay[];
}

const bound = ({ agentId, now, days, slots: [first, last], others }: DownlineSpans) => ({
  ...{ agentId, now, ...days, others: JSON.stringify(others) },
  ...{ firstFrom: first?.from ?? 0, firstTo: first?.to ?? 0, lastFrom: last?.from ?? 0, lastTo: last?.to ?? 0 },
});

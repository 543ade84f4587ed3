import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { GAME_TYPES, type GameType } from '@tonalli/contracts/lobby/wire';
import { pageCount } from '@tonalli/contracts/paging';
import type {
  manualRebate as claimEndpoint,
  listManualRebates as listEndpoint,
  fetchManualRebate as readEndpoint,
} from '@tonalli/contracts/rebates/wire';
import { dayInZone, toIso } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { rateAt } from '../../people/rates';
import { dayAfter, dayOf } from '../../rollups/time-parts';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type ClaimRow, claimsRepository, type OwnPart } from './claims.repository';
import { REBATE_RULES } from './rebate-settings';

const nameOf = (day: number): string => dayInZone(day, OPERATOR_TIME_ZONE);
const claimIdOf = (id: number): string => `MR${String(id).padStart(8, '0')}`;

/** The days before today that can be claimed still. */
function claimable(world: World, memberId: string) {
  const today = dayOf(world.clock.now());
  const { claimDays } = world.settings.get(REBATE_RULES);
  return { memberId, from: dayStartInZone(addDays(nameOf(today), -claimDays), OPERATOR_TIME_ZONE), to: today };
}

const amountsOf = (parts: readonly OwnPart[]) => new Map(parts.map((part) => [part.category, part]));

/** What a member may claim of the own rebate, and what today comes to so far (MEM-10). */
export const fetchManualRebate: Verb<typeof readEndpoint> = ({ ctx: { world, member, now } }) => {
  const store = claimsRepository(world);
  const today = dayOf(now);
  const open = amountsOf(store.open(claimable(world, member.id)));
  const running = amountsOf(store.today({ memberId: member.id, from: today, to: dayAfter(today) }));
  const rowOf = (gameType: GameType) => {
    const part = open.get(gameType);
    const isDue = part !== undefined && part.amountMinor > 0;
    return {
      ...{ gameType, rate: rateAt(world, member.id, { category: gameType, at: now }) },
      ...{ validBet: isDue ? Math.max(0, part.validMinor) : 0, amount: isDue ? part.amountMinor : 0 },
      ...{ from: isDue ? nameOf(part.fromDay) : null, to: isDue ? nameOf(part.toDay) : null },
      validBetToday: Math.max(0, running.get(gameType)?.validMinor ?? 0),
      amountToday: Math.max(0, running.get(gameType)?.amountMinor ?? 0),
    };
  };
  const list = GAME_TYPES.map(rowOf).filter((row) => row.rate > 0 || row.amount > 0 || row.amountToday > 0);
  return { list, claimDays: world.settings.get(REBATE_RULES).claimDays };
};

const toWire = ({ id, category, fromDay, toDay, validMinor, amountMinor, at }: ClaimRow) => ({
  ...{ claimId: claimIdOf(id), gameType: category, from: nameOf(fromDay), to: nameOf(toDay) },
  ...{ validBet: validMinor, amount: amountMinor, at: toIso(at) },
});

/** Pays one category's own rebate of the days passed; what is marked as claimed and what is paid are one transaction. */
function pay(world: World, memberId: string, { category, amountMinor, validMinor, ...days }: OwnPart): ClaimRow {
  const at = world.clock.now();
  const store = claimsRepository(world);
  store.take({ ...claimable(world, memberId), category });
  const row = store.insert({ memberId, category, ...days, validMinor: Math.max(0, validMinor), amountMinor, at });
  const reference = claimIdOf(row.id);
  world.ledger.post({ kind: 'rebate.claim', key: `rebate-claim:${row.id}`, memberId, amountMinor, reference, at });
  return row;
}

/** Claims the own rebate of one category or of all (MEM-10). Throws `REBATE_NOT_AVAILABLE` where there is none. */
export const manualRebate: Verb<typeof claimEndpoint> = ({ ctx: { world, member }, input: { gameType } }) =>
  world.transaction(() => {
    const open = claimsRepository(world).open(claimable(world, member.id));
    const wanted = open.filter(
      ({ category, amountMinor }) => amountMinor > 0 && (gameType === undefined || category === gameType),
    );
    if (wanted.length === 0) throw new PlatformFailure('REBATE_NOT_AVAILABLE');
    const claims = wanted.map((part) => toWire(pay(world, member.id, part)));
    return { claims, amount: claims.reduce((sum, { amount }) => sum + amount, 0) };
  });

/** What the member claimed, the newest first. */
export const listManualRebates: Verb<typeof listEndpoint> = ({ ctx: { world, member }, input }) => {
  const { pageNo, pageSize } = input;
  const store = claimsRepository(world);
  const totalRows = store.count(member.id);
  const rows = store.page({ memberId: member.id, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { content: rows.map(toWire), pageNum: pageNo, totalPages: pageCount(totalRows, pageSize), totalRows };
};

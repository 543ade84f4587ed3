import { randomUUID } from 'node:crypto';
import { POSTING_KINDS, type PostingKind } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import type { SpinKind } from '../workloads/spin-rows';
import { prepareSpin, type Seat, type SpinStatements } from './bare-spin-statements';

const SLOT_MS = 300_000;
const DAY_MS = 86_400_000;
const GAME_TTL_MS = 1_800_000;
const CHECK_MS = 3_600_000;
const ROUND_ID_LENGTH = 13;
const STAKE_MINOR = 100;
const PAYOUT_MINOR = 140;
const DETAIL = '{"k":"slot","m":"low-1","l":5,"s":[[12,29,24,12,29]]}';

interface Moment {
  readonly roundId: string;
  readonly at: number;
  readonly slot: number;
  readonly day: number;
}

interface Movement {
  kind: PostingKind;
  word: string;
  amountMinor: number;
}

export interface BareSpins {
  /** Writes the rows of one spin. Call in a transaction. Returns what is answered. */
  write(roundKey: string, kind: SpinKind): { roundId: string; betId: number; balanceMinor: number };
}

/** What a spin of the platform leaves in the database, written by prepared statements and nothing around them. */
export function createBareSpins(sqlite: Database): BareSpins {
  const statements = prepareSpin(sqlite);
  const seats = statements.seats.all();
  const accountOf = houseAccounts(statements);
  let turn = 0;

  function move(amountMinor: number, account: number): number {
    const balanceMinor = statements.move.get(amountMinor, account);
    if (balanceMinor === undefined) throw new Error(`there is no account ${account}`);
    return balanceMinor;
  }

  function post(seat: Seat, { roundId, at }: Moment, { kind, word, amountMinor }: Movement): number {
    const { from, to } = POSTING_KINDS[kind];
    const owner = (account: string) => (account.startsWith('member.') ? seat.memberId : '');
    const idOf = (account: string) => (owner(account) === '' ? accountOf(account) : seat.accountId);
    const [given, received] = [idOf(from), idOf(to)];
    const givenMinor = move(-amountMinor, given);
    const receivedMinor = move(amountMinor, received);
    const key = `bet:${roundId}:${word}`;
    const id = statements.posting.run(key, kind, owner(from), owner(to), amountMinor, roundId, at).lastInsertRowid;
    statements.entry.run(id, given, kind, at, -amountMinor, givenMinor);
    statements.entry.run(id, received, kind, at, amountMinor, receivedMinor);
    return given === seat.accountId ? givenMinor : receivedMinor;
  }

  function pay(seat: Seat, moment: Moment, movement: Movement): number {
    const balanceMinor = post(seat, moment, movement);
    const isStake = movement.word === 'stake';
    const flow = [isStake ? 0 : movement.amountMinor, isStake ? movement.amountMinor : 0];
    statements.cashSlot.run(seat.memberId, moment.slot, ...flow);
    statements.cashDay.run(seat.memberId, moment.day, ...flow);
    return balanceMinor;
  }

  return {
    write(roundKey, { wins }) {
      const seat = seats[turn++ % seats.length];
      if (!seat) throw new Error('nobody has a slot open');
      const at = Date.now();
      const roundId = randomUUID().slice(-ROUND_ID_LENGTH);
      const moment = { roundId, at, slot: at - (at % SLOT_MS), day: at - (at % DAY_MS) };
      let balanceMinor = pay(seat, moment, { kind: 'bet.stake', word: 'stake', amountMinor: STAKE_MINOR });
      const payoutMinor = wins ? PAYOUT_MINOR : 0;
      if (wins) balanceMinor = pay(seat, moment, { kind: 'bet.payout', word: 'payout', amountMinor: PAYOUT_MINOR });
      statements.useNonce.run(seat.seedId);
      const { memberId, nodeId, vendor, gameType } = seat;
      statements.round.run(roundId, memberId, roundKey, seat.seedId, seat.nonce++, balanceMinor, wins ? 1 : 0);
      const bet = [roundId, memberId, nodeId, vendor, gameType, STAKE_MINOR, payoutMinor, at, at, DETAIL];
      const betId = Number(statements.bet.run(...bet).lastInsertRowid);
      statements.playSlot.run(memberId, gameType, moment.slot, STAKE_MINOR, STAKE_MINOR, payoutMinor);
      statements.playDay.run(memberId, gameType, moment.day, STAKE_MINOR, STAKE_MINOR, payoutMinor);
      statements.playTotal.run(memberId, STAKE_MINOR, STAKE_MINOR, payoutMinor);
      statements.rebate.run(moment.slot, memberId, moment.day, gameType, moment.slot, STAKE_MINOR);
      statements.recent.run(memberId, nodeId, at);
      statements.game.run(at + GAME_TTL_MS, seat.sessionId);
      statements.playTime.run(memberId, at, at, at, at + CHECK_MS, moment.day);
      return { roundId, betId, balanceMinor };
    },
  };
}

function houseAccounts({ houseAccounts }: SpinStatements): (kind: string) => number {
  const ids = new Map(houseAccounts.all());
  return (kind) => {
    const id = ids.get(kind);
    if (id === undefined) throw new Error(`the house has no account ${kind}`);
    return id;
  };
}

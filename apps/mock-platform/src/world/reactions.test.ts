import { afterEach, describe, expect, it } from 'vitest';
import { creditByHand } from '../guard/credit-by-hand';
import { openDatabase } from '../sqlite/open-database';
import { TEST_PLATFORM, testTemplate } from '../testing/templates';
import { type OpenWorld, openWorld } from './open-world';
import type { Reactions } from './reactions';
import type { World } from './world';

let world: OpenWorld;
afterEach(() => world.close());

function open(...reactions: Reactions[]): OpenWorld {
  const sqlite = openDatabase(testTemplate('empty').bytes);
  world = openWorld({ name: 'test', sqlite, seed: 'test', platform: TEST_PLATFORM, reactions });
  return world;
}

const bet = { memberId: 'M1', roundId: 'R1', stakeMinor: 100, at: 0, isOpen: true, turn: 0 };
const balance = () => world.ledger.balance('M1', 'member.main');
const credit = (at: World, key: string) =>
  void creditByHand(at, { key, memberId: 'M1', amountMinor: 500, reference: key, at: 0 });

describe('reactions', () => {
  it('MEM-08 are told in the order of their list, each of its own facts alone', () => {
    const told: string[] = [];
    const first: Reactions = { 'bet.placed': (_, { roundId }) => void told.push(`first ${roundId}`) };
    const second: Reactions = { 'bet.cancelled': () => void told.push('never') };
    const third: Reactions = { 'bet.placed': ({ name }) => void told.push(`third in ${name}`) };
    open(first, second, third).tell('bet.placed', bet);
    expect(told).toEqual(['first R1', 'third in test']);
  });

  it('MEM-08 happen in the transaction that tells them: one that throws undoes it all', () => {
    const fail = () => {
      throw new Error('no');
    };
    const own = open({ 'bet.placed': (at) => credit(at, 'a') }, { 'bet.placed': fail });
    const placing = () =>
      own.transaction(() => {
        credit(own, 'b');
        own.tell('bet.placed', bet);
      });
    expect(placing).toThrow('no');
    expect(balance()).toBe(0);
  });

  it('MEM-08 hear of every new balance of a member, and what moved it', () => {
    const told: unknown[] = [];
    credit(open({ 'balances.changed': (_, changed) => void told.push(...changed) }), 'a');
    const moved = { kind: 'deposit.credit', amountMinor: 500, at: 0 };
    expect(told).toEqual([{ memberId: 'M1', account: 'member.main', balanceMinor: 500, ...moved }]);
  });
});

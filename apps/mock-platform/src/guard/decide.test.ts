import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../sqlite/open-database';
import { TEST_PLATFORM, testTemplate } from '../testing/templates';
import type { GuardedAction, GuardRule, Refusal } from '../world/guard-rules';
import { type OpenWorld, openWorld } from '../world/open-world';
import type { World } from '../world/world';
import { creditByHand } from './credit-by-hand';
import { assertMayMove, decide, permitAct, requireAct, requirePermit, requireStake } from './decide';

let world: OpenWorld;
afterEach(() => world.close());

function open(...guard: GuardRule<World>[]): OpenWorld {
  world = openWorld({
    ...{ name: 'test', sqlite: openDatabase(testTemplate('empty').bytes), seed: 'test', platform: TEST_PLATFORM },
    guard,
  });
  return world;
}

const rule = (refusal: Refusal | null, asked?: (action: GuardedAction) => void): GuardRule<World> => ({
  about: ['deposit'],
  refuse(_, action) {
    asked?.(action);
    return refusal;
  },
});
const late: Refusal = { code: 'DEPOSIT_LIMIT_REACHED', mayDivert: true };
const later: Refusal = { code: 'ORDER_LIMIT_REACHED', mayDivert: true };
const never: Refusal = { code: 'ACCOUNT_SUSPENDED', extra: { endsAt: '2026-01-01T00:00:00.000Z' } };
const neither: Refusal = { code: 'WALLET_LOCKED' };

const credit = { kind: 'deposit.credit', memberId: 'M1', amountMinor: 500, by: 'member' } as const;
const asked = { do: 'deposit', memberId: 'M1', amountMinor: 500, by: 'member' } as const;
const stake = {
  memberId: 'M1',
  amountMinor: 500,
  by: 'member',
  isStart: true,
  title: { nodeId: '000001', gameType: 'RNG', family: 'slot' },
} as const;
const decided = () => world.transaction(() => decide(world, credit));
const PERMIT = {
  permit: expect.objectContaining({ terms: { kind: 'deposit.credit', memberId: 'M1', amountMinor: 500 } }),
};

describe('the guard', () => {
  it.each<[string, (Refusal | null)[], object]>([
    ['allows what no rule is there for', [], PERMIT],
    ['allows what no rule is against', [null, null], PERMIT],
    [
      'diverts what one rule lets wait, to the kind that the table of postings names',
      [null, late],
      { divert: 'deposit.hold' },
    ],
    ['refuses what one rule refuses, with its details', [null, never], { refusal: never }],
    ['is as strict as the strictest, first', [never, late], { refusal: never }],
    ['is as strict as the strictest, last', [late, null, never], { refusal: never }],
    ['answers of two refusals the one of the earlier rule', [late, never, neither], { refusal: never }],
  ])('MEM-16 %s', (_title, refusals, decision) => {
    open(...refusals.map((refusal) => rule(refusal)));
    expect(decided()).toEqual(decision);
  });

  it('MEM-16 asks each rule once with what is to move, in the order of their list, and none after a refusal', () => {
    const heard: unknown[] = [];
    const ask = (name: string, refusal: Refusal | null) => rule(refusal, (action) => heard.push([name, action]));
    open(ask('first', null), ask('second', late), ask('third', never), ask('fourth', neither));
    decided();
    expect(heard).toEqual(['first', 'second', 'third'].map((name) => [name, asked]));
  });

  it('MEM-16 asks no rule about anything that it has no say in', () => {
    open({ ...rule(never), about: [] });
    expect(decided()).toEqual(PERMIT);
  });

  it('MEM-16 asked beforehand, or of what has nowhere else to go, refuses what could wait, by the earliest rule', () => {
    open(rule(late), rule(later));
    const told = expect.objectContaining({ code: 'DEPOSIT_LIMIT_REACHED', extra: {} });
    expect(() => assertMayMove(world, credit)).toThrow(told);
    expect(() => world.transaction(() => requirePermit(world, credit))).toThrow(told);
    expect(() => creditByHand(world, { memberId: 'M1', amountMinor: 1, key: 'k', reference: 'r', at: 0 })).toThrow(
      told,
    );
    expect(world.ledger.audit().postings).toBe(0);
  });

  it('MEM-16 gives no permit outside the transaction that posts, for what it saw might have changed by then', () => {
    open();
    expect(() => decide(world, credit)).toThrow('within the transaction');
    expect(() => requirePermit(world, credit)).toThrow('within the transaction');
    expect(() => assertMayMove(world, credit)).not.toThrow();
  });

  it('RG-01 is asked once for a stake, all of it, and permits no more than that in its parts', () => {
    const heard: GuardedAction[] = [];
    open({
      about: ['stake'],
      refuse(_, action) {
        heard.push(action);
        return null;
      },
    });
    world.transaction(() => {
      const permit = requireStake(world, stake);
      expect(permit('bet.stake', 300).terms).toEqual({ kind: 'bet.stake', memberId: 'M1', amountMinor: 300 });
      expect(() => permit('vendor.stake', 201)).toThrow('a stake of 500 was asked for');
    });
    expect(heard).toEqual([{ ...stake, do: 'stake' }]);
    open({ ...rule(never), about: ['stake'] });
    expect(() => world.transaction(() => requireStake(world, stake))).toThrow(
      expect.objectContaining({ code: 'ACCOUNT_SUSPENDED', extra: never.extra }),
    );
  });

  it('RG-03 permits what moves no money only where no rule is against it', () => {
    open({ ...rule(never), about: ['launch'] });
    const launch = { do: 'launch', memberId: 'M1', by: 'member', title: stake.title, isTrial: false } as const;
    expect(() => requireAct(world, launch)).toThrow(expect.objectContaining({ code: 'ACCOUNT_SUSPENDED' }));
    expect(permitAct(world, launch)).toBeNull();
    expect(permitAct(world, { ...launch, do: 'step' })).toMatchObject({ act: 'step', memberId: 'M1' });
  });

  it('RG-01 reads what several rules ask of a member once a decision, and anew for the next', () => {
    let reads = 0;
    const fact = (_: World, memberId: string) => {
      reads += 1;
      return `${memberId}:${reads}`;
    };
    const seen: string[] = [];
    const reading: GuardRule<World> = {
      about: ['deposit'],
      refuse(_world, _action, read) {
        seen.push(read(fact));
        return null;
      },
    };
    open(reading, reading);
    decided();
    decided();
    expect(seen).toEqual(['M1:1', 'M1:1', 'M1:2', 'M1:2']);
  });
});

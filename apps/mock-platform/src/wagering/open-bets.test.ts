import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { keepBet } from './bets';
import { cancelBet, placeBet } from './testing/summary-bets';

let world: OpenWorld;
let memberId: string;
beforeEach(async () => {
  world = createTestWorld();
  ({ id: memberId } = await mintMember(world, { balanceMinor: 10_000 }));
});

const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
const bet = (roundId: string, stakeMinor = 4_000) => ({
  ...game,
  roundId,
  memberId,
  stakeMinor,
  at: world.clock.now(),
});
const balanceMinor = () => world.ledger.balance(memberId, 'member.main');
const statuses = () => world.sqlite.prepare('SELECT status FROM bets ORDER BY id').pluck().all();

describe('bets without a result yet', () => {
  it('MEM-07 take the stake at once, and count neither for VIP nor for points', () => {
    placeBet(world, bet('open-1'));
    expect([balanceMinor(), statuses()]).toEqual([6_000, ['PENDING']]);
    const counted = world.sqlite.prepare(
      'SELECT (SELECT count(*) FROM play_totals) + (SELECT count(*) FROM point_accounts)',
    );
    expect(counted.pluck().get()).toBe(0);
    expect(world.ledger.audit().clean).toBe(true);
  });

  it('MEM-07 give the stake back once when they are called off', () => {
    const id = placeBet(world, bet('open-2'));
    expect([cancelBet(world, id), cancelBet(world, id)]).toEqual([true, false]);
    expect([balanceMinor(), statuses()]).toEqual([10_000, ['CANCELLED']]);
    expect(world.ledger.audit().clean).toBe(true);
  });

  it('MEM-07 cannot be called off once they are settled, or when there are none', () => {
    keepBet(world, { ...bet('done'), payoutMinor: 0, isTrial: false });
    expect([cancelBet(world, 'done'), cancelBet(world, 'nobody')]).toEqual([false, false]);
    expect(balanceMinor()).toBe(10_000);
  });

  it('MEM-07 leave nothing behind when the money does not suffice', () => {
    expect(() => placeBet(world, bet('too-much', 10_001))).toThrow('The balance is not sufficient.');
    expect([balanceMinor(), statuses()]).toEqual([10_000, []]);
  });
});

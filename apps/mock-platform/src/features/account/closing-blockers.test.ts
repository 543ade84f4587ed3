import { fetchClosing } from '@tonalli/contracts/account/wire-closing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { placeSummary } from '../../emulator/summary-bet';
import { niuNiu } from '../../games/niu-niu/module';
import { creditByHand } from '../../guard/credit-by-hand';
import { createTestWorld } from '../../testing/test-world';
import { UPLINES_PAY } from '../agent-contracts';
import { agree, bet, chainOf, playerBelow, termsOf } from '../agent-contracts/contracts-fixture';
import { findGame, playableOfFamily } from '../lobby';
import { runner } from '../play';
import { servePlay } from '../play/play-fixture';
import { WALLET_VENDORS } from '../wallet';
import { closeMember } from './close-account';
import { closingBlockers } from './closing-blockers';

const FIRST_DAY = Date.UTC(2026, 0, 16, 6);
const DAY = 86_400_000;
const fixture = await servePlay();
const { world, platform } = fixture;

function room() {
  const notOf = world.settings.get(WALLET_VENDORS);
  const [title] = playableOfFamily(world, { family: 'niu-niu', notOf, limit: 1 });
  const game = title && findGame(world, title.nodeId);
  if (!game) throw new Error('there is no room');
  const { minStakeMinor } = z.object({ minStakeMinor: z.int() }).parse(niuNiu.settingOf(game.nodeId));
  return { game, coverMinor: minStakeMinor };
}

/** Opens a game, as its page does. */
async function enter(login: Awaited<ReturnType<typeof fixture.player>>, game = fixture.game, freeTrial = false) {
  const { token: launch } = await fixture.launch(login, { game, freeTrial });
  const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
  if (!value) throw new Error('the game did not open');
  return value.token;
}

async function sit(player: Awaited<ReturnType<typeof fixture.player>>, freeTrial = false): Promise<void> {
  const { game } = room();
  const token = await enter(player, game, freeTrial);
  const name = runner.shared.nameOf(world, { family: 'niu-niu', nodeId: game.nodeId });
  const round = runner.shared.latest(world, name)?.key ?? '';
  const body = { roundKey: `sits-${player.id}`, bet: { round, seat: 1, seed: 'seed-of-the-seat' } };
  const { code } = await fixture.api('place', { token, body });
  if (code) throw new Error(code);
}

const kindsOf = (memberId: string) => closingBlockers(world, memberId).map(({ kind }) => kind);

describe('bets that are not over', () => {
  it('MEM-17 a seat in a room whose hand is to come keeps the account open, and the cover with it', async () => {
    const { coverMinor } = room();
    const ana = await fixture.player(coverMinor);
    await sit(ana);
    expect((await platform.value(fetchClosing, {}, { token: ana.login })).blockers).toEqual([
      { kind: 'roomSeat', count: 1 },
    ]);
    expect(() => closeMember(world, { memberId: ana.id })).toThrow(
      expect.objectContaining({ code: 'CLOSING_BLOCKED' }),
    );
    runner.endRoundsOf(world, { memberId: ana.id, why: 'SELF_EXCLUSION' });
    world.clock.advance(120_000);
    expect(kindsOf(ana.id)).not.toContain('roomSeat');
  });

  it('MEM-17 a round in another game does too, until it is settled', async () => {
    const ana = await fixture.player(5_000);
    const at = world.clock.now();
    const { roundId } = world.transaction(() =>
      placeSummary(world, {
        ...{ roundId: `open-${ana.id}`, memberId: ana.id, game: fixture.game, at },
        ...{ stakeMinor: 5_000, payoutMinor: null },
      }),
    );
    expect(closingBlockers(world, ana.id)).toEqual([{ kind: 'openBets', count: 1 }]);
    runner.cancel(world, roundId);
    expect(kindsOf(ana.id)).toEqual(['bankAccount']);
  });

  it('MEM-17 play money does not, and ends with the account', async () => {
    const ana = await fixture.player(0);
    await sit(ana, true);
    expect(runner.openBets(world, ana.id)).toMatchObject([{ isTrial: true }]);
    expect(kindsOf(ana.id)).toEqual([]);
    closeMember(world, { memberId: ana.id });
    expect(runner.openBets(world, ana.id)).toEqual([]);
  });
});

describe('contracts', () => {
  const TERMS = { top: termsOf('daily', [[0, 0, 0, 60]]), middle: termsOf('daily', [[0, 0, 0, 40]]) };

  it('MEM-17 of either side keep the account open while they hold, and so does what is owed by them', () => {
    const own = createTestWorld();
    const [top = '', middle = ''] = chainOf(own, ['top', 'middle']);
    const player = playerBelow(own, middle, 'player');
    const blockersOf = (id: string) => closingBlockers(own, id).filter(({ kind }) => kind !== 'bankAccount');
    own.settings.set(UPLINES_PAY, true);
    agree(own, { uplineId: null, downlineId: top, terms: { ...TERMS.top, cap: 1_000 } });
    expect(blockersOf(top)).toEqual([
      { kind: 'downlines', count: 1 },
      { kind: 'contracts', count: 1 },
    ]);
    expect(blockersOf(player)).toEqual([]);
    agree(own, { uplineId: top, downlineId: middle, terms: { ...TERMS.middle, payer: 'upline' } });
    expect(blockersOf(top)).toContainEqual({ kind: 'contracts', count: 2 });
    expect(blockersOf(middle)).toContainEqual({ kind: 'contracts', count: 1 });
    creditByHand(own, { key: 'k', memberId: top, amountMinor: 500, reference: 'k', at: own.clock.now() });
    own.clock.set(FIRST_DAY + 1);
    bet(own, player, { stakeMinor: 1_000_000 });
    own.clock.set(FIRST_DAY + DAY);
    expect(blockersOf(top)).toContainEqual({ kind: 'owed', count: 1 });
    expect(blockersOf(middle).map(({ kind }) => kind)).not.toContain('owed');
  });
});

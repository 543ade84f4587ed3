import type { GameFamily } from '@tonalli/contracts/games/families';
import { describe, expect, it } from 'vitest';
import { playableTitles, runner } from '../../features/play';
import { findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';
import { applyScenarios } from './apply-scenarios';
import { bundledScenarios } from './registry';

const platform = await servePlatform({ seed: 'light' });

/** The world after a scenario, and whom it brought. */
function after(name: string) {
  const world = platform.worlds.create();
  const wanted = bundledScenarios().filter((scenario) => scenario.name === name);
  const username = applyScenarios(platform.worlds, world, wanted)[0]?.accounts[0]?.username ?? '';
  return { world, memberId: findMemberByUsername(world, username)?.id ?? '' };
}

interface Bet {
  status: string;
  stakeMinor: number;
  payoutMinor: number;
  k: string;
  jackpotMinor: number | null;
}

function betsOf({ world, memberId }: ReturnType<typeof after>): Bet[] {
  return world.sqlite
    .prepare<[string], Bet>(
      `SELECT status, stake_minor stakeMinor, payout_minor payoutMinor, json_extract(detail, '$.k') k,
        json_extract(detail, '$.j') jackpotMinor FROM bets WHERE member_id = ? ORDER BY id`,
    )
    .all(memberId);
}

describe('scenarios of games', () => {
  it.each<[string, GameFamily, object]>([
    ['round-open-mines', 'mines', { opened: [12, 7], places: null, multiplierX10000: 12_597 }],
    ['round-open-tower', 'tower', { climbed: [0, 1, 2], odd: null }],
    ['round-open-coin', 'coin', { calls: ['heads', 'tails'], flips: null, multiplierX10000: 38_800 }],
    ['round-open-hi-lo', 'hi-lo', { moves: ['higher'], end: 'open', multiplierX10000: 18_014 }],
    ['round-open-video-poker', 'video-poker', { hold: null, hand: 'two-pair' }],
    ['round-open-blackjack', 'blackjack', { stage: 'play', active: 0, steps: ['split'] }],
    ['round-open-three-card', 'three-card-poker', { hand: 'flush', step: null, dealer: [], play: null }],
    ['round-open-craps', 'craps', { point: 6, open: [{ spot: 'pass', stakeMinor: 2_000 }] }],
    ['round-open-deuces', 'deuces-wild', { hold: null, hand: 'three-of-a-kind' }],
    ['blackjack-insurance', 'blackjack', { stage: 'insurance', steps: [] }],
  ])('GAME-13 QA-01 %s leaves a round of %s open as it says', (name, family, view) => {
    const { world, memberId } = after(name);
    const nodeId = playableTitles(world, family, 1)[0]?.nodeId ?? '';
    const [round, ...others] = runner.open(world, { memberId, nodeId });
    expect(others).toEqual([]);
    expect(round?.view()).toMatchObject(view);
  });

  it('QA-01 losing-streak lost fifteen times in a row', () => {
    const bets = betsOf(after('losing-streak'));
    expect(bets).toHaveLength(15);
    for (const bet of bets) expect(bet).toMatchObject({ k: 'coin', stakeMinor: 2_000, payoutMinor: 0 });
  });

  it('QA-01 greatest-win was paid 160 stakes by the outermost slot', () => {
    expect(betsOf(after('greatest-win'))).toMatchObject([{ k: 'plinko', stakeMinor: 5_000, payoutMinor: 800_000 }]);
  });

  it('QA-01 jackpot-at-dice lost its roll and won the pool', () => {
    const [bet, ...others] = betsOf(after('jackpot-at-dice'));
    expect(others).toEqual([]);
    expect(bet).toMatchObject({ k: 'dice', stakeMinor: 2_000 });
    expect(bet?.jackpotMinor).toBeGreaterThan(0);
    expect(bet?.payoutMinor).toBe(bet?.jackpotMinor);
  });
});

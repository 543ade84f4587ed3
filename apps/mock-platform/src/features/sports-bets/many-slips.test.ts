import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { expect, it } from 'vitest';
import { MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const EVENT = '2026-01-15-001';
const leg = (selection: string): SlipLeg => ({
  ...{ event: EVENT, type: 'matchResult', key: 'match', selection, oddsMilli: 2_000, version: 1 },
});
const STAKE_MINOR = 1_000;
/** Of each of three players; more than are settled in one go, and one more than twice that many. */
const SLIPS = [43, 43, 43];

it('GAME-05 GAME-16 slips of one match are settled each once, however many there are, also by a correction', async () => {
  const script = stage.script();
  script.event(EVENT, stage.world.clock.now() + MATCH_MS);
  const [home, away] = [leg('home'), leg('away')];
  for (const one of [home, away]) script.price(one, { oddsMilli: 2_000 });
  const players = await Promise.all(SLIPS.map(() => stage.player()));
  // Taken in turns, so that neighbours are different players'.
  for (let nth = 0; nth < Math.max(...SLIPS); nth += 1)
    for (const [place, player] of players.entries())
      if (nth < (SLIPS[place] ?? 0)) await player.placed([nth % 2 === 0 ? home : away]);
  const balances = () => players.map((player) => player.balance());
  const staked = SLIPS.map((count) => 1_000_000 - count * STAKE_MINOR);
  expect(balances()).toEqual(staked);

  script.result(home, 'WON');
  script.result(away, 'LOST');
  stage.decide(EVENT);
  // Those with an even number are bet on the home side, which pays twice the stake.
  const [ofHome, ofAway] = [SLIPS.map((count) => Math.ceil(count / 2)), SLIPS.map((count) => Math.floor(count / 2))];
  expect(balances()).toEqual(staked.map((minor, place) => minor + (ofHome[place] ?? 0) * 2 * STAKE_MINOR));
  expect(stage.count("sports_slips WHERE kind = 'SETTLED'")).toBe(129);
  expect(stage.count('exposures')).toBe(0);

  script.result(home, 'LOST');
  script.result(away, 'WON');
  stage.decide(EVENT);
  expect(balances()).toEqual(staked.map((minor, place) => minor + (ofAway[place] ?? 0) * 2 * STAKE_MINOR));
  expect(stage.count("bets WHERE status = 'SETTLED'")).toBe(129);
});

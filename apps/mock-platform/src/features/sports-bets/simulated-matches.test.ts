import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { expect, it } from 'vitest';
import { eventState, priceOf } from '../sports';
import { requireSlip } from './own-slip';
import { showSlip } from './show-slip';
import { codeOf, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const HOURS_MS = 3_600_000;
/** The day of the tests, whose noon it is. */
const named = (number: number): string => `2026-01-15-${String(number).padStart(3, '0')}`;

/** Matches of the day that somebody plays: those to come, or those in play. */
const matches = (state: string) =>
  Array.from({ length: 72 }, (_, index) => eventState(stage.world, named(index + 1))).filter(
    (event) => event !== null && event.sport === 'football' && event.state === state && event.takesBets,
  );

function legOf(event: string, selection: string): SlipLeg {
  const of = { event, type: 'matchResult', key: 'match', selection };
  const price = priceOf(stage.world, of);
  if (!price) throw new Error(`${event} is not offered`);
  return { ...of, oddsMilli: price.oddsMilli, version: price.version };
}

it('GAME-14 GAME-05 settles slips by the matches of the platform, as their scores say', async () => {
  const ana = await stage.player();
  const events = matches('SCHEDULED')
    .slice(0, 3)
    .map((event) => event?.id ?? '');
  expect(events).toHaveLength(3);
  const sides = ['home', 'draw', 'away'];
  const bets = events.flatMap((event) => sides.map((side) => legOf(event, side)));
  const placed = await ana.placed(bets, { form: { kind: 'singles' } });
  const parlays = sides.map((side) => events.map((event) => legOf(event, side)));
  const slips = await Promise.all(parlays.map((legs) => ana.placed(legs)));
  stage.world.clock.advance(8 * HOURS_MS);
  const winnerOf = (event: string): string => {
    const score = eventState(stage.world, event)?.score ?? { home: 0, away: 0 };
    return score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away';
  };
  const won = bets.filter(({ event, selection }) => winnerOf(event) === selection);
  const singles = won.reduce((sum, { oddsMilli }) => sum + oddsMilli, 0);
  const show = (slipId: string) => showSlip(stage.world, requireSlip(stage.world, slipId));
  // Each line stakes 10.00, so that thousandths are minor units.
  expect(show(placed.slipId)).toMatchObject({ state: 'WON', payoutMinor: singles });
  // The record names who met whom, and how it ended, whatever becomes of the leagues.
  const [first] = events;
  const match = eventState(stage.world, first ?? '');
  const { state, bet } = requireSlip(stage.world, placed.slipId);
  expect(bet.legs[0]?.match).toEqual({
    ...{ sport: 'football', league: match?.league.names, home: match?.home.names, away: match?.away.names },
  });
  expect(state.legs[0]?.score).toEqual(match?.score);
  for (const [index, legs] of parlays.entries()) {
    const isWon = legs.every(({ event, selection }) => winnerOf(event) === selection);
    expect(show(slips[index]?.slipId ?? '').state).toBe(isWon ? 'WON' : 'LOST');
  }
});

const SIDES = ['home', 'draw', 'away'] as const;

/** All answers of a match in play that still offers all: as time goes on there is one, whatever the seeds of a world are. */
function openLegs(): SlipLeg[] {
  const isOpen = (event: string) =>
    SIDES.every(
      (selection) => priceOf(stage.world, { event, type: 'matchResult', key: 'match', selection })?.state === 'OPEN',
    );
  for (let minute = 0; minute < 180; minute += 1) {
    const event = matches('LIVE').find((one) => one !== null && isOpen(one.id));
    if (event) return SIDES.map((side) => legOf(event.id, side));
    stage.world.clock.advance(60_000);
  }
  return expect.fail('no match in play offers all its answers');
}

it('GAME-14 GAME-05 takes or refuses bets on matches in play, and leaves none of them waiting', async () => {
  const ana = await stage.player();
  const legs = openLegs();
  const placed = await ana.placed(legs, { form: { kind: 'singles' }, choice: 'any' });
  expect(placed.state).toBe('PENDING');
  stage.world.clock.advance(5_000);
  const { state } = await ana.slip(placed.slipId);
  expect(['OPEN', 'REFUSED']).toContain(state);
  expect(ana.balance()).toBe(state === 'OPEN' ? 997_000 : 1_000_000);
  if (state === 'OPEN') expect(codeOf(await ana.call('sports.quote', { slip: placed.slipId }))).toBe('OK');
});

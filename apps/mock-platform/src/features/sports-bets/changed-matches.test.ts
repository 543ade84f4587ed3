import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { expect, it } from 'vitest';
import { breakOff, cancelMatch, eventState, forceScore, postponeMatch, priceOf } from '../sports';
import { requireSlip } from './own-slip';
import { showSlip } from './show-slip';
import { serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The football match of the day that begins next. */
function toCome(): { event: string; startsAt: number } {
  const events = Array.from({ length: 72 }, (_, index) =>
    eventState(stage.world, `2026-01-15-${String(index + 1).padStart(3, '0')}`),
  );
  const next = events.find((event) => event?.sport === 'football' && event.state === 'SCHEDULED');
  if (!next) throw new Error('no football is to come');
  return { event: next.id, startsAt: next.startsAt };
}

function legOf(event: string, selection: string): SlipLeg {
  const of = { event, type: 'matchResult', key: 'match', selection };
  const price = priceOf(stage.world, of);
  if (!price) throw new Error(`${event} is not offered`);
  return { ...of, oddsMilli: price.oddsMilli, version: price.version };
}

const show = (slipId: string) => showSlip(stage.world, requireSlip(stage.world, slipId));
const changed = (work: () => boolean) => expect(stage.world.transaction(work)).toBe(true);

it('GAME-14 GAME-05 pays by a result that was corrected late, and takes back what the first one paid', async () => {
  const { event } = toCome();
  const ana = await stage.player();
  const [home, away] = [legOf(event, 'home'), legOf(event, 'away')];
  const slips = [(await ana.placed([home])).slipId, (await ana.placed([away])).slipId];
  changed(() => forceScore(stage.world, event, { home: 2, away: 0 }));
  stage.world.clock.advance(4 * HOUR_MS);
  expect(slips.map((slipId) => show(slipId).state)).toEqual(['WON', 'LOST']);
  // 10.00 each, so that thousandths are minor units.
  expect(ana.balance()).toBe(998_000 + home.oddsMilli);
  changed(() => forceScore(stage.world, event, { home: 0, away: 1 }));
  stage.world.clock.advance(4 * HOUR_MS);
  expect(slips.map((slipId) => show(slipId).state)).toEqual(['LOST', 'WON']);
  expect(show(slips[1] ?? '').legs).toMatchObject([{ result: 'WON', isCorrected: true, match: { isForced: true } }]);
  expect(ana.balance()).toBe(998_000 + away.oddsMilli);
});

it.each([
  ['abandoned', 10 * MINUTE_MS, (event: string) => breakOff(stage.world, event)],
  ['cancelled', 0, (event: string) => cancelMatch(stage.world, event)],
  ['postponed', 0, (event: string) => postponeMatch(stage.world, event, 72 * HOUR_MS)],
] as const)('GAME-14 GAME-05 takes a match that was %s out of its slips', async (reason, behind, change) => {
  const { event, startsAt } = toCome();
  const ana = await stage.player();
  const { slipId } = await ana.placed([legOf(event, 'home')]);
  if (behind > 0) stage.world.clock.set(startsAt + behind);
  changed(() => change(event));
  stage.world.clock.advance(60 * HOUR_MS);
  expect(show(slipId)).toMatchObject({
    state: 'VOID',
    payoutMinor: 1_000,
    legs: [{ result: 'VOID', voidReason: reason }],
  });
  expect(ana.balance()).toBe(1_000_000);
});

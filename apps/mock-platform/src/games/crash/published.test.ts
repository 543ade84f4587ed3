import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { climbedX100 } from './climb';
import { flights } from './flights';
import { crash } from './module';
import { bustX100 } from './odds';

/** Flights were flown on these: what is pinned here never changes, another rule takes the next version. */
const PUBLISHED = {
  versions: [1, 1],
  flights: '19aa6ad693d491950d48219d2246b95d',
  climb: 'fd8aa7bf484c42a98bedd375b02da993',
};

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

it('GAME-05 GAME-08 turns draws into the flights of the day when the first one flew', () => {
  const draws = Array.from({ length: 10_000 }, (_, index) => Math.floor((index * 2 ** 32) / 10_000));
  const moments = Array.from({ length: 10_000 }, (_, index) => climbedX100(index * 15));
  expect({
    versions: [crash.version, flights.version],
    flights: digest([...draws, 2 ** 32 - 1].map((draw) => bustX100(draw, 9_700))),
    climb: digest(moments),
  }).toEqual(PUBLISHED);
});

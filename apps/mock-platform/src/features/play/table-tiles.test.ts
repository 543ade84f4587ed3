import { listTables } from '@tonalli/contracts/play/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveBlackjack } from '../../games/live-blackjack/module';
import { liveRoulette } from '../../games/live-roulette/module';
import { openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { findGame, playableOfFamily } from '../lobby';
import { servePlay } from './play-fixture';
import { beadOf } from './table-beads';
import { tableTiles, tileOf } from './table-tiles';

const NODE_ID = '010001';
/** Midnight in Mexico City: a round opens, and another every 30 seconds. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const listed = { title: { nodeId: NODE_ID, family: 'live-roulette' as const }, game: liveRoulette };

let real: RealRunner;
beforeAll(() => {
  real = openRunner(liveRoulette, liveBlackjack);
  real.world.clock.set(DAY_BEGIN);
});
afterAll(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  real.world.close();
});

function tile() {
  const { shared } = real.runner;
  const rounds = shared.nameOf(real.world, { family: 'live-roulette', nodeId: NODE_ID });
  return tileOf(real.world, { nodeId: NODE_ID, name: NODE_ID, rounds, shared }, listed);
}

describe('the tile of a table', () => {
  it('LOBBY-03 GAME-12 says what phase it is in, until when, and for how much one plays', () => {
    expect(tile()).toMatchObject({
      ...{ nodeId: NODE_ID, takesBets: true, isOver: false, endsAt: DAY_BEGIN + 16_000 },
      ...{ nextOpensAt: DAY_BEGIN + 30_000, players: 0, minStake: 100, maxStake: 1_000_000 },
    });
    real.world.clock.advance(16_000);
    expect(tile()).toMatchObject({ takesBets: false, isOver: false });
    real.world.clock.advance(13_000);
    expect(tile()).toMatchObject({ takesBets: false, isOver: true, endsAt: null, nextOpensAt: DAY_BEGIN + 30_000 });
  });

  it('LOBBY-03 GAME-12 counts who plays the round that stands', async () => {
    real.world.clock.set(DAY_BEGIN + 60_000);
    const [ana, eva] = [await real.player(10_000), await real.player(10_000)];
    const bet = { round: '2030-01-02-3', spots: { red: 100 } };
    for (const memberId of [ana, eva]) real.place(memberId, { round: memberId, family: 'live-roulette', bet });
    expect(tile()).toMatchObject({ takesBets: true, players: 2 });
    real.world.clock.advance(30_000);
    expect(tile()?.players).toBe(0);
  });

  it('LOBBY-03 GAME-12 shows the latest twelve results, the newest first, as the table says them, and yesterday’s', () => {
    for (const [minutes, number] of [
      [20, 41],
      [2, 5],
    ] as const) {
      real.world.clock.set(DAY_BEGIN + minutes * 60_000 + 1);
      const past = tile()?.past ?? [];
      expect(past).toHaveLength(12);
      const { shown } =
        real.runner.shared.resultOf(real.world, {
          ...{ rounds: `live-roulette/${NODE_ID}`, day: '2030-01-02', number: number - 1 },
        }) ?? {};
      expect(past[0]).toEqual(beadOf('live-roulette', shown));
    }
  });
});

describe('results in the lobby', () => {
  it.each([
    ['live-roulette', { pocket: 0 }, { word: '0', tone: 'green' }],
    ['live-roulette', { pocket: 17 }, { word: '17', tone: 'black' }],
    ['speed-roulette', { pocket: 18 }, { word: '18', tone: 'red' }],
    ['live-roulette', { pocket: null }, null],
    ['money-wheel', { segment: 0 }, { word: '52×', tone: 'gold' }],
    ['money-wheel', { segment: 2 }, { word: '6.50×', tone: 'gold' }],
    ['crash', { flyingAt: 1, bustX100: 135 }, { word: '1.35×', tone: 'plain' }],
    ['crash', { flyingAt: 1, bustX100: 12_345 }, { word: '123×', tone: 'gold' }],
    ['crash', { flyingAt: 1, bustX100: null }, null],
    ['live-blackjack', { seats: [], dealer: [] }, null],
    ['dragon-tiger', { dragon: 12, tiger: 3, winner: 'dragon' }, { word: 'D', tone: 'red' }],
    ['dragon-tiger', { dragon: 3, tiger: 16, winner: 'tie' }, { word: '=', tone: 'green' }],
    ['dragon-tiger', { dragon: 12, tiger: 3, winner: null }, null],
    ['sic-bo', { dice: [2, 5, 6] }, { word: '13', tone: 'red' }],
    ['speed-sic-bo', { dice: [1, 3, 6] }, { word: '10', tone: 'blue' }],
    ['sic-bo', { dice: [4, 4, 4] }, { word: '12', tone: 'green' }],
    ['sic-bo', { dice: null }, null],
    ['live-baccarat', { anything: 1 }, null],
  ] as const)('LOBBY-03 of %s %j are %j', (family, shown, bead) => {
    expect(beadOf(family, shown)).toEqual(bead);
  });
});

describe('the list of tables', () => {
  it('LOBBY-03 leaves out what is no table, is unknown, or cannot be played', async () => {
    const { world, platform } = await servePlay();
    const [slot] = playableOfFamily(world, { family: 'slot', notOf: [], limit: 1 });
    expect(findGame(world, slot?.nodeId ?? '')).not.toBeNull();
    const { now } = { now: world.clock.now() };
    expect(tableTiles(world, [slot?.nodeId ?? '', 'nobody'])).toEqual({ now, isFrozen: true, tables: [] });
    const ask = async (nodeIds: string) => (await platform.call(listTables, { nodeIds }, {})).envelope.success;
    expect([await ask('nobody'), await ask(''), await ask('a,,b'), await ask(`x${',x'.repeat(60)}`)]).toEqual([
      true,
      ...[false, false, false],
    ]);
  });
});

import { GAME_FAMILIES, type GameFamily } from '@tonalli/contracts/games/families';
import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry';
import { createRandom } from '../../kernel/random';
import { type CatalogueGame, findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { betInRoom } from './bet-in-room';
import { servePlay } from './play-fixture';
import { runner } from './runner';

const FUNDS_MINOR = 1_000_000;
const STAKE_MINOR = 10_000;

const fixture = await servePlay();
const { world } = fixture;

function titleFor(family: GameFamily): CatalogueGame {
  const notOf = world.settings.get(WALLET_VENDORS);
  const titles = playableOfFamily(world, { family, notOf, limit: 400 });
  const title = titles
    .map(({ nodeId }) => findGame(world, nodeId))
    // Nobody tries a live table: a trial account plays there with its play money.
    .find((game) => game && (game.hasTrial || game.gameType === 'LIVE'));
  if (!title) throw new Error(`no title of ${family} can be tried`);
  return title;
}

const PLAYED = GAMES.flatMap(({ family, automatic, draws, rounds, bank, isTakenByFeature }) => {
  const named = GAME_FAMILIES.find((one) => one === family);
  return named && automatic ? [{ family: named, automatic, draws, rounds, bank, isTakenByFeature }] : [];
});
/** Those with a page of a game against the house; the bets of others are taken by calls of their features, and rooms have tests of their own. */
const LAUNCHED = PLAYED.filter(({ bank, isTakenByFeature }) => bank === 'house' && !isTakenByFeature);

it('GAME-05 GAME-11 every family that is built has a title, and somebody who could play it', () => {
  // Who bets slips of sports does so by a pastime of its feature; whoever plays others in rooms is no visitor.
  const others = GAMES.filter(({ family }) => family !== 'sports');
  expect(PLAYED.map(({ family }) => family)).toEqual(others.map(({ family }) => family));
});

/** The slot's page is told a model, those of all other families a setting. */
const settingOf = (state: object): unknown =>
  'model' in state ? state.model : 'config' in state ? state.config : null;

describe.each(LAUNCHED.filter(({ draws }) => draws === 'personal'))(
  '$family for everybody',
  ({ family, automatic, rounds }) => {
    const game = titleFor(family);
    const random = createRandom(`every family/${family}`);
    const betNow = () =>
      rounds
        ? betInRoom(world, { nodeId: game.nodeId, stakeMinor: STAKE_MINOR }, random)
        : automatic.bet(STAKE_MINOR, random);

    async function seated(funds: number, { freeTrial = false } = {}) {
      const player = await fixture.player(funds);
      const { token: launch } = await fixture.launch(player, { game, ...(freeTrial && { freeTrial }) });
      const { value } = await fixture.api<RoundGameState & { token: string }>('open', {
        body: { launch, world: world.name },
      });
      if (!value) throw new Error(`${family} did not open`);
      const { token, ...state } = value;
      const place = (roundKey: string, bet: unknown) =>
        fixture.api<RoundAnswer>('place', { token, body: { roundKey, bet } });
      const step = (round: string, at: { step: number; input: unknown }) =>
        fixture.api<RoundAnswer>('step', { token, body: { round, ...at } });
      /** In a room a round is over with what all see there. */
      const now = async (round: RoundAnswer): Promise<RoundAnswer> => {
        if (!rounds || round.isOver) return round;
        world.clock.advance(60_000);
        const { value: over } = await fixture.api<RoundAnswer>(`round?round=${round.roundId}`, { token });
        if (!over?.isOver) throw new Error(`${family} does not end`);
        return over;
      };
      return { player, state, place, step, now, held: () => world.ledger.balance(player.id, 'member.main') };
    }

    type Seat = Awaited<ReturnType<typeof seated>>;

    /** Takes the visitors' steps for as long as they know one. */
    async function goOn({ step }: Seat, placed: RoundAnswer): Promise<RoundAnswer> {
      let round = placed;
      for (let at = 0; !round.isOver; at += 1) {
        const input = automatic.step(round.view, random);
        if (input === null) break;
        const { value } = await step(round.roundId, { step: at, input });
        if (!value) throw new Error(`${family} did not take ${JSON.stringify(input)}`);
        round = value;
      }
      return round;
    }

    it('GAME-05 MEM-03 takes what is staked, pays what is won, and books both once however often it is asked', async () => {
      const seat = await seated(FUNDS_MINOR);
      const bet = betNow();
      const [placed, again] = await Promise.all([
        seat.place('one-and-the-same', bet),
        seat.place('one-and-the-same', bet),
      ]);
      if (!placed.value) throw new Error(`${family} refused ${JSON.stringify(bet)}: ${placed.code}`);
      expect(again.value).toEqual(placed.value);
      const round = await seat.now(await goOn(seat, placed.value));
      const paid = round.isOver ? round.payoutMinor : 0;
      expect(round.balanceMinor).toBe(FUNDS_MINOR - round.stakeMinor + paid);
      expect(seat.held()).toBe(round.balanceMinor);
      expect(round.stakeMinor).toBeGreaterThan(0);
    });

    it('GAME-05 GAME-06 plays with play money by the same setting, and moves none of the member’s', async () => {
      const [real, trial] = [await seated(FUNDS_MINOR), await seated(FUNDS_MINOR, { freeTrial: true })];
      expect(trial.state.wallet).toBe('trial');
      expect(settingOf(real.state)).toBeTruthy();
      expect(settingOf(trial.state)).toEqual(settingOf(real.state));
      const { value } = await trial.place('with-play-money', betNow());
      if (!value) throw new Error(`${family} takes no play money`);
      await goOn(trial, value);
      expect(trial.held()).toBe(FUNDS_MINOR);
    });

    it('GAME-05 refuses what is no bet of its, and what cannot be paid, and changes nothing', async () => {
      const seat = await seated(50);
      expect((await seat.place('no-bet-at-all', { no: 'bet' })).code).toBe('BET_INVALID');
      expect((await seat.place('more-than-there-is', betNow())).code).toBe('INSUFFICIENT_FUNDS');
      expect(seat.held()).toBe(50);
    });

    it('GAME-05 GAME-13 lets nobody else step in the round, and the step of no round', async () => {
      const [ana, eva] = [await seated(FUNDS_MINOR), await seated(FUNDS_MINOR)];
      const { value } = await ana.place('a-round-of-mine', betNow());
      const foreign = await eva.step(value?.roundId ?? '', { step: 0, input: {} });
      expect(foreign).toMatchObject({ value: undefined, code: expect.stringMatching(/^[A-Z_]+$/) });
      expect(eva.held()).toBe(FUNDS_MINOR);
    });
  },
);

/** Titles of crash and of LIVE: each is a table of its own. */
describe.each(LAUNCHED.filter(({ draws }) => draws === 'shared'))('$family at one table', ({ family, automatic }) => {
  const game = titleFor(family);
  const rounds = runner.shared.nameOf(world, { family, nodeId: game.nodeId });
  const random = createRandom(`every table/${family}`);

  /** The round that takes bets, which time brings. */
  function openRound() {
    for (let seconds = 0; seconds < 600; seconds += 1) {
      const round = runner.shared.standing(world, rounds).find(({ takesBets }) => takesBets);
      if (round) return round;
      world.clock.advance(1_000);
    }
    throw new Error(`${family} opens no round`);
  }

  it('GAME-05 GAME-12 GAME-13 takes a bet while a round is open, pays it once the round is over, keeps it, and proves it', async () => {
    const player = await fixture.player(FUNDS_MINOR);
    const { token: launch } = await fixture.launch(player, { game });
    const { value: seat } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
    const token = seat?.token ?? '';
    const bet = automatic.bet(STAKE_MINOR, random, openRound());
    const place = () => fixture.api<RoundAnswer>('place', { token, body: { roundKey: 'one-and-the-same', bet } });
    const [placed, again] = await Promise.all([place(), place()]);
    if (!placed.value) throw new Error(`${family} refused ${JSON.stringify(bet)}: ${placed.code}`);
    expect(again.value).toEqual(placed.value);
    const { roundId, stakeMinor } = placed.value;
    const held = () => world.ledger.balance(player.id, 'member.main');
    expect([placed.value.isOver, held()]).toEqual([false, FUNDS_MINOR - stakeMinor]);

    const now = async () => (await fixture.api<RoundAnswer>(`round?round=${roundId}`, { token })).value;
    for (let minute = 0; minute < 10 && !(await now())?.isOver; minute += 1) world.clock.advance(60_000);
    const over = await now();
    if (!over) throw new Error(`${family} forgot the round`);
    expect(over).toMatchObject({ isOver: true, balanceMinor: FUNDS_MINOR - over.stakeMinor + over.payoutMinor });
    expect(held()).toBe(over.balanceMinor);
    const proof = runner.prove(world, roundId);
    expect(proof).not.toBeNull();
    const late = await fixture.api<RoundAnswer>('place', { token, body: { roundKey: 'behind-the-close', bet } });
    expect([late.code, held()]).toEqual(['ROUND_CLOSED', over.balanceMinor]);
  });

  it('GAME-05 GAME-12 refuses what is no bet of its, and what cannot be paid, and changes nothing', async () => {
    const player = await fixture.player(50);
    const { token: launch } = await fixture.launch(player, { game });
    const { value: seat } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
    const place = (roundKey: string, bet: unknown) =>
      fixture.api<RoundAnswer>('place', { token: seat?.token ?? '', body: { roundKey, bet } });
    expect((await place('no-bet-at-all', { no: 'bet' })).code).toBe('BET_INVALID');
    const bet = automatic.bet(STAKE_MINOR, random, openRound());
    expect((await place('more-than-there-is', bet)).code).toBe('INSUFFICIENT_FUNDS');
    expect(world.ledger.balance(player.id, 'member.main')).toBe(50);
  });
});

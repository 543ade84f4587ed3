import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import type { PlayReport } from '@tonalli/contracts/play-time/shapes';
import * as wire from '@tonalli/contracts/play-time/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenFor } from '../../testing/log-in';
import { findGame, playableOfFamily } from '../lobby';
import { POLICY_PACK } from '../policy';
import { endSessionsOf } from '../session';
import { WALLET_VENDORS } from '../wallet';
import { servePlay } from './play-fixture';

const fixture = await servePlay();
const { world } = fixture;
const MINUTE = 60_000;
/** Noon in Mexico City. */
const NOON = Date.parse('2026-03-10T18:00:00Z');

beforeEach(() => {
  world.settings.set(POLICY_PACK, 'MX-TONALLI');
  world.clock.freeze(NOON);
});

function diceGame() {
  const [title] = playableOfFamily(world, { family: 'dice', notOf: world.settings.get(WALLET_VENDORS), limit: 1 });
  const game = findGame(world, title?.nodeId ?? '');
  if (!game) throw new Error('no dice');
  return game;
}

async function openDice(player: Parameters<typeof fixture.launch>[0], endOpen?: boolean) {
  const launched = await fixture.launch(player, { game: diceGame(), ...(endOpen && { endOpen }) });
  return launched.code ? launched : fixture.open(launched.token);
}

const report = (token: string) => fixture.api<PlayReport | null>('time', { token });
const answer = (token: string, id: string) => fixture.api<PlayReport | null>('check', { token, body: { id } });

describe('the time and money of play', () => {
  it('GAME-14 RG-02 begin with the first round, and stand in every answer with what was staked and paid since', async () => {
    const player = await fixture.player(500_000);
    const opened = await fixture.enter(player);
    expect(opened.play).toEqual({
      ...{ isRunning: false, elapsedMs: 0, stakedMinor: 0, paidMinor: 0, ticks: false, waitMs: 0, check: null },
    });
    let paidMinor = 0;
    for (let round = 0; round < 5; round += 1) {
      const { value } = await fixture.spin(opened.token, `spin-no-${round}`, 50);
      paidMinor += value?.payoutMinor ?? 0;
      expect(value?.play).toMatchObject({ elapsedMs: round * MINUTE, stakedMinor: (round + 1) * 1_000, paidMinor });
      world.clock.advance(MINUTE);
    }
    expect((await fixture.api('state', { token: opened.token })).value).toMatchObject({
      play: { elapsedMs: 5 * MINUTE, stakedMinor: 5_000, paidMinor, check: { dueInMs: 55 * MINUTE } },
      rules: { autoplay: true, quickPlay: true, minCycleMs: 0, maxStakeMinor: null },
    });
  });

  it('GAME-14 RG-02 begin anew after half an hour without a round, while the day goes on adding up', async () => {
    const player = await fixture.player(500_000);
    const first = await fixture.enter(player);
    await fixture.spin(first.token, 'the-first', 50);
    world.clock.advance(10 * MINUTE);
    const before = (await fixture.spin(first.token, 'the-second', 50)).value?.play;
    expect(before).toMatchObject({ elapsedMs: 10 * MINUTE, stakedMinor: 2_000 });
    world.clock.advance(30 * MINUTE);
    const again = await fixture.enter(player);
    expect(again.play).toMatchObject({ elapsedMs: 0, stakedMinor: 0, paidMinor: 0 });
    const third = (await fixture.spin(again.token, 'the-third', 50)).value;
    expect(third?.play).toMatchObject({ elapsedMs: 0, stakedMinor: 1_000, paidMinor: third?.payoutMinor });
    world.clock.advance(5 * MINUTE);
    expect((await report(again.token)).value).toMatchObject({
      stakedMinor: 1_000,
      today: {
        playedMs: 15 * MINUTE,
        stakedMinor: 3_000,
        paidMinor: (before?.paidMinor ?? 0) + (third?.payoutMinor ?? 0),
      },
    });
  });

  it('GAME-14 are those of all games of the member together, and nobody’s with play money', async () => {
    const player = await fixture.player(500_000);
    const slot = await fixture.enter(player);
    await fixture.spin(slot.token, 'in-the-slot', 50);
    const dice = await openDice(player);
    const token = 'value' in dice ? (dice.value?.token ?? '') : '';
    world.clock.advance(MINUTE);
    const bet = { roundKey: 'in-the-dice', bet: { side: 'over', target: 5_000, stakeMinor: 2_000 } };
    const { value } = await fixture.api<RoundAnswer>('place', { token, body: bet });
    expect(value?.play).toMatchObject({ elapsedMs: MINUTE, stakedMinor: 3_000 });

    const trial = await fixture.enter(player, { freeTrial: true });
    expect(trial.play).toBeNull();
    expect((await fixture.spin(trial.token, 'for-nothing', 50)).value?.play).toBeNull();
    expect((await report(trial.token)).value).toBeNull();
    expect((await report(slot.token)).value).toMatchObject({ stakedMinor: 3_000 });
  });

  it('RG-02 are not moved by a round that is asked for again', async () => {
    const player = await fixture.player(500_000);
    const { token } = await fixture.enter(player);
    await fixture.spin(token, 'the-same-one', 50);
    world.clock.advance(29 * MINUTE);
    await fixture.spin(token, 'the-same-one', 50);
    world.clock.advance(MINUTE);
    expect((await report((await fixture.enter(player)).token)).value).toMatchObject({ elapsedMs: 0 });
  });
});

describe('the reality check', () => {
  it('RG-02 is due in each tab and game at once, and answered in one is answered in all', async () => {
    const player = await fixture.player(500_000);
    const tabs = [await fixture.enter(player), await fixture.enter(player)].map(({ token }) => token);
    const [one = '', other = ''] = tabs;
    for (const minute of [0, 20, 40]) {
      world.clock.freeze(NOON + minute * MINUTE);
      await fixture.spin(one, `one-at-minute-${minute}`, 50);
      await fixture.spin(other, `other-at-minute-${minute}`, 50);
    }
    world.clock.freeze(NOON + 60 * MINUTE - 1);
    expect((await fixture.spin(other, 'just-before', 50)).status).toBe(200);
    world.clock.advance(1);
    expect(await fixture.spin(one, 'at-the-hour', 50)).toMatchObject({ code: 'REALITY_CHECK_DUE' });
    expect(await fixture.spin(other, 'at-the-hour-too', 50)).toMatchObject({ code: 'REALITY_CHECK_DUE' });
    const dice = await openDice(player);
    expect(dice).toMatchObject({ value: { play: { check: { dueInMs: 0 } } } });
    const due = (await report(other)).value;
    expect(due).toMatchObject({ elapsedMs: 60 * MINUTE, stakedMinor: 7_000, today: { playedMs: 60 * MINUTE } });

    const id = due?.check?.id ?? '';
    expect((await answer(one, `${id}9`)).code).toBe('NOT_FOUND');
    expect((await answer(one, id)).value?.check?.dueInMs).toBe(60 * MINUTE);
    world.clock.advance(MINUTE);
    expect((await answer(other, id)).value?.check?.dueInMs).toBe(59 * MINUTE);
    expect((await fixture.spin(other, 'at-the-hour-too', 50)).status).toBe(200);
  });

  it('RG-02 changes nothing of a round that it keeps from beginning', async () => {
    const player = await fixture.player(500_000);
    const { token } = await fixture.enter(player);
    for (const minute of [0, 20, 40]) {
      world.clock.freeze(NOON + minute * MINUTE);
      await fixture.spin(token, `at-minute-${minute}`, 50);
    }
    world.clock.freeze(NOON + 60 * MINUTE);
    const before = world.ledger.balance(player.id, 'member.main');
    const { value: fairness } = await fixture.api<{ fairness: object }>('state', { token });
    await fixture.spin(token, 'at-the-hour', 50);
    expect(world.ledger.balance(player.id, 'member.main')).toBe(before);
    expect((await fixture.api('state', { token })).value).toMatchObject({ fairness: fairness?.fairness });
  });
});

describe('the pace of a jurisdiction', () => {
  it('RG-02 keeps the next round from beginning for as long as it says, and the answer to the last one stays', async () => {
    world.settings.set(POLICY_PACK, 'GB-2026');
    const player = await fixture.player(500_000);
    const { token, rules } = await fixture.enter(player);
    expect(rules).toEqual({ autoplay: false, quickPlay: false, minCycleMs: 2_500, maxStakeMinor: 4_800 });
    const first = await fixture.spin(token, 'the-first', 50);
    expect(first.value?.play).toMatchObject({ waitMs: 2_500 });
    world.clock.advance(2_499);
    expect(await fixture.spin(token, 'the-second', 50)).toMatchObject({ status: 429, code: 'TOO_FAST' });
    expect((await fixture.spin(token, 'the-first', 50)).value?.roundId).toBe(first.value?.roundId);
    world.clock.advance(1);
    expect((await fixture.spin(token, 'the-second', 50)).status).toBe(200);
    world.clock.advance(2_500);
    expect(await fixture.spin(token, 'too-dear', 250)).toMatchObject({ status: 422, code: 'STAKE_ABOVE_POLICY' });
  });
});

describe('one game at a time', () => {
  beforeEach(() => world.settings.set(POLICY_PACK, 'GB-2026'));

  it('RG-02 refuses a second game while one is open, also one that was launched before, and says which', async () => {
    const player = await fixture.player(500_000);
    const early = await fixture.launch(player, { game: diceGame() });
    await fixture.enter(player);
    expect(await openDice(player)).toMatchObject({ code: 'GAME_ALREADY_OPEN' });
    expect(await fixture.open(early.token)).toMatchObject({ status: 409, code: 'GAME_ALREADY_OPEN' });
    expect((await fixture.enter(player)).game.nodeId).toBe(fixture.game.nodeId);
  });

  it('RG-02 opens it once the member ends the other, whose page is told that its session is over', async () => {
    const player = await fixture.player(500_000);
    const { token } = await fixture.enter(player);
    expect(await openDice(player, true)).toMatchObject({ status: 200 });
    expect(await fixture.spin(token, 'too-late', 50)).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('RG-02 says nothing of play money, of a login that ended, or of a game that was left half an hour ago', async () => {
    const player = await fixture.player(500_000);
    await fixture.enter(player, { freeTrial: true });
    expect(await openDice(player)).toMatchObject({ status: 200 });
    world.clock.advance(30 * MINUTE);
    expect((await fixture.enter(player)).token).toBeTruthy();
    endSessionsOf(world, player.id);
    const again = { ...player, login: tokenFor(world, player.id) };
    expect(await openDice(again)).toMatchObject({ status: 200 });
  });

  it('RG-02 several stay open at once where the policy allows it', async () => {
    world.settings.set(POLICY_PACK, 'MX-TONALLI');
    const player = await fixture.player(500_000);
    await fixture.enter(player);
    expect(await openDice(player)).toMatchObject({ status: 200 });
  });
});

describe('what a member chooses', () => {
  it('RG-02 is an interval that the policy offers, shorter at once and longer from the next check on', async () => {
    const player = await fixture.player(500_000);
    const call = (endpoint: Parameters<typeof fixture.platform.call>[0], input: object = {}) =>
      fixture.platform.call(endpoint, input, { token: player.login });
    const { token } = await fixture.enter(player);
    await fixture.spin(token, 'the-first', 50);
    world.clock.advance(10 * MINUTE);
    expect((await call(wire.chooseCheckInterval, { everyMin: 15 })).envelope).toMatchObject({
      value: { everyMin: 15, choicesMin: [15, 30, 60], check: { dueInMs: 15 * MINUTE } },
    });
    expect((await call(wire.chooseCheckInterval, { everyMin: 60 })).envelope).toMatchObject({
      value: { everyMin: 60, check: { dueInMs: 15 * MINUTE } },
    });
    for (const everyMin of [45, 0, -15, 1_441, 7.5]) {
      expect((await call(wire.chooseCheckInterval, { everyMin })).envelope).toMatchObject({ code: 'INVALID_REQUEST' });
    }
    world.clock.advance(15 * MINUTE);
    const due = (await report(token)).value?.check;
    expect(due?.dueInMs).toBe(0);
    expect((await call(wire.answerRealityCheck, { id: due?.id })).envelope).toMatchObject({
      value: { check: { dueInMs: 60 * MINUTE }, period: { elapsedMs: 25 * MINUTE, staked: '10.00' } },
    });
  });
});

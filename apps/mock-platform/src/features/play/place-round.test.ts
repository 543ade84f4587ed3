import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { describe, expect, it } from 'vitest';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { servePlay } from './play-fixture';

const fixture = await servePlay();

async function seated(balanceMinor = 100_000) {
  const player = await fixture.player(balanceMinor);
  const { token } = await fixture.enter(player);
  const place = (roundKey: string, bet: unknown) =>
    fixture.api<RoundAnswer>('place', { token, body: { roundKey, bet } });
  const step = (round: string, input: unknown = {}) =>
    fixture.api<RoundAnswer>('step', { token, body: { round, step: 0, input } });
  const held = () => fixture.world.ledger.balance(player.id, 'member.main');
  return { player, token, place, step, balanceMinor: held };
}

describe('a round of any family', () => {
  it('GAME-05 is placed by its own bet, and answers what came of it', async () => {
    const { token, place, balanceMinor } = await seated();
    const { value } = await place('any-family', { lineStakeMinor: 50 });
    expect(value).toMatchObject({
      nonce: 0,
      family: 'slot',
      steps: 0,
      isOver: true,
      stakeMinor: 1_000,
      jackpotMinor: 0,
    });
    expect(value?.balanceMinor).toBe(100_000 - 1_000 + (value?.payoutMinor ?? 0));
    expect(balanceMinor()).toBe(value?.balanceMinor);
    const spun = await fixture.spin(token, 'any-family', 50);
    expect(spun.value).toMatchObject({ roundId: value?.roundId, betId: value?.betId, payoutMinor: value?.payoutMinor });
    expect(value?.view).toEqual({ stops: spun.value?.stops });
  });

  it('GAME-05 answers its key the same again, also all at once, and charges once', async () => {
    const { place, balanceMinor } = await seated();
    const answers = await Promise.all([1, 2, 3].map(() => place('the-same', { lineStakeMinor: 5 })));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(balanceMinor()).toBe(answers[0]?.value?.balanceMinor);
    expect((await place('the-same', { lineStakeMinor: 10 })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await place('the-same', { no: 'bet' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('GAME-05 is refused in the words of its game, and changes nothing', async () => {
    const { place, balanceMinor } = await seated(50);
    expect((await place('no-bet-at-all', { stake: 5 })).code).toBe('BET_INVALID');
    expect((await place('off-the-ladder', { lineStakeMinor: 7 })).code).toBe('STAKE_INVALID');
    expect((await place('too-dear', { lineStakeMinor: 5 })).code).toBe('INSUFFICIENT_FUNDS');
    expect(balanceMinor()).toBe(50);
  });

  it('GAME-05 is no spin where the title is none of the slot, and changes nothing', async () => {
    const { world } = fixture;
    const notOf = world.settings.get(WALLET_VENDORS);
    const [title] = playableOfFamily(world, { family: 'dice', notOf, limit: 1 });
    const game = findGame(world, title?.nodeId ?? '');
    if (!game) throw new Error('no game of dice is open');
    const player = await fixture.player(1_000);
    const launched = await fixture.launch(player, { game });
    const token = (await fixture.open(launched.token)).value?.token ?? '';
    expect((await fixture.spin(token, 'not-of-the-slot')).code).toBe('GAME_UNAVAILABLE');
    expect(world.ledger.balance(player.id, 'member.main')).toBe(1_000);
  });

  it('GAME-05 S2 is told again as it stands, to its own player, title and wallet alone', async () => {
    const [ana, eva] = [await seated(), await seated()];
    const placed = await ana.place('told-again', { lineStakeMinor: 5 });
    const ask = (token: string) => fixture.api<RoundAnswer>(`round?round=${placed.value?.roundId}`, { token });
    await ana.place('another-one', { lineStakeMinor: 5 });
    const balanceMinor = ana.balanceMinor();
    const told = { ...placed.value, balanceMinor, play: {}, jackpotPoolMinor: expect.any(Number) };
    expect((await ask(ana.token)).value).toMatchObject(told);
    const trial = await fixture.enter(ana.player, { freeTrial: true });
    for (const token of [eva.token, trial.token]) expect((await ask(token)).code).toBe('ROUND_NOT_FOUND');
  });

  it('GAME-05 S2 takes no step once it is over, nor from anybody else', async () => {
    const [ana, eva] = [await seated(), await seated()];
    const { value } = await ana.place('no-steps', { lineStakeMinor: 5 });
    expect((await ana.step(value?.roundId ?? '')).code).toBe('ROUND_NOT_FOUND');
    expect((await eva.step(value?.roundId ?? '')).code).toBe('ROUND_NOT_FOUND');
  });
});

import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDice } from '../dice-player';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 500_000 });
});

const bet = { side: 'under', target: 4_850, stakeMinor: 1_000 } as const;
const balanceOf = async ({ client }: LoggedIn) => (await client.wallet.balance.query()).mainMinor;

/** By hand, from the text of decision 006: four bytes at a time, those above the last whole multiple thrown away. */
function firstBelow(bound: number, seeds: { serverSeed: string; clientSeed: string; nonce: number }): number {
  const { serverSeed, clientSeed, nonce } = seeds;
  const block = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:${nonce}:0`).digest();
  const last = 2 ** 32 - (2 ** 32 % bound);
  for (let at = 0; at < 32; at += 4) if (block.readUInt32BE(at) < last) return block.readUInt32BE(at) % bound;
  throw new Error('eight numbers in a row were thrown away');
}

describe('dice', () => {
  it('GAME-01 GAME-05 MEM-07 is launched from its title, takes a stake, pays, and stands in the record', async () => {
    const before = await balanceOf(player);
    const game = await openDice(player);
    expect(game.pathname).toBe('/play/dice/');
    expect(game.state).toMatchObject({ family: 'dice', wallet: 'main', balanceMinor: before, open: [] });

    const round = await game.place('round-of-record', bet);
    const { roll } = round.view;
    const won = roll < 4_850 ? 2_000 : 0;
    expect(round).toMatchObject({
      ...{ family: 'dice', isOver: true, steps: 0, stakeMinor: 1_000 },
      ...{ payoutMinor: won + round.jackpotMinor, balanceMinor: before - 1_000 + won + round.jackpotMinor },
      view: { side: 'under', target: 4_850, multiplierX10000: 20_000 },
    });
    expect(await balanceOf(player)).toBe(round.balanceMinor);

    const detail = await player.client.records.betDetail.query({ betId: round.betId, language: 'es' });
    expect(detail).toMatchObject({
      ...{ roundId: round.roundId, gameId: game.gameId, status: 'SETTLED', stakeMinor: 1_000 },
      ...{ payoutMinor: round.payoutMinor, balanceAfterMinor: round.balanceMinor },
      outcome: { kind: 'round', family: 'dice', view: round.view, symbols: {} },
      fairness: { serverSeed: null, nonce: round.nonce, verifyUrl: expect.stringContaining(round.roundId) },
    });
  });

  it('GAME-05 gives the same key its first answer again, and refuses it for another bet', async () => {
    const game = await openDice(player);
    const before = await balanceOf(player);
    // The time of play goes on.
    const place = async () => ({ ...(await game.place('twice-asked', bet)), play: null });
    const [first, second] = await Promise.all([place(), place()]);
    expect(second).toEqual(first);
    expect(await place()).toEqual(first);
    expect(await balanceOf(player)).toBe(before - 1_000 + first.payoutMinor);
    await expect(game.place('twice-asked', { ...bet, target: 10 })).rejects.toThrow('IDEMPOTENCY_KEY_REUSED');
    expect(await balanceOf(player)).toBe(before - 1_000 + first.payoutMinor);
  });

  it.each([
    ['a stake below the least', { ...bet, stakeMinor: 99 }, 'STAKE_INVALID'],
    ['a stake above the greatest', { ...bet, stakeMinor: 1_000_001 }, 'STAKE_INVALID'],
    ['a stake that could win too much', { ...bet, target: 1, stakeMinor: 10_310 }, 'STAKE_INVALID'],
    ['a stake that is not there', { ...bet, stakeMinor: 900_000 }, 'INSUFFICIENT_FUNDS'],
    ['a target that nothing is under', { ...bet, target: 0 }, 'BET_INVALID'],
    ['a target that pays no more than the stake', { ...bet, target: 9_700 }, 'BET_INVALID'],
    ['half a centavo', { ...bet, stakeMinor: 100.5 }, 'BET_INVALID'],
    ['what is no bet', { lineStakeMinor: 5 }, 'BET_INVALID'],
  ])('GAME-05 refuses %s, and nothing has changed', async (what, wrong, code) => {
    const game = await openDice(player);
    const before = await balanceOf(player);
    await expect(game.place(`refused ${what}`.replaceAll(/\W/g, '-').slice(0, 40), wrong)).rejects.toThrow(code);
    expect(await balanceOf(player)).toBe(before);
  });

  it("S2 GAME-05 keeps one player's rounds from another", async () => {
    const game = await openDice(player);
    const round = await game.place('round-of-one', bet);
    const other = await world.member({ balanceMinor: 100_000 });
    const their = await openDice(other);
    await expect(their.step(round.roundId)).rejects.toThrow('ROUND_NOT_FOUND');
    const same = await their.place('round-of-one', bet);
    expect(same.roundId).not.toBe(round.roundId);
    expect(await codeOf(other.client.records.betDetail.query({ betId: round.betId, language: 'es' }))).toBe(
      'ROUND_NOT_FOUND',
    );
    expect(await balanceOf(other)).toBe(same.balanceMinor);
  });

  it('GAME-08 adds up: the roll follows from the seeds that were committed to before it', async () => {
    const game = await openDice(player);
    const { serverSeedHash: promised } = (await game.rotate()).fairness;
    const round = await game.place('round-to-verify', bet);
    expect(await game.verify(round.roundId)).toMatchObject({ serverSeed: null, serverSeedHash: promised });
    await game.rotate();
    const proof = await game.verify(round.roundId);
    const { serverSeed, clientSeed, nonce } = proof;
    if (serverSeed === null) throw new Error('the seed is not revealed');
    expect(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')).toBe(promised);
    expect(firstBelow(10_000, { serverSeed, clientSeed, nonce })).toBe(round.view.roll);
    expect(proof).toMatchObject({ family: 'dice', version: 1, bet, view: round.view, payoutMinor: round.payoutMinor });
  });

  it('QA-08 rolls what a tester wishes, as a round that verifies', async () => {
    const game = await openDice(player);
    const wanted = { memberId: player.id, nodeId: game.gameId, bet: { ...bet }, wish: { roll: 77 } };
    const forced = await world.control.run('forceRound', wanted);
    const { roundId, view } = await game.place('as-wished', bet);
    expect(view.roll).toBe(77);
    await game.rotate();
    const { serverSeed, clientSeed, nonce, serverSeedHash } = await game.verify(roundId);
    expect(forced).toMatchObject({ family: 'dice', serverSeedHash, clientSeed, nonce });
    expect(firstBelow(10_000, { serverSeed: serverSeed ?? '', clientSeed, nonce })).toBe(77);
    await expect(world.control.run('forceRound', { ...wanted, wish: { roll: 10_000 } })).rejects.toThrow();
  });

  it('GAME-06 plays for play money apart from the account', async () => {
    const before = await balanceOf(player);
    const game = await openDice(player, { freeTrial: true });
    expect(game.state).toMatchObject({ wallet: 'trial', jackpot: null, config: game.state.config });
    const round = await game.place('for-nothing', bet);
    expect(round).toMatchObject({ jackpotMinor: 0, jackpotPoolMinor: null });
    expect(await balanceOf(player)).toBe(before);
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });
});

import type { Fairness, RotateAnswer, VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import { describe, expect, it } from 'vitest';
import { play } from '../../games/slot/engine';
import { MODELS } from '../../games/slot/models';
import { fairDraws, serverSeedHash } from '../../kernel/fairness';
import { forceSpin } from './force-spin';
import { servePlay } from './play-fixture';

const fixture = await servePlay();

const STAKE_MINOR = 100;

/** Forces, spins over the game's own interface, and gives both. */
async function forced(outcome: Parameters<typeof forceSpin>[1]['outcome'], stops?: (number | null)[]) {
  const { world, game } = fixture;
  const player = await fixture.player(100_000);
  const { token, fairness } = await fixture.enter(player);
  const decided = forceSpin(world, { memberId: player.id, nodeId: game.nodeId, outcome, stops });
  const { value } = await fixture.spin(token, `forced-${player.id}`);
  if (!value) throw new Error('the spin was refused');
  return { token, fairness: fairness as Fairness, decided, round: value };
}

describe('forcing a spin', () => {
  it('QA-08 makes the next round win, lose, pay a lot or give free spins', async () => {
    const win = await forced('win');
    expect(win.round.payoutMinor).toBeGreaterThanOrEqual(STAKE_MINOR);
    expect((await forced('lose')).round.payoutMinor).toBe(0);
    expect((await forced('big-win')).round.payoutMinor).toBeGreaterThanOrEqual(10 * STAKE_MINOR);
    const free = await forced('free-spins');
    expect(free.round.stops).toHaveLength(1 + free.decided.freeSpins);
    expect(free.decided.freeSpins).toBeGreaterThan(0);
  });

  it('QA-08 stands two reels where they were told to, and foretells the rest', async () => {
    const { round, decided } = await forced('stops', [3, null, 5]);
    expect([round.stops[0]?.[0], round.stops[0]?.[2]]).toEqual([3, 5]);
    expect(round.stops[0]).toEqual(decided.stops);
    expect(round.payoutMinor).toBeCloseTo(decided.paysStakes * STAKE_MINOR);
  });

  it('QA-08 GAME-08 draws from the seed that was committed to before, so that the round verifies like any other', async () => {
    const { token, fairness, decided, round } = await forced('big-win');
    expect(decided.serverSeedHash).toBe(fairness.nextServerSeedHash);
    const { value: rotated } = await fixture.api<RotateAnswer>('rotate', { token, body: {} });
    expect(rotated?.revealed?.serverSeedHash).toBe(fairness.nextServerSeedHash);
    const { value: proof } = await fixture.api<VerifyAnswer>(`verify?round=${round.roundId}`);
    if (!proof?.serverSeed) throw new Error('the seed was not revealed');
    expect(serverSeedHash(proof.serverSeed)).toBe(proof.serverSeedHash);
    const { serverSeed, clientSeed, nonce } = proof;
    const again = play(
      MODELS[proof.model],
      { lineStakeMinor: proof.lineStakeMinor },
      fairDraws({ serverSeed, clientSeed, nonce }),
    );
    expect(again.payoutMinor).toBe(round.payoutMinor);
    expect(again.spins.map(({ stops }) => stops)).toEqual(round.stops);
  });

  it('QA-08 reveals the seed that was played with before, as any change of seeds does', async () => {
    const { world, game } = fixture;
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    const { value } = await fixture.spin(token, 'spin-before');
    forceSpin(world, { memberId: player.id, nodeId: game.nodeId, outcome: 'lose' });
    const { value: proof } = await fixture.api<VerifyAnswer>(`verify?round=${value?.roundId}`);
    expect(proof?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('QA-08 says which stops a reel has when it has not the one, and changes nothing', async () => {
    const { world, game } = fixture;
    const { id: memberId } = await fixture.player(0);
    const seeds = () => world.sqlite.prepare('SELECT count(*) FROM fairness_seeds').pluck().get();
    const before = seeds();
    const force = () => forceSpin(world, { memberId, nodeId: game.nodeId, outcome: 'stops', stops: [null, 200] });
    expect(force).toThrow(/^reel 2 of this game has \d\d symbols/);
    expect(seeds()).toBe(before);
  });
});

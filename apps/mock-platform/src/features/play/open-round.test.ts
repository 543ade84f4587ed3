import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { describe, expect, it } from 'vitest';
import { startBreak } from '../breaks';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { forceRound } from './force-round';
import { type Player, servePlay } from './play-fixture';
import { runner } from './runner';
import { proofOf } from './verify-round';

const fixture = await servePlay();
const { world } = fixture;
const DAY_MS = 86_400_000;
const FUNDS = 100_000;
const CASH_OUT = { do: 'cash-out' };

/** Stakes of 10.00: 0.97 × 25/22 and 0.97 × 600/462 of them, and 0.97 × 2 and × 4, twice. */
const FAMILIES = [
  {
    family: 'mines',
    bet: { bombs: 3, stakeMinor: 1_000 },
    wish: { safe: [7, 8], bombs: [9] },
    steps: [
      { do: 'open', cell: 7 },
      { do: 'open', cell: 8 },
    ],
    losing: { do: 'open', cell: 9 },
    pays: [1_102, 1_259],
    hidden: 'places',
  },
  {
    family: 'tower',
    bet: { level: 'hard', stakeMinor: 1_000 },
    wish: { safe: [0, 1] },
    steps: [
      { do: 'climb', tile: 0 },
      { do: 'climb', tile: 1 },
    ],
    losing: { do: 'climb', tile: 0 },
    pays: [1_940, 3_880],
    hidden: 'odd',
  },
  {
    family: 'coin',
    bet: { stakeMinor: 1_000 },
    wish: { flips: ['tails', 'heads'] },
    steps: [
      { do: 'call', side: 'tails' },
      { do: 'call', side: 'heads' },
    ],
    losing: { do: 'call', side: 'tails' },
    pays: [1_940, 3_880],
    hidden: 'flips',
  },
] as const;

type Family = (typeof FAMILIES)[number]['family'];

function titleOf(family: Family) {
  const [title] = playableOfFamily(world, { family, notOf: world.settings.get(WALLET_VENDORS), limit: 1 });
  const game = findGame(world, title?.nodeId ?? '');
  if (!game) throw new Error(`no title of ${family} is open`);
  return game;
}

async function enter(player: Player, family: Family) {
  const launched = await fixture.launch(player, { game: titleOf(family) });
  const { value } = await fixture.api<RoundGameState & { token: string }>('open', {
    body: { launch: launched.token, world: world.name },
  });
  if (!value) throw new Error(`${family} did not open`);
  return value;
}

async function placed({ family, bet, wish }: (typeof FAMILIES)[number]) {
  const player = await fixture.player(FUNDS);
  const { nodeId } = titleOf(family);
  await world.commit(() => forceRound(world, { memberId: player.id, nodeId, bet, wish }));
  const { token } = await enter(player, family);
  const { value } = await fixture.api<RoundAnswer>('place', { token, body: { roundKey: `a-round-of-${family}`, bet } });
  if (!value) throw new Error('the round was not placed');
  const step = (no: number, input: object, as = token) =>
    fixture.api<RoundAnswer>('step', { token: as, body: { round: value.roundId, step: no, input } });
  const balanceMinor = () => world.ledger.balance(player.id, 'member.main');
  return { player, token, round: value, step, balanceMinor };
}

const wonMinor = (answer: RoundAnswer | undefined) => (answer?.payoutMinor ?? 0) - (answer?.jackpotMinor ?? 0);

describe.each(FAMILIES)('an open round of $family', (of) => {
  it('GAME-05 GAME-13 GAME-16 stands in the next session as it was left, hides what it hides, and goes on there', async () => {
    const { player, round, step, balanceMinor } = await placed(of);
    expect(round).toMatchObject({ isOver: false, steps: 0, payoutMinor: 0, balanceMinor: FUNDS - 1_000 });
    expect(round.view).toMatchObject({ [of.hidden]: null });
    const open = () => runner.openBets(world, player.id).map(({ standsMinor }) => standsMinor);
    expect(open()).toEqual([1_000]);
    const first = await step(0, of.steps[0]);
    expect(open()).toEqual([of.pays[0]]);
    const again = await enter(player, of.family);
    expect(again.open).toEqual([first.value]);
    const now = async (token: string) =>
      (await fixture.api<RoundAnswer>(`round?round=${round.roundId}`, { token })).value;
    expect(await now(again.token)).toEqual(first.value);
    expect(again.open[0]?.view).toMatchObject({ [of.hidden]: null });
    await step(1, of.steps[1], again.token);
    const { value } = await step(2, CASH_OUT, again.token);
    expect(value).toMatchObject({ isOver: true, steps: 3, view: { [of.hidden]: expect.any(Array) } });
    expect(await now(again.token)).toEqual(value);
    expect(wonMinor(value)).toBe(of.pays[1]);
    expect(proofOf(world, round.roundId)?.balanceAfterMinor).toBe(balanceMinor());
    expect((await enter(player, of.family)).open).toEqual([]);
  });

  it('GAME-05 GAME-13 takes a step once, also fifty times at once, in its order and from its player alone', async () => {
    const { token, step, balanceMinor } = await placed(of);
    const eva = await enter(await fixture.player(FUNDS), of.family);
    expect((await step(0, of.steps[0], eva.token)).code).toBe('ROUND_NOT_FOUND');
    expect((await step(1, of.steps[0])).code).toBe('STEP_INVALID');
    const answers = await Promise.all(Array.from({ length: 50 }, () => step(0, of.steps[0])));
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(answers[0]?.value).toMatchObject({ steps: 1, isOver: false });
    expect((await step(0, of.steps[1])).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await step(1, { do: 'nothing' })).code).toBe('STEP_INVALID');
    expect((await fixture.api('rotate', { token, body: { clientSeed: 'another' } })).code).toBe('ROUND_OPEN');
    const ends = await Promise.all(Array.from({ length: 20 }, () => step(1, CASH_OUT)));
    expect(new Set(ends.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(wonMinor(ends[0]?.value)).toBe(of.pays[0]);
    expect(balanceMinor()).toBe(ends[0]?.value?.balanceMinor);
    expect((await step(2, of.losing)).code).toBe('STEP_INVALID');
  });

  it('GAME-05 pays nothing after the wrong step, and shows all then', async () => {
    const { step } = await placed(of);
    await step(0, of.steps[0]);
    const { value } = await step(1, of.losing);
    expect(value).toMatchObject({ isOver: true, view: { multiplierX10000: 0, [of.hidden]: expect.any(Array) } });
    expect(wonMinor(value)).toBe(0);
  });

  it('GAME-13 RG-03 ends with what it has, or with its stake back, when nobody comes or a break begins', async () => {
    for (const steps of [0, 1]) {
      const back = steps === 0 ? 1_000 : of.pays[0];
      const onBreak = await placed(of);
      const left = await placed(of);
      for (const { step } of [onBreak, left]) if (steps === 1) await step(0, of.steps[0]);
      await world.commit(() => startBreak(world, onBreak.player.id, '24h'));
      expect(onBreak.balanceMinor()).toBe(FUNDS - 1_000 + back);
      expect(left.balanceMinor()).toBe(FUNDS - 1_000);
      world.clock.advance(DAY_MS);
      expect(left.balanceMinor()).toBe(FUNDS - 1_000 + back);
    }
  });
});

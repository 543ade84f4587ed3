import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { GameType } from '@tonalli/contracts/lobby/wire';
import { describe, expect, it } from 'vitest';
import { createMember } from '../../people/create-member';
import { findMember } from '../../people/find-member';
import { setRate } from '../../people/rates';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { OpenWorld } from '../../world/open-world';
import { EDGE_SHARE, UPLINES_PAY } from './contract-settings';
import { agree, bet, chainOf, mainOf, playerBelow, termsOf } from './contracts-fixture';
import { previewOffer } from './preview-offer';

/** 2026-01-16, midnight in Mexico City: the first day that agreements of the test's noon are about. */
const FIRST_DAY = Date.UTC(2026, 0, 16, 6);
const DAY = 86_400_000;

/*
 * top ── middle ─┬─ low ── player
 *                └─ other ── another          top gets 0.6 %, middle 0.4 %, low 0.2 %, other 0.3 % of a day's valid bets
 */
function stage(seed: 'empty' | 'catalogue' = 'empty') {
  const world = createTestWorld({ seed });
  const [top = '', middle = '', low = ''] = chainOf(world, ['top', 'middle', 'low']);
  const player = playerBelow(world, low, 'player');
  const { id: other } = createMember(world, {
    ...{ username: 'other', passwordHash: null, type: 1, uplineId: middle, createdAt: 0 },
  });
  const another = playerBelow(world, other, 'another');
  const rates = [
    [null, top, 60],
    [top, middle, 40],
    [middle, low, 20],
    [middle, other, 30],
  ] as const;
  for (const [uplineId, downlineId, rateBp] of rates)
    agree(world, { uplineId, downlineId, terms: termsOf('daily', [[0, 0, 0, rateBp]]) });
  return { world, top, middle, low, other, player, another };
}

/** A day in which the one player validly bet 10,000.00 and the other one 5,000.00, and one hour of the next. */
function playADay({ world, player, another }: ReturnType<typeof stage>): void {
  world.clock.set(FIRST_DAY + 1);
  bet(world, player, { stakeMinor: 1_000_000, payoutMinor: 900_000 });
  bet(world, another, { stakeMinor: 500_000, payoutMinor: 100_000 });
  world.clock.set(FIRST_DAY + DAY + DAY / 24);
  bet(world, player, { stakeMinor: 77_777 });
}

async function preview(world: OpenWorld, who: string, offer: { memberId: string; terms: ContractTerms }) {
  const member = findMember(world, who);
  if (!member) throw new Error(`nobody is ${who}`);
  return await previewOffer({ ctx: contextOf<'required'>(world, { ...member, tokenId: 't' }), input: offer });
}

const daily = (...tiers: Parameters<typeof termsOf>[1]) => termsOf('daily', tiers);

describe('what an offer would have meant', () => {
  it('CON-07 replays the last period under the new terms: cost, each downline’s change and the contracts that would end', async () => {
    const story = stage();
    playADay(story);
    const { world, top, middle, low, other } = story;
    const before = [top, middle, low, other].map((id) => mainOf(world, id));
    // 0.25 % of 15,000.00 is 37.50; of the contracts below, that at 0.30 % ends and that at 0.20 % (20.00) stays.
    const { whatIf, ending, problems, wouldBeginAt } = await preview(world, top, {
      memberId: middle,
      terms: daily([0, 0, 0, 25]),
    });
    expect(problems).toEqual([]);
    expect(wouldBeginAt).toBe('2026-01-18T06:00:00.000Z');
    expect(ending).toMatchObject([
      { rateBp: 30, allowedBp: 25, depth: 1, downline: { memberId: other }, lastPaid: 1_500 },
    ]);
    // Now 0.40 % of 15,000.00 less 20.00 and 15.00; then 37.50 less 20.00.
    expect(whatIf).toMatchObject({ from: '2026-01-16T06:00:00.000Z', to: '2026-01-17T06:00:00.000Z' });
    expect(whatIf).toMatchObject({ paidNow: 6_000 - 2_000 - 1_500, paidThen: 3_750 - 2_000, ownGross: 9_000 });
    const changes = whatIf?.downlines.map(({ person, paidNow, paidThen }) => [person.memberId, paidNow, paidThen]);
    expect(changes?.toSorted()).toEqual(
      [
        [low, 2_000, 2_000],
        [other, 1_500, 0],
      ].toSorted(),
    );
    // A preview is a question: nothing is offered, nobody is paid.
    expect([top, middle, low, other].map((id) => mainOf(world, id))).toEqual(before);
    expect(
      world.sqlite.prepare('SELECT count(*) FROM agent_contracts WHERE offered_version IS NOT NULL').pluck().get(),
    ).toBe(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  const whole = termsOf('daily', [[0, 0, 0, 35]]);
  const levels = termsOf('daily', [
    [0, 0, 0, 10],
    [1_000_000, 0, 0, 35],
  ]);
  const second = levels.tiers[1];
  const manyActive = {
    ...levels,
    tiers: levels.tiers.map((tier) => (tier === second ? { ...tier, minActiveMembers: 3 } : tier)),
  };

  it.each([
    // 15,000.00 in slices: 10,000.00 at 0.10 %, the rest at 0.35 %. Minor units.
    ['slices', { ...levels, scale: 'slice' as const }, 1_000 + 1_750],
    ['all of it at the level that was reached', levels, 5_250],
    ['the highest level whose conditions all hold', manyActive, 1_500],
    ['nothing above the cap', { ...whole, cap: 4_444 }, 4_444],
    ['nothing below a level', termsOf('daily', [[1_500_001, 0, 0, 35]]), 0],
    ['the chosen games alone', { ...whole, categories: ['LIVE' as const] }, 0],
  ])('CON-07 works the last period out by %s', async (_, offered, grossMinor) => {
    const story = stage();
    playADay(story);
    const { world, top, middle } = story;
    world.settings.set(UPLINES_PAY, true);
    const terms: ContractTerms = { ...offered, payer: 'upline' };
    expect((await preview(world, top, { memberId: middle, terms })).whatIf?.paidThen).toBe(grossMinor);
  });

  it('CON-07 what it foretold is what the next such period pays', async () => {
    const story = stage();
    playADay(story);
    const { world, top, middle, player, another } = story;
    const terms = daily([0, 0, 0, 25]);
    const { whatIf } = await preview(world, top, { memberId: middle, terms });
    agree(world, { uplineId: top, downlineId: middle, terms });
    world.clock.set(FIRST_DAY + 2 * DAY + 1);
    const before = mainOf(world, middle);
    bet(world, player, { stakeMinor: 1_000_000 });
    bet(world, another, { stakeMinor: 500_000 });
    world.clock.set(FIRST_DAY + 3 * DAY);
    expect(mainOf(world, middle) - before).toBe(whatIf?.paidThen);
  });

  it('CON-07 without a period that was played nothing was paid, and nothing would have been', async () => {
    const { world, top, middle } = stage();
    const { whatIf } = await preview(world, top, { memberId: middle, terms: daily([0, 0, 0, 25]) });
    expect(whatIf).toMatchObject({ paidNow: 0, paidThen: 0, ownGross: 0 });
  });

  it('CON-07 terms that do not hold together are not replayed, and say why', async () => {
    const { world, top, middle } = stage();
    const { whatIf, problems } = await preview(world, top, {
      memberId: middle,
      terms: daily([0, 0, 0, 25], [0, 0, 0, 24]),
    });
    expect(whatIf).toBeNull();
    expect(problems).toEqual(
      expect.arrayContaining([
        { problem: 'RATES_MUST_RISE', tier: 1 },
        { problem: 'TIERS_MUST_RISE', tier: 1 },
      ]),
    );
  });
});

describe('the games’ edge', () => {
  it('CON-07 all pay on the bets of a category stays below a part of what the house keeps of them, or the offer says so', async () => {
    const { world, top, middle } = stage('catalogue');
    const share = (bp: number) => world.settings.set(EDGE_SHARE, bp);
    const checked = async (rateBp: number, category: GameType) => {
      const { edge } = await preview(world, top, { memberId: middle, terms: daily([0, 0, 0, rateBp]) });
      const found = edge.find((row) => row.category === category);
      if (!found) throw new Error(`${category} was not checked`);
      return found;
    };
    share(10_000);
    const { edgeBp, paidBp } = await checked(40, 'RNG');
    // Slots, tables and scratch cards: what their pages state lies between.
    expect([edgeBp > 100, edgeBp < 1_000]).toEqual([true, true]);
    // The best salary of the line is the top's 0.6 %; above it the offer itself is.
    expect((await checked(61, 'RNG')).paidBp).toBe(paidBp + 1);
    expect((await checked(45, 'RNG')).paidBp).toBe(paidBp);
    const cases = [
      [Math.ceil((paidBp * 10_000) / edgeBp), true],
      [Math.floor((paidBp * 10_000) / edgeBp) - Math.ceil(10_000 / edgeBp), false],
    ] as const;
    for (const [part, isWithin] of cases) {
      share(part);
      expect(await checked(40, 'RNG')).toMatchObject({
        isWithin,
        edgeBp,
        paidBp,
        allowedBp: Math.floor((edgeBp * part) / 10_000),
      });
    }
  });

  it('CON-07 adds every salary that is paid on the same bets, and the rebate of whoever stands on top', async () => {
    const { world, top, middle } = stage('catalogue');
    const paidOf = async () => {
      const { edge } = await preview(world, top, { memberId: middle, terms: daily([0, 0, 0, 40]) });
      return edge.find(({ category }) => category === 'RNG')?.paidBp ?? Number.NaN;
    };
    const alone = await paidOf();
    agree(world, {
      uplineId: null,
      downlineId: top,
      terms: termsOf('hourly', [
        [0, 0, 0, 5],
        [1, 0, 0, 15],
      ]),
    });
    expect(await paidOf()).toBe(alone + 15);
    for (const [memberId, rateBp] of [
      [null, 0],
      [top, 50],
    ] as const)
      setRate(world, { memberId, category: 'RNG', rateBp, setBy: 'test' });
    expect(await paidOf()).toBe(60 + 15 + 50);
  });
});

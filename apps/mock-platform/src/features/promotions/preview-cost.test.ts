import { afterEach, describe, expect, it } from 'vitest';
import { DataFileError } from '../../kernel/data/data-files';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { knownPreview, readDraft } from './draft';
import { type PreviewWanted, previewCost } from './preview-cost';
import { CALENDAR, campaign } from './promotions-fixture';
import { publishCampaign } from './publish-campaign';

let world: OpenWorld;
afterEach(() => world.close());

const stage = () => {
  world = createTestWorld();
  return world;
};
const play = { game: 'roulette', moneyMinor: 100_000, stakeMinor: 1_000 } as const;
const preview = (of: PreviewWanted['of'], more: Partial<PreviewWanted> = {}) =>
  previewCost(world, { of, members: 200, seed: '1', play, ...more });
const meanOf = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + cost, 0) / costs.length;

const BONUS = `id: reload-more
version: 1
es: { title: Recarga, summary: Una. }
en: { title: Reload, summary: One. }
deposit: { when: FIRST, percent: 100, minDepositMinor: 10000, maxBonusMinor: 200000 }
times: 10
of: BONUS
days: 14
`;

describe('the preview of a cost', () => {
  it('PROMO-08 of a deposit bonus that nobody is ruined with is the bonus less the edge of its wagering', async () => {
    stage();
    const { of } = readDraft(BONUS);
    // Red counts 65 %: 10,000.00 / 0.65 are wagered at an edge of 1/37, of 2,000.00 in all.
    const wagered = 1_000_000 / 0.65;
    const { costs, converted } = await preview(of);
    const standardError = (1_000 * Math.sqrt(wagered / 1_000)) / Math.sqrt(costs.length);
    expect(Math.abs(meanOf(costs) - (100_000 - wagered / 37))).toBeLessThan(4 * standardError);
    expect(converted / costs.length).toBeGreaterThan(0.95);
  });

  it('PROMO-08 of rewards is what they are worth: cash, a calendar, a draw, points', async () => {
    stage();
    const cash = { kind: 'cash', amountMinor: 1_500 };
    const of = (change: object) => ({ campaign: readDraft(JSON.stringify(campaign(change))).of }).campaign;
    expect((await preview(of({ reward: cash }), { members: 2 })).costs).toEqual([1_500, 1_500]);
    expect((await preview(of({ ...CALENDAR }), { members: 1 })).costs).toEqual([2_800]);
    // 100 points: 500 are worth 1.00.
    expect((await preview(of({}), { members: 1 })).costs).toEqual([20]);
    const draw = [
      { amountMinor: 9_000, chances: 1 },
      { amountMinor: 1_000, chances: 3 },
    ];
    const drawn = await preview(of({ kind: 'application', reward: undefined, draw }), { members: 4_000 });
    // (9,000 + 3 x 1,000) / 4, within four standard errors of a deviation of 3,464.
    expect(Math.abs(meanOf(drawn.costs) - 3_000)).toBeLessThan(4 * (3_464 / Math.sqrt(4_000)));
  });

  it('PROMO-08 comes out the same for a seed', async () => {
    stage();
    const { of } = readDraft(BONUS);
    const [one, same, other] = await Promise.all([
      preview(of, { members: 5 }),
      preview(of, { members: 5 }),
      preview(of, { members: 5, seed: '2' }),
    ]);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('PROMO-08 lets others have their turn meanwhile', async () => {
    stage();
    let turns = 0;
    const turn = () => {
      turns += 1;
      waiting = setImmediate(turn);
    };
    let waiting = setImmediate(turn);
    await preview(readDraft(BONUS).of, { members: 20 });
    clearImmediate(waiting);
    // 20 members of some 1,500 rounds, with a turn every 250.
    expect(turns).toBeGreaterThan(80);
  });

  it('PROMO-08 knows the campaigns and the bonuses of the world, with what is left of their budget', () => {
    stage();
    publishCampaign(
      world,
      campaign({ reward: { kind: 'cash', amountMinor: 500 }, budget: { unit: 'money', totalMinor: 9_000 } }),
    );
    publishCampaign(world, campaign({ id: 'told', kind: 'information', reward: undefined }));
    expect(knownPreview(world, 'gift')).toMatchObject({
      of: { campaign: { kind: 'claim' } },
      budget: { unit: 'money', left: 9_000 },
    });
    expect(knownPreview(world, 'first-deposit')).toMatchObject({ of: { bonus: { times: 10 } }, budget: null });
    for (const id of ['told', 'nothing-so'])
      expect(() => knownPreview(world, id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('PROMO-08 says line and key of what is wrong in a draft, listed or not', () => {
    stage();
    const said = (text: string): string => {
      try {
        readDraft(text);
      } catch (error) {
        if (error instanceof DataFileError) return error.message;
      }
      return 'nothing';
    };
    expect(said(BONUS.replace('times: 10', 'times: 40'))).toMatch(/^draft, line 6: times: /);
    expect(said(BONUS.replace('days: 14', 'dayz: 14'))).toMatch(/line 8.*dayz/s);
    expect(said('id: [')).toMatch(/^draft, line 1: /);
    expect(said('id: gift\nkind: claim\n')).toMatch(/category/);
    const listed = `# as in the file\n- ${BONUS.trim().replaceAll('\n', '\n  ')}\n`;
    expect(readDraft(listed).id).toBe('reload-more');
    expect(said(listed.replace('times: 10', 'times: x'))).toMatch(/line 7: .*times/);
  });
});

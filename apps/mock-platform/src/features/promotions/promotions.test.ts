import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPromotion, listPromotions, PROMOTION_CATEGORIES } from '@tonalli/contracts/promotions/wire';
import { describe, expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { campaignsSchema } from './campaign-schema';

const DAY_MS = 86_400_000;
const LANGUAGES = ['ES', 'EN'] as const;

const platform = await servePlatform({ seed: 'default' });

const list = async (language: 'ES' | 'EN' = 'ES', world?: string) =>
  (await platform.value(listPromotions, { language }, world === undefined ? {} : { world })).list;
const detail = (promotionId: string, language: 'ES' | 'EN' = 'ES', world?: string) =>
  platform.value(fetchPromotion, { promotionId, language }, world === undefined ? {} : { world });

describe('promotions', () => {
  it('PROMO-01 are at least eight, of every category, in their own words in each language', async () => {
    const [spanish, english] = [await list(), await list('EN')];
    expect(spanish.length).toBeGreaterThanOrEqual(8);
    expect(new Set(spanish.map(({ category }) => category))).toEqual(new Set(PROMOTION_CATEGORIES));
    expect(english.map(({ promotionId }) => promotionId)).toEqual(spanish.map(({ promotionId }) => promotionId));
    for (const [index, { title, summary }] of spanish.entries()) {
      expect([english[index]?.title, english[index]?.summary]).not.toContain(title);
      expect(english[index]?.summary).not.toBe(summary);
    }
  });

  it('HOME-09 promise up to 131K for joining the Zalo channel, and lead there', async () => {
    for (const language of LANGUAGES) {
      const zalo = (await list(language)).find(({ title }) => /131K.*Zalo/.test(title));
      expect(zalo?.phase).toBe('OPEN');
      const { content, action } = await detail(zalo?.promotionId ?? '', language);
      expect(content).toContain('131K');
      expect(action).toMatchObject({
        linkType: 'OUTER',
        url: expect.stringMatching(/^https:\/\//),
        membersOnly: false,
      });
    }
  });

  it('PROMO-01 stand in the order open, to come, over, and move on with the time', async () => {
    const phases = (await list()).map(({ phase }) => phase);
    expect(new Set(phases)).toEqual(new Set(['OPEN', 'COMING_SOON', 'CLOSED']));
    const order = ['OPEN', 'COMING_SOON', 'CLOSED'];
    expect(phases).toEqual([...phases].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    const { world } = platform;
    const coming = (await list()).find(({ phase }) => phase === 'COMING_SOON');
    const phaseAt = async (at: number) => {
      world.clock.freeze(at);
      return (await detail(coming?.promotionId ?? '')).phase;
    };
    const [start, end] = [Date.parse(coming?.startsAt ?? ''), Date.parse(coming?.endsAt ?? '')];
    expect([await phaseAt(start - 1), await phaseAt(start), await phaseAt(end - 1), await phaseAt(end)]).toEqual([
      'COMING_SOON',
      'OPEN',
      'OPEN',
      'CLOSED',
    ]);
    world.clock.freeze(TEST_TIME_MS);
  });

  it('PROMO-01 offer something to do only while they are open', async () => {
    const { world } = platform;
    const actions = async () =>
      Promise.all((await list()).map(async ({ promotionId }) => (await detail(promotionId)).action));
    expect((await actions()).filter(Boolean)).toHaveLength(6);
    world.clock.freeze(TEST_TIME_MS + 100 * DAY_MS);
    expect((await detail('zalo')).action).toBeNull();
    world.clock.freeze(TEST_TIME_MS);
  });

  it('PROMO-01 lead inside the app by a path and outside by a safe address, with a label in the language', async () => {
    for (const { promotionId } of await list()) {
      const [spanish, english] = [(await detail(promotionId)).action, (await detail(promotionId, 'EN')).action];
      if (!spanish || !english) continue;
      expect(spanish.label).not.toBe(english.label);
      expect(spanish.url).toMatch(spanish.linkType === 'INNER' ? /^\/\w/ : /^https:\/\//);
    }
  });

  it('PROMO-01 have terms, and a picture that the platform draws', async () => {
    for (const { promotionId } of await list()) {
      const { terms, imageUrl, content } = await detail(promotionId);
      expect(terms.length).toBeGreaterThan(1);
      expect(content).toMatch(/^<p>.*<\/\w+>$/);
      const picture = await platform.fetch(imageUrl);
      expect([picture.status, (await picture.text()).startsWith('<svg ')]).toEqual([200, true]);
    }
  });

  it('PROMO-01 that is none is not found, and what cannot be one is refused', async () => {
    for (const [promotionId, code] of [
      ['none', 'NOT_FOUND'],
      ['ZALO', 'INVALID_REQUEST'],
      ["' OR 1=1 --", 'INVALID_REQUEST'],
    ] as const) {
      const { envelope } = await platform.call(fetchPromotion, { promotionId, language: 'ES' });
      expect(envelope).toMatchObject({ success: false, code });
    }
  });

  it('PROMO-05 have a schema for editors, which their file names', async () => {
    const folder = join(import.meta.dirname, '../../../data/promotions');
    await expect(campaignsSchema()).toMatchFileSnapshot(join(folder, 'campaigns.schema.json'));
    const [first] = readFileSync(join(folder, 'promotions.yaml'), 'utf8').split('\n');
    expect(first).toBe('# yaml-language-server: $schema=campaigns.schema.json');
  });
});

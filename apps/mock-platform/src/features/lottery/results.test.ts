import * as wire from '@tonalli/contracts/lottery/wire';
import { LOTTERIES } from '@tonalli/lottery/lotteries';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TEST_TIME_MS } from '../../testing/test-time';
import { MINUTE_MS, minute, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

const DAY_MS = 86_400_000;
const PAST = 200;

const Issue = z.object({
  ...{ issue: z.string(), state: z.string(), opensAt: z.string(), drawsAt: z.string(), result: z.unknown() },
});
const Page = z.object({ content: z.array(Issue), next: z.string().nullable() });
type Page = z.infer<typeof Page>;

const TABLES = ['shared_rounds', 'shared_entries', "due_jobs WHERE kind LIKE 'shared.%'"];
/** Nothing of what was asked for is kept. */
const expectNothingKept = (): void => expect(TABLES.map(stage.count)).toEqual([0, 0, 0]);

type Bettor = Awaited<ReturnType<typeof stage.player>>;

async function pageOf(
  of: Pick<Bettor, 'value'>,
  asked: { gameCode: string; before?: string; size?: number },
): Promise<Page> {
  const { size = 50, ...rest } = asked;
  return Page.parse(await of.value(wire.listOpenedNumbers, { ...rest, pageSize: String(size) }));
}

/** So many past draws of a lottery, page by page. */
async function pastOf(
  of: Pick<Bettor, 'value'>,
  { gameCode, most, size = 50 }: { gameCode: string; most: number; size?: number },
) {
  const found: Page['content'] = [];
  for (let before: string | null | undefined; found.length < most && before !== null; ) {
    const page: Page = await pageOf(of, { gameCode, size, ...(before && { before }) });
    found.push(...page.content);
    before = page.next;
  }
  return found.slice(0, most);
}

describe('past draws', () => {
  it.each(LOTTERIES)('LOTT-09 a new world has 200 of $code, and keeps none of them', async ({ code: gameCode }) => {
    const ana = await stage.player();
    const past = await pastOf(ana, { gameCode, most: PAST });
    expect([past.length, new Set(past.map(({ issue }) => issue)).size]).toEqual([PAST, PAST]);
    expect(past.every(({ state, result }) => state === 'DRAWN' && result !== null)).toBe(true);
    const drawn = past.map(({ drawsAt }) => Date.parse(drawsAt));
    expect(drawn).toEqual(drawn.toSorted((one, other) => other - one));
    // The newest is drawn by now, and each opened as the one before it was drawn.
    expect(drawn[0]).toBeLessThanOrEqual(TEST_TIME_MS);
    const opened = past.map(({ opensAt }) => Date.parse(opensAt));
    expect(opened.slice(0, -1)).toEqual(drawn.slice(1));
    expectNothingKept();
  });

  it('LOTT-09 LOTT-12 are the same in a copy of a world, and nobody’s to know by another of the same name', async () => {
    const past = async (world: string): Promise<unknown[]> => {
      const here = { world };
      const { games } = await stage.platform.value(wire.listLotteries, { device: 'WEB', language: 'ES' }, here);
      const asked = { gameCode: 'vn-south', pageSize: '20' };
      const vietnam = await stage.platform.value(wire.listOpenedNumbersVn, asked, here);
      return [...games.map(({ last }) => last), ...vietnam.content];
    };
    const { worlds } = stage.platform;
    const first = await past(stage.world.name);
    expect(first).toHaveLength(LOTTERIES.length + 20);
    expect(await past(worlds.fork(stage.world.name).name)).toEqual(first);
    const [one, other] = [worlds.create({ seed: 'one' }), worlds.create({ seed: 'one' })];
    expect(await past(one.name)).not.toEqual(await past(other.name));
  });

  it.each(['five-1', 'vn-south', 'th-government'])(
    'LOTT-09 of %s go on from page to page without a gap, and without one twice',
    async (gameCode) => {
      const ana = await stage.player();
      const [small, whole] = [
        await pastOf(ana, { gameCode, most: 42, size: 7 }),
        await pastOf(ana, { gameCode, most: 42, size: 42 }),
      ];
      expect(small).toEqual(whole);
      // Also where there are new ones by the time that the next page is asked for.
      const first = await pageOf(ana, { gameCode, size: 7 });
      stage.world.clock.advance(3 * MINUTE_MS);
      const second = await pageOf(ana, { gameCode, size: 7, before: first.next ?? '' });
      expect([...first.content, ...second.content]).toEqual(whole.slice(0, 14));
    },
  );

  it('LOTT-09 are there behind a jump of a year, those before it too', async () => {
    const before = await pageOf(await stage.player(), { gameCode: 'five-1', size: 5 });
    stage.world.clock.advance(365 * DAY_MS);
    const ana = await stage.player();
    const past = await pastOf(ana, { gameCode: 'five-1', most: 30, size: 10 });
    // Noon again, a year on: the minute before it is the 720th.
    expect(past.slice(0, 2).map(({ issue }) => issue)).toEqual(['20270115-0720', '20270115-0719']);
    expect(past.at(-1)?.issue).toBe('20270115-0691');
    expect(await pageOf(ana, { gameCode: 'five-1', size: 5, before: minute() })).toEqual(before);
    expectNothingKept();
  });

  it('LOTT-09 are nothing of a lottery or before a draw that there is none of', async () => {
    const ana = await stage.player();
    expect(await ana.code(wire.listOpenedNumbers, { gameCode: 'of-nobody', pageSize: '5' })).toBe('GAME_NOT_FOUND');
    expect(await ana.code(wire.listOpenedNumbersVn, { gameCode: 'five-1', pageSize: '5' })).toBe('GAME_NOT_FOUND');
    expect(await ana.code(wire.listOpenedNumbersVn, { gameCode: 'vn-south', pageSize: '5' })).toBe('OK');
    expect(await pageOf(ana, { gameCode: 'five-1', before: '20260115-9999' })).toEqual({ content: [], next: null });
  });
});

describe('the lotteries', () => {
  it('LOTT-01 LOTT-02 are all listed, with the draw that takes orders and the last one', async () => {
    const ana = await stage.player();
    const { games } = await ana.value(wire.listLotteries, { device: 'WEB', language: 'ES' });
    expect(games.map(({ gameCode }) => gameCode)).toEqual(LOTTERIES.map(({ code }) => code));
    for (const { current, last, gameName } of games) {
      expect([current?.result ?? null, typeof last?.issue, gameName.length > 0]).toEqual([null, 'string', true]);
      expect(Date.parse(current?.closesAt ?? '')).toBeGreaterThan(Date.parse(last?.drawsAt ?? ''));
    }
    const vietnam = await ana.value(wire.listLotteries, { prizeMode: 'SEA', device: 'WEB', language: 'EN' });
    expect(vietnam.games.map(({ gameCode }) => gameCode)).toEqual([
      ...['sea-4d', 'sea-4d-hour', 'sea-4d-5', 'th-government', 'th-5'],
    ]);
    expectNothingKept();
  });
});

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterNoon, draw, NOON, noonWorld } from '../lottery-noon';
import { orderOf, placeOrder } from '../lottery-player';
import { askedOf, lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const ES = { language: 'es' } as const;

const stack = await useStack();

describe('draws of lotteries', () => {
  let ours: StackWorld;
  let member: LoggedIn;
  beforeEach(async () => {
    ours = await noonWorld(stack);
    member = await ours.member({ balanceMinor: 100_000 });
  });

  it('LOTT-02 to come are the same for whoever asks, and asked for once', async () => {
    const asked = { gameCode: 'five-1', most: 3 };
    const [mine, theirs] = await Promise.all(
      [member, ours.visitor()].map(({ client }) => client.lottery.issues.query(asked)),
    );
    const { request, headers, value } = await lastRecordedCall(stack, ours, 'listIssues');
    expect(request).toEqual({ gameCode: 'five-1', most: '3' });
    expect(headers.authorization).toBeUndefined();
    expect(askedOf(stack, ours).filter((call) => call.endsWith('LGW_issueList'))).toHaveLength(1);
    expect(mine).toEqual({ serverTime: value.serverTime, issues: value.content });
    expect(theirs).toEqual(mine);
    expect(mine?.issues.map(({ issue, state }) => [issue, state])).toEqual([
      [draw(721), 'OPEN'],
      [draw(722), 'SCHEDULED'],
      [draw(723), 'SCHEDULED'],
    ]);
  });

  it('LOTT-02 count down by a time that follows the moved clock', async () => {
    const stood = async () => {
      const { serverTime, game } = await member.client.lottery.game.query({ gameCode: 'five-1', ...ES });
      return [serverTime, game.current?.issue, game.current?.state];
    };
    expect(await stood()).toEqual([NOON, draw(721), 'OPEN']);
    await ours.control.advance(55_000);
    expect(await stood()).toEqual([afterNoon(55_000), draw(721), 'CLOSED']);
    await ours.control.advance('10m');
    expect(await stood()).toEqual([afterNoon(655_000), draw(731), 'CLOSED']);
    // What is shared is a moment old at the most.
    const { client } = ours.visitor();
    const asked = { gameCode: 'five-1', most: 1 };
    await client.lottery.issues.query(asked);
    await ours.control.advance(5_000);
    await expect
      .poll(async () => (await client.lottery.issues.query(asked)).serverTime, { timeout: 10_000 })
      .toBe(afterNoon(660_000));
  });

  const ofVietnam = { path: '/lgw/vn/numeros/opened/game', endpoint: 'listOpenedNumbersVn', token: undefined } as const;
  const token: unknown = expect.stringMatching(/^Bearer /);
  const ofOthers = { path: '/lotto/lgw/games/opened/numero', endpoint: 'listOpenedNumbers', token } as const;
  it.each([
    { gameCode: 'vn-north-1', area: 'VN', ...ofVietnam },
    { gameCode: 'race-1', area: 'LOTT', ...ofOthers },
    { gameCode: 'th-5', area: 'SEA', ...ofOthers },
  ] as const)('LOTT-02 of $gameCode are listed by $path, page by page', async ({ path, endpoint, token, ...of }) => {
    const { gameCode, area } = of;
    const first = await member.client.lottery.results.query({ gameCode, area, pageSize: 3 });
    const { request, headers, value } = await lastRecordedCall(stack, ours, endpoint);
    expect(askedOf(stack, ours).at(-1)).toBe(`GET ${path}`);
    expect([request, headers.authorization]).toEqual([{ gameCode, pageSize: '3' }, token]);
    expect(first).toEqual({ serverTime: NOON, issues: value.content, next: value.next });
    const second = await member.client.lottery.results.query({
      ...{ gameCode, area, pageSize: 3, before: first.next ?? '' },
    });
    const names = [...first.issues, ...second.issues].map(({ issue }) => issue);
    const numbers = names.map((name) => Number(name.slice(9)));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) - index));
    for (const { state, result } of [...first.issues, ...second.issues])
      expect([state, result === null]).toEqual(['DRAWN', false]);
  });

  it('LOTT-02 of other lotteries are not those of Vietnam', async () => {
    const asked = { gameCode: 'race-1', area: 'VN', pageSize: 3 } as const;
    expect(await codeOf(member.client.lottery.results.query(asked))).toBe('GAME_NOT_FOUND');
  });

  it('GAME-12 keep their seed until they are drawn; then it is one of the chain that was published before', async () => {
    const asked = { gameCode: 'five-1', issue: draw(721) };
    const { orderId } = await placeOrder(
      member,
      await orderOf(member, { gameCode: 'five-1', play: 'positioning', selection: [[], [], [], [], ['7']] }),
    );
    const before = await member.client.lottery.proof.query(asked);
    const { request, headers, value } = await lastRecordedCall(stack, ours, 'fetchIssueProof');
    expect([request, headers.authorization]).toEqual([asked, undefined]);
    expect(before).toEqual(value);
    expect(before).toMatchObject({ serverSeed: null, clientSeed: null, betsRoot: null, beacon: null, orderCount: 1 });
    expect(JSON.stringify(before)).not.toContain(orderId);

    await ours.control.advance(60_000);
    await expect
      .poll(async () => (await member.client.lottery.proof.query(asked)).serverSeed, { timeout: 10_000 })
      .toMatch(/^[0-9a-f]{64}$/);
    const drawn = await member.client.lottery.proof.query(asked);
    expect(drawn.chainEnd).toBe(before.chainEnd);
    expect(drawn).toMatchObject({
      ...{ issue: { state: 'SETTLED', isForced: false }, orderCount: 1 },
      ...{ betsRoot: expect.stringMatching(/^[0-9a-f]{64}$/), beacon: { value: expect.any(String) } },
    });
    const links: string[] = [];
    for (let link = drawn.serverSeed ?? ''; links.length < 2_000; links.push(link))
      link = createHash('sha256').update(Buffer.from(link, 'hex')).digest('hex');
    expect(links).toContain(before.chainEnd);
    expect(await codeOf(member.client.lottery.proof.query({ ...asked, issue: draw(900) }))).toBe('ROUND_NOT_FOUND');
  });
});

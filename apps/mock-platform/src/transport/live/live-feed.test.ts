import { LIVE_FEED_PATH } from '@tonalli/contracts/live';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { systemNow } from '../../clock/system-time';
import { mintMember } from '../../emulator/control/mint-member';
import { faultsOf } from '../../emulator/faults/fault-list';
import { serveWorlds } from '../../testing/stage';
import { createTestPlatform } from '../../testing/test-platform';

const stage = await serveWorlds();
const { platform } = stage;

const iat = () => Math.floor(systemNow() / 1_000);
const tokenOf = (claims: object) => sealUnderSharedKey(platform.world.platform.merchant.key, JSON.stringify(claims));

async function open(headers: Record<string, string> = {}): Promise<Response> {
  const token = await tokenOf({ merchant: 'TONALLI', iat: iat() });
  return platform.fetch(LIVE_FEED_PATH, {
    headers: { authorization: `Bearer ${token}`, 'x-world': stage.world.name, ...headers },
  });
}

/** Reads the stream until its text has what is waited for; it may be so slow to come that the heart beats before. */
async function readUntil(response: Response, wanted: string): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text = (text + decoder.decode(chunk, { stream: true })).replace(': heartbeat\n\n', '');
    if (text.includes(wanted)) return text;
  }
  return text;
}

const news = (amount: number) => stage.world.events.publish({ type: 'jackpot', amount });
const ids = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

describe('the live feed', () => {
  it('QA-02 tells of its own world only, in wire shape, numbered one by one', async () => {
    const response = await open();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    platform.world.events.publish({ type: 'jackpot', amount: 1 });
    news(12_345);
    stage.world.events.publish({ type: 'status' });
    const text = await readUntil(response, '"status"');
    expect(text).toContain('data: {"type":"jackpot","amount":"123.45"}');
    expect(text).not.toContain('0.01');
    const [first = 0, second] = ids(text);
    expect(second).toBe(first + 1);
  });

  it('QA-09 tells of a balance once its posting is committed', async () => {
    const response = await open();
    const { id } = await mintMember(stage.world, { balanceMinor: 5_000 });
    expect(await readUntil(response, 'balance')).toContain(`{"type":"balance","customerId":"${id}","balance":"50.00"}`);
  });

  it('QA-02 catches a reader up from the last number it saw', async () => {
    const first = await open();
    news(1);
    const [lastId = 0] = ids(await readUntil(first, '0.01'));
    news(2);
    news(3);
    const text = await readUntil(await open({ 'last-event-id': String(lastId) }), '0.03');
    expect(ids(text)).toEqual([lastId + 1, lastId + 2]);
    expect(text).not.toContain(': gap');
  });

  it.each(['1', '99999999999999'])(
    'QA-02 says that there is a gap when it cannot go on from %s',
    async (lastEventId) => {
      expect(await readUntil(await open({ 'last-event-id': lastEventId }), 'gap')).toContain(': gap');
    },
  );

  it('QA-02 ends with its world', async () => {
    const response = await open();
    platform.worlds.remove(stage.world.name);
    expect(await readUntil(response, 'never')).toBe(': welcome\n\n');
  });

  it.each([
    ['another merchant', () => tokenOf({ merchant: 'OTHER', iat: iat() })],
    ['an old token', () => tokenOf({ merchant: 'TONALLI', iat: iat() - 120 })],
    ['a token from the future', () => tokenOf({ merchant: 'TONALLI', iat: iat() + 120 })],
    ['a token without claims', () => tokenOf({})],
    ['a token under another key', () => sealUnderSharedKey(Buffer.alloc(32).toString('base64url'), '{}')],
    ['rubbish', async () => 'rubbish'],
  ])('WIRE-04 refuses %s', async (_what, token) => {
    const response = await open({ authorization: `Bearer ${await token()}` });
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'TOKEN_INVALID' }]);
  });

  it('WIRE-04 refuses whoever has no token', async () => {
    const response = await platform.fetch(LIVE_FEED_PATH);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'TOKEN_MISSING' }]);
  });
});

it('WIRE-02 finishes open calls and ends open streams when the platform stops', async () => {
  const own = await createTestPlatform();
  const token = await tokenOf({ merchant: 'TONALLI', iat: iat() });
  const feed = await own.fetch(LIVE_FEED_PATH, { headers: { authorization: `Bearer ${token}` } });
  faultsOf(own.world).add({ endpoint: 'fetchStatus', effect: { kind: 'latency', milliseconds: 50 } });
  const open = own.call(fetchStatus, {});
  await expect.poll(() => faultsOf(own.world).list()[0]?.fired).toBe(1);
  const stopped = own.stop();
  expect((await open).envelope).toMatchObject({ success: true });
  expect(await readUntil(feed, 'never')).toBe(': welcome\n\n');
  await stopped;
});

import type { MarketingChannel, MarketingProduct } from '@tonalli/contracts/consents/choices';
import { fetchConsents, setConsent } from '@tonalli/contracts/consents/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { permitAct } from '../../guard/decide';
import { sendEmail } from '../../mail/mailbox';
import { type Player, playerOf } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { broadcastMessage } from '../messages';
import { POLICY_PACK } from '../policy';
import { consentsRepository } from './consents.repository';

const stage = await serveMember();
const DAY_MS = 86_400_000;
let ana: Player;
beforeEach(() => {
  const { clock, settings } = stage.world;
  clock.freeze(TEST_TIME_MS);
  settings.set(POLICY_PACK, 'GB-2026');
  ana = playerOf(stage.world, stage.ana.id);
});

const read = () => stage.platform.value(fetchConsents, {}, ana);
const say = (product: MarketingProduct, channel: MarketingChannel, isGiven: boolean) =>
  stage.platform.value(setConsent, { product, channel, isGiven }, ana);
const may = (product: MarketingProduct | null, channel: MarketingChannel) =>
  permitAct(stage.world, { do: 'marketing', memberId: ana.id, product, channel, by: 'operator' }) !== null;
const given = ({ states }: Awaited<ReturnType<typeof read>>) =>
  states.filter(({ isGiven }) => isGiven).map(({ product, channel }) => `${product} ${channel}`);

describe('consent to advertising', () => {
  it('RG-04 is given by nobody to begin with in Great Britain, and asked of nobody in Mexico', async () => {
    const before = await read();
    expect([before.isOptIn, before.states.length, given(before), before.history]).toEqual([true, 9, [], []]);
    expect([may('casino', 'inbox'), may(null, 'email')]).toEqual([false, false]);
    stage.world.settings.set(POLICY_PACK, 'MX-TONALLI');
    const inMexico = await read();
    expect([inMexico.isOptIn, given(inMexico).length, may('casino', 'inbox'), may(null, 'email')]).toEqual([
      ...[false, 9, true, true],
    ]);
  });

  it('RG-04 holds for its own product and channel, from when it is given until it is withdrawn', async () => {
    await say('lottery', 'inbox', true);
    expect([may('lottery', 'inbox'), may('lottery', 'email'), may('casino', 'inbox'), may(null, 'inbox')]).toEqual([
      ...[true, false, false, false],
    ]);
    stage.world.clock.advance(DAY_MS);
    ana = playerOf(stage.world, ana.id);
    const { states, history } = await say('lottery', 'inbox', false);
    expect(may('lottery', 'inbox')).toBe(false);
    const later = new Date(TEST_TIME_MS + DAY_MS).toISOString();
    expect(states.filter(({ since }) => since !== null)).toEqual([
      { product: 'lottery', channel: 'inbox', isGiven: false, since: later },
    ]);
    expect(history.map(({ isGiven, at }) => [isGiven, at])).toEqual([
      [false, later],
      [true, new Date(TEST_TIME_MS).toISOString()],
    ]);
  });

  it('RG-04 of every product is needed for what advertises none in particular', async () => {
    await say('casino', 'email', true);
    await say('lottery', 'email', true);
    expect(may(null, 'email')).toBe(false);
    await say('sports', 'email', true);
    expect([may(null, 'email'), may(null, 'sms')]).toEqual([true, false]);
  });

  it('RG-04 said twice is said once', async () => {
    const { history } = await say('casino', 'sms', true);
    expect((await say('casino', 'sms', true)).history).toEqual(history);
  });

  it('RG-04 that was withdrawn holds where nobody is asked for it, too', async () => {
    stage.world.settings.set(POLICY_PACK, 'MX-TONALLI');
    await say('sports', 'inbox', false);
    expect([may('sports', 'inbox'), may('casino', 'inbox'), may(null, 'inbox')]).toEqual([false, true, false]);
  });

  it('RG-04 keeps what advertises from all others, and their account mail from nobody', async () => {
    await say('casino', 'inbox', true);
    const send = (title: string, product: MarketingProduct | null = null) => {
      const text = { ES: title, EN: title };
      const purpose = title === 'Service' ? 'service' : 'marketing';
      broadcastMessage(stage.world, { kind: 'notice', params: { title: text, body: text }, purpose, product });
    };
    send('Casino', 'casino');
    send('Sports', 'sports');
    send('All');
    send('Service');
    await say('sports', 'inbox', true);
    const query = { filter: 'all', pageNo: '1', pageSize: '20', language: 'EN' };
    const { content } = await stage.platform.value(listMessages, query, ana);
    expect(content.map(({ title }) => title)).toEqual(['Service', 'Casino']);
    await expect(
      stage.qa.run('sendNotice', { title: 'A', body: 'B', memberId: ana.id, purpose: 'marketing', product: 'lottery' }),
    ).rejects.toMatchObject({ code: 'MARKETING_NOT_AGREED' });
  });

  it('RG-04 on one channel gives no permit for another', async () => {
    await say('casino', 'inbox', true);
    const act = { do: 'marketing', memberId: ana.id, product: 'casino', channel: 'inbox', by: 'operator' } as const;
    const purpose = permitAct(stage.world, act) ?? 'service';
    expect(purpose).not.toBe('service');
    expect(() => sendEmail(stage.world, { address: 'a@b.example', subject: 'A', text: 'B', purpose })).toThrow(
      'not of mail',
    );
  });

  it('RG-04 is the word of its own member alone', async () => {
    consentsRepository(stage.world).insert({
      ...{ memberId: 'somebody-else', product: 'casino', channel: 'inbox', isGiven: true, at: TEST_TIME_MS },
    });
    expect([given(await read()), may('casino', 'inbox')]).toEqual([[], false]);
  });
});

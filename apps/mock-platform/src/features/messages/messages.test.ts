import { MESSAGE_RESTORE_SECONDS } from '@tonalli/contracts/constants';
import type { LiveEvent } from '@tonalli/contracts/live';
import {
  deleteMessages,
  fetchMessage,
  fetchUnreadCount,
  listMessages,
  MESSAGE_KINDS,
  readMessages,
  restoreMessages,
} from '@tonalli/contracts/messages/wire';
import { registerMember } from '@tonalli/contracts/registration/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { requireAct } from '../../guard/decide';
import { tokenFor } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { REGISTRATION } from '../registration/registration-fixture';
import { broadcastMessage, noteLogin, sendMessage, sendMessages } from '.';
import type { MessageContent } from './message-params';
import { networkOf } from './note-login';
import type { Broadcast, SentMessage } from './send-message';

const AMOUNT = { amountMinor: 125_000, reference: 'D-1' };
const TITLE = { ES: 'Zalo', EN: 'Zalo too' };
const EVERY_KIND: readonly MessageContent[] = [
  { kind: 'welcome', params: { nickname: 'Lupe' } },
  { kind: 'newLogin', params: { ip: '203.0.113.9', device: 'Firefox, Linux' } },
  { kind: 'depositCredited', params: AMOUNT },
  { kind: 'depositHeld', params: AMOUNT },
  { kind: 'depositReturned', params: AMOUNT },
  { kind: 'depositReversed', params: { ...AMOUNT, owedMinor: 5_000, bonusMinor: 2_000 } },
  { kind: 'withdrawalPaid', params: AMOUNT },
  { kind: 'withdrawalClaim', params: { ...AMOUNT, refunded: true } },
  { kind: 'feedbackReply', params: { reference: 'F00000001', text: 'Listo.' } },
  { kind: 'bonusExpiring', params: { amountMinor: 125_000, missingMinor: 50_000, until: TEST_TIME_MS } },
  { kind: 'bonusConverted', params: AMOUNT },
  { kind: 'bonusExpired', params: AMOUNT },
  { kind: 'freeExpiring', params: { count: 3, title: TITLE, until: TEST_TIME_MS } },
  { kind: 'freeExpired', params: { count: 1, title: TITLE } },
  { kind: 'vipLevel', params: { level: 3, name: { ES: 'Plata', EN: 'Silver' }, club: TITLE } },
  {
    kind: 'vipKeep',
    params: { amountMinor: 125_000, name: { ES: 'Plata', EN: 'Silver' }, club: TITLE, until: TEST_TIME_MS },
  },
  { kind: 'birthdayGift', params: { amountMinor: 125_000, until: TEST_TIME_MS } },
  { kind: 'raffleWon', params: { title: TITLE, ticket: 12, until: TEST_TIME_MS } },
  { kind: 'raffleLapsed', params: { title: TITLE, ticket: 12 } },
  { kind: 'referralEarned', params: { amountMinor: 125_000, day: '2026-01-15', active: 3 } },
  { kind: 'transferReceived', params: { ...AMOUNT, from: 'l••••a' } },
  {
    kind: 'betEnded',
    params: {
      game: { ES: 'Campo minado', EN: 'Minefield' },
      ...{ stakeMinor: 1_000, payoutMinor: 1_102, isReturned: false, roundId: 'R1234567' },
    },
  },
  {
    kind: 'betCorrected',
    params: {
      game: { ES: 'Ruleta en vivo', EN: 'Live roulette' },
      ...{ deltaMinor: -3_600, payoutMinor: 0, roundId: 'R1234567' },
    },
  },
  {
    kind: 'slipCorrected',
    params: {
      matches: [{ ES: 'Halcones – Leones', EN: 'Halcones – Leones' }],
      ...{ was: { outcome: 'LOST', payoutMinor: 0 }, is: { outcome: 'OPEN', payoutMinor: 0 }, betId: 'B1' },
    },
  },
  { kind: 'downlineJoined', params: { username: 'ana', agent: false, code: null } },
  {
    kind: 'downlineMoved',
    params: { username: null, from: null, to: 'r••••t', reason: 'Cambio', at: TEST_TIME_MS },
  },
  { kind: 'identityApproved', params: { validUntil: '2030-12-31' } },
  { kind: 'identityRejected', params: { faults: { curp: 'dataMismatch' }, note: 'Uno.' } },
  { kind: 'identityExpired', params: {} },
  { kind: 'playReview', params: { playedMs: 25_200_000, netMinor: -150_000 } },
  { kind: 'promotionDecided', params: { title: TITLE, promotionId: 'zalo', reason: null } },
  { kind: 'promotion', params: { promotionId: 'zalo', title: TITLE } },
  { kind: 'notice', params: { title: TITLE, body: { ES: 'Uno.\n\nDos.', EN: 'One.\n\nTwo.' } } },
];

const ADVERTISING: readonly string[] = ['vipLevel', 'vipKeep', 'birthdayGift', 'promotion'];

const stage = await serveWorlds();
const { platform } = stage;
let heard: LiveEvent[];
beforeEach(() => {
  heard = [];
  stage.world.events.subscribe((event) => heard.push(event));
});

function sentTo(memberId: string, content: MessageContent): SentMessage {
  const { world } = stage;
  const isAdvertising = ADVERTISING.includes(content.kind);
  const purpose = isAdvertising
    ? requireAct(world, { do: 'marketing', memberId, product: null, channel: 'inbox', by: 'operator' })
    : 'service';
  // Each kind has the purpose that it needs.
  return { ...content, memberId, purpose } as SentMessage;
}

async function enter(type: 0 | 4 = 0) {
  const { id } = await mintMember(stage.world, { type });
  const as = { ...stage.here, token: tokenFor(stage.world, id, '203.0.113.7') };
  return {
    id,
    as,
    send: (content: MessageContent) => sendMessage(stage.world, sentTo(id, content)),
    unread: async () => (await platform.value(fetchUnreadCount, {}, as)).count,
    list: (query: Record<string, string> = {}) =>
      platform.value(listMessages, { filter: 'all', pageNo: '1', pageSize: '20', language: 'ES', ...query }, as),
    open: (messageId: string, language: 'ES' | 'EN' = 'ES') =>
      platform.value(fetchMessage, { messageId, language }, as),
    code: async (endpoint: typeof deleteMessages | typeof readMessages | typeof restoreMessages, ids: string[]) => {
      const { envelope, status } = await platform.call(endpoint, { ids }, as);
      return envelope.success ? envelope.value : [status, envelope.code];
    },
  };
}

const unreadNews = () => heard.flatMap((event) => (event.type === 'unread' ? [event.count] : []));

describe('the inbox', () => {
  it.each(EVERY_KIND)('MEM-14 $kind reads in the language of the reader, whole and without gaps', async (content) => {
    const lupe = await enter();
    const id = lupe.send(content);
    const [spanish, english] = [await lupe.open(id), await lupe.open(id, 'EN')];
    expect(spanish).toMatchObject({ messageId: id, kind: content.kind });
    expect([spanish.title, spanish.body]).not.toEqual([english.title, english.body]);
    for (const text of [spanish, english])
      expect(`${text.title} ${text.body}`).not.toMatch(/undefined|null|\[object|\{/);
    if ('amountMinor' in content.params) expect(spanish.title).toContain('$1,250.00');
    expect(spanish.link === null || /^\/[\w?=&-]+$/.test(spanish.link)).toBe(true);
  });

  it('MEM-14 has words for every kind', () => {
    expect(EVERY_KIND.map(({ kind }) => kind)).toEqual(MESSAGE_KINDS);
  });

  it('MEM-14 lists newest first, page by page, and narrows to what is unread', async () => {
    const lupe = await enter();
    const ids: string[] = [];
    for (const content of EVERY_KIND) {
      ids.unshift(lupe.send(content));
      stage.world.clock.advance(1_000);
    }
    await lupe.open(ids[0] ?? '');
    const half = Math.ceil(EVERY_KIND.length / 2);
    const first = await lupe.list({ pageSize: String(half) });
    const second = await lupe.list({ pageSize: String(half), pageNo: '2' });
    expect([...first.content, ...second.content].map(({ messageId }) => messageId)).toEqual(ids);
    expect([first.totalRows, first.totalPages, second.pageNum]).toEqual([EVERY_KIND.length, 2, 2]);
    expect(first.content.map(({ read }) => read)).toEqual([true, ...Array<boolean>(half - 1).fill(false)]);
    expect((await lupe.list({ filter: 'unread', pageSize: '50' })).content.map(({ messageId }) => messageId)).toEqual(
      ids.slice(1),
    );
    expect(first.content.every(({ excerpt }) => excerpt.length <= 141 && !excerpt.includes('\n'))).toBe(true);
  });

  it('MEM-14 counts down when a message is opened, once only, and tells every tab of the member', async () => {
    const lupe = await enter();
    const [first] = [
      lupe.send({ kind: 'welcome', params: { nickname: 'L' } }),
      lupe.send(EVERY_KIND[2] as MessageContent),
    ];
    expect(await lupe.unread()).toBe(2);
    await lupe.open(first);
    await lupe.open(first);
    expect(await lupe.unread()).toBe(1);
    expect(unreadNews()).toEqual([1, 2, 1]);
    expect(heard).toContainEqual({ type: 'unread', customerId: lupe.id, count: 1 });
  });

  it('MEM-14 sends many at once, and tells each member once how many are unread, with what is to everybody', async () => {
    const [lupe, eva] = [await enter(), await enter()];
    stage.world.clock.advance(1_000);
    broadcastMessage(stage.world, { kind: 'notice', purpose: 'service', params: { title: TITLE, body: TITLE } });
    await eva.open(eva.send({ kind: 'welcome', params: { nickname: 'E' } }));
    heard.length = 0;
    const params = { game: TITLE, stakeMinor: 1_000, payoutMinor: 0, isReturned: false, roundId: 'R1234567' };
    const told = [lupe, eva, lupe].map(
      ({ id: memberId }) => ({ memberId, kind: 'betEnded', purpose: 'service' }) as const,
    );
    stage.world.transaction(() =>
      sendMessages(
        stage.world,
        told.map((one) => ({ ...one, params })),
      ),
    );
    const news = heard.flatMap((event) => (event.type === 'unread' ? [[event.customerId, event.count]] : []));
    expect(Object.fromEntries(news)).toEqual({ [lupe.id]: 3, [eva.id]: 2 });
    expect([news.length, await lupe.unread(), await eva.unread()]).toEqual([2, 3, 2]);
    const [latest] = (await lupe.list({})).content;
    expect(latest).toMatchObject({ kind: 'betEnded', at: new Date(stage.world.clock.now()).toISOString() });
  });

  it('MEM-14 tells of nothing that was rolled back', async () => {
    const lupe = await enter();
    const broken = () =>
      stage.world.transaction(() => {
        lupe.send({ kind: 'depositCredited', params: AMOUNT });
        throw new Error('the deposit failed after all');
      });
    expect(broken).toThrow('after all');
    expect([await lupe.unread(), unreadNews()]).toEqual([0, []]);
  });

  it('MEM-14 marks one, several or all as read', async () => {
    const lupe = await enter();
    const ids = EVERY_KIND.map(lupe.send);
    expect(await lupe.code(readMessages, ids.slice(0, 2))).toEqual({ count: EVERY_KIND.length - 2 });
    expect(await lupe.code(readMessages, ids.slice(0, 2))).toEqual({ count: EVERY_KIND.length - 2 });
    expect(await platform.value(readMessages, { all: true }, lupe.as)).toEqual({ count: 0 });
    expect((await lupe.list({ filter: 'unread' })).totalRows).toBe(0);
    for (const wrong of [{}, { all: false }, { all: true, ids }, { ids: [] }, { ids: ['1'] }]) {
      expect((await platform.call(readMessages, wrong, lupe.as)).envelope).toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });

  it('MEM-14 takes a deleted message out, and puts it back as it was while it can be taken back', async () => {
    const lupe = await enter();
    const [read = '', unread = ''] = EVERY_KIND.slice(0, 2).map(lupe.send);
    await lupe.open(read);
    expect(await lupe.code(deleteMessages, [read, unread])).toEqual({ count: 0 });
    expect((await lupe.list()).content).toEqual([]);
    expect((await platform.call(fetchMessage, { messageId: read, language: 'ES' }, lupe.as)).status).toBe(404);
    expect(await lupe.code(deleteMessages, [read])).toEqual({ count: 0 });
    stage.world.clock.advance(MESSAGE_RESTORE_SECONDS * 1_000);
    expect(await lupe.code(restoreMessages, [read, unread])).toEqual({ count: 1 });
    expect((await lupe.list()).content.map(({ read: isRead }) => isRead).sort()).toEqual([false, true]);
    await lupe.code(deleteMessages, [read, unread]);
    stage.world.clock.advance(MESSAGE_RESTORE_SECONDS * 1_000 + 1);
    expect(await lupe.code(restoreMessages, [unread])).toEqual([404, 'NOT_FOUND']);
    expect((await lupe.list()).content).toEqual([]);
  });

  it("MEM-14 neither shows nor changes another member's messages, nor one's own named beside them", async () => {
    const [lupe, eva] = [await enter(), await enter()];
    const [own, strange] = [eva.send(EVERY_KIND[0] as MessageContent), lupe.send(EVERY_KIND[1] as MessageContent)];
    for (const id of [strange, 'N99999999']) {
      const { envelope } = await platform.call(fetchMessage, { messageId: id, language: 'ES' }, eva.as);
      expect(envelope).toMatchObject({ code: 'NOT_FOUND' });
      for (const verb of [readMessages, deleteMessages, restoreMessages]) {
        expect(await eva.code(verb, [own, id])).toEqual([404, 'NOT_FOUND']);
      }
    }
    expect([await eva.unread(), await lupe.unread()]).toEqual([1, 1]);
    expect((await eva.list()).content.map(({ messageId }) => messageId)).toEqual([own]);
  });

  it('MEM-14 refuses a trial account', async () => {
    const { as } = await enter(4);
    const asked = [
      platform.call(fetchUnreadCount, {}, as),
      platform.call(listMessages, { filter: 'all', pageNo: '1', pageSize: '20', language: 'ES' }, as),
      platform.call(fetchMessage, { messageId: 'N00000001', language: 'ES' }, as),
      platform.call(readMessages, { all: true }, as),
      platform.call(readMessages, { ids: ['N00000001'] }, as),
      platform.call(deleteMessages, { ids: ['N00000001'] }, as),
      platform.call(restoreMessages, { ids: ['N00000001'] }, as),
    ];
    for (const { envelope } of await Promise.all(asked)) expect(envelope).toMatchObject({ code: 'TRIAL_ACCOUNT' });
  });

  it('MEM-14 answers from indexes', () => {
    const plan = (query: string) => JSON.stringify(stage.world.sqlite.prepare(`EXPLAIN QUERY PLAN ${query}`).all());
    const inbox = plan(`SELECT m.id FROM messages m
      LEFT JOIN message_states s ON s.member_id = 'M1' AND s.message_id = m.id
      WHERE m.id IN (SELECT id FROM messages INDEXED BY messages_member WHERE member_id = 'M1'
        UNION ALL SELECT id FROM messages INDEXED BY messages_member WHERE member_id IS NULL
          AND at >= (SELECT created_at FROM members WHERE id = 'M1')) AND s.deleted_at IS NULL`);
    expect(inbox).not.toMatch(/SCAN (m|s|messages)\b/);
    expect(inbox).toContain('messages_member');
  });
});

describe('messages to everybody', () => {
  const NOTICE: Broadcast = { kind: 'notice', purpose: 'service', params: { title: TITLE, body: TITLE } };

  it('MEM-14 reach members of before, each with a reading of their own, and nobody who came later', async () => {
    const [lupe, eva] = [await enter(), await enter()];
    const id = broadcastMessage(stage.world, NOTICE);
    expect(heard).toContainEqual({ type: 'broadcast' });
    stage.world.clock.advance(1);
    const late = await enter();
    await lupe.open(id);
    expect([await lupe.unread(), await eva.unread(), await late.unread()]).toEqual([0, 1, 0]);
    await eva.code(deleteMessages, [id]);
    expect([(await lupe.list()).totalRows, (await eva.list()).totalRows, (await late.list()).totalRows]).toEqual([
      1, 0, 0,
    ]);
    expect(await late.code(readMessages, [id])).toEqual([404, 'NOT_FOUND']);
  });
});

describe('messages of their own accord', () => {
  it('MEM-14 welcomes whoever registers', async () => {
    const wire = { ...REGISTRATION, username: 'nueva01' };
    const { token } = await platform.value(registerMember, wire, stage.here);
    const as = { ...stage.here, token };
    const { content } = await platform.value(
      listMessages,
      { filter: 'unread', pageNo: '1', pageSize: '20', language: 'ES' },
      as,
    );
    expect(content.map(({ kind, title }) => [kind, title])).toEqual([['welcome', expect.stringContaining('nueva01')]]);
  });

  it('MEM-14 warns of a login from a network or with a device that is new to the member, once, not of the first', async () => {
    const lupe = await enter();
    const { id } = lupe;
    const login = (ip: string, userAgent = '') =>
      noteLogin(stage.world, { memberId: id, ip, userAgent, at: TEST_TIME_MS });
    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    for (const ip of ['203.0.113.200', '::ffff:203.0.113.1']) login(ip);
    expect(await lupe.unread()).toBe(0);
    for (const ip of ['198.51.100.4', '198.51.100.5']) login(ip);
    for (const userAgent of [FIREFOX, FIREFOX.replaceAll('140', '141')]) login('203.0.113.7', userAgent);
    const { content } = await lupe.list();
    const bodies = await Promise.all(content.map(async ({ messageId }) => (await lupe.open(messageId, 'EN')).body));
    expect(content.map(({ kind }) => kind)).toEqual(['newLogin', 'newLogin']);
    expect(bodies).toEqual([
      expect.stringContaining('Device: Firefox, Linux.\nAddress: 203.0.113.7.'),
      expect.stringMatching(/^(?!.*Device:).*Address: 198\.51\.100\.4\./s),
    ]);
  });

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('MEM-14 takes %s for a part of %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

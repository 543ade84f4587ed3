import { ChatNews, type ChatState } from '@tonalli/contracts/chat/shapes';
import { launchChat, listModels } from '@tonalli/contracts/chat/wire';
import { CHAT_ENDPOINTS } from '@tonalli/contracts/chat/wire-room';
import { createControlClient } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPlayer, type Player } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import type { CallResult } from '../../testing/test-platform';
import { startBreak } from '../breaks';

const platform = await servePlatform({ control: true });
const { world } = platform;
const qa = createControlClient({ url: platform.url, world: world.name });
const BACK = 'http://localhost:4000/chat';
const SECONDS = 1_000;

const codeOf = ({ envelope }: CallResult): string => (envelope.success ? 'OK' : (envelope.code ?? ''));

beforeEach(async () => {
  world.clock.freeze();
  world.clock.advance(60 * SECONDS);
  await qa.run('setChatScript', { isScripted: true });
  await qa.run('setModelStatus', { modelId: 'renata', status: 'online' });
});

async function launchOf({ token }: Player, modelId = 'renata') {
  const { chatUrl } = await platform.value(launchChat, { modelId, backUrl: BACK }, { token });
  return { url: new URL(chatUrl), launch: new URLSearchParams(new URL(chatUrl).hash.slice(1)).get('launch') ?? '' };
}

type Name = keyof typeof CHAT_ENDPOINTS;

/** Somebody in a chat, with short ways to do what its page does. */
async function enter(player: Player, { modelId = 'renata', language = 'ES' as 'ES' | 'EN' } = {}) {
  const { launch } = await launchOf(player, modelId);
  const { token, ...state } = await platform.value(
    CHAT_ENDPOINTS['chat.open'],
    { launch, world: world.name },
    { language },
  );
  const call = (name: Name, input: object) => platform.call(CHAT_ENDPOINTS[name], input, { token });
  let keys = 0;
  return {
    token,
    state: state satisfies ChatState,
    call,
    now: () => platform.value(CHAT_ENDPOINTS['chat.state'], {}, { token }),
    say(text: string, named?: string) {
      keys += 1;
      return call('chat.send', { key: named ?? `key-${player.id}-${keys}`, text });
    },
  };
}

const textsOf = ({ messages }: Pick<ChatState, 'messages'>) => messages.map(({ from, text }) => `${from}: ${text}`);

describe('the list', () => {
  it('GAME-10 WIRE-01 has models of each state, those that are there first, in both languages', async () => {
    const [es, en] = await Promise.all(
      (['ES', 'EN'] as const).map((language) => platform.value(listModels, { language })),
    );
    const states = es?.list.map(({ status }) => status) ?? [];
    expect(new Set(states)).toEqual(new Set(['online', 'busy', 'offline']));
    expect(states).toEqual(
      [...states].sort((one, other) => 'onbuof'.indexOf(one.slice(0, 2)) - 'onbuof'.indexOf(other.slice(0, 2))),
    );
    expect(es?.list[0]?.about).not.toBe(en?.list[0]?.about);
    for (const { picture } of es?.list ?? []) {
      const answer = await platform.fetch(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });

  it('GAME-10 counts what a member has not read, and nothing for others', async () => {
    const ana = await mintPlayer(world);
    await enter(ana);
    const unreadOf = async (token?: string) => {
      const { list } = await platform.value(listModels, {}, token ? { token } : {});
      return list.find(({ modelId }) => modelId === 'renata')?.unread;
    };
    await qa.run('sayAsModel', { memberId: ana.id, modelId: 'renata', text: 'Una cosa más' });
    expect([await unreadOf(ana.token), await unreadOf((await mintPlayer(world)).token), await unreadOf()]).toEqual([
      2, 0, 0,
    ]);
    const room = await enter(ana);
    await room.call('chat.read', { upTo: room.state.messages.at(-1)?.id });
    expect(await unreadOf(ana.token)).toBe(0);
    // What a slower tab has read is no news.
    await room.call('chat.read', { upTo: room.state.messages[0]?.id });
    expect(await unreadOf(ana.token)).toBe(0);
    await qa.run('setChatScript', { isScripted: false });
    expect(codeOf(await room.say('Lo que digo yo ya lo leí'))).toBe('OK');
    expect(await unreadOf(ana.token)).toBe(0);
  });

  it('GAME-10 is told to be another when something is said, read or blocked, to its member alone, and to all when a model goes', async () => {
    const ana = await mintPlayer(world);
    const room = await enter(ana);
    const heard: (string | null)[] = [];
    const stop = world.events.subscribe((event) => {
      if (event.type === 'chat') heard.push(event.customerId);
    });
    const since = () => heard.splice(0);
    const { id } = await qa.run('sayAsModel', { memberId: ana.id, modelId: 'renata', text: 'Una cosa más' });
    expect(since()).toEqual([ana.id]);
    await qa.run('typeAsModel', { memberId: ana.id, modelId: 'renata' });
    expect(since()).toEqual([]);
    await room.call('chat.read', { upTo: id });
    await room.call('chat.read', { upTo: id });
    expect(since()).toEqual([ana.id]);
    await room.call('chat.block', { isBlocked: true });
    expect(since()).toEqual([ana.id]);
    const blockedOf = async (token: string) =>
      (await platform.value(listModels, {}, { token })).list.find(({ modelId }) => modelId === 'renata');
    expect(await blockedOf(ana.token)).toMatchObject({ isBlocked: true, unread: 0 });
    expect(await blockedOf((await mintPlayer(world)).token)).toMatchObject({ isBlocked: false });
    await qa.run('setModelStatus', { modelId: 'renata', status: 'busy' });
    expect(since()).toEqual([null]);
    const { models, isScripted } = await qa.run('showChatDesk', {});
    expect([models.find(({ modelId }) => modelId === 'renata')?.status, isScripted]).toEqual(['busy', true]);
    stop();
  });
});

describe('the launch', () => {
  it('GAME-10 leads to the page of another origin, with a token that opens once and for a minute', async () => {
    const ana = await mintPlayer(world);
    const { url, launch } = await launchOf(ana);
    expect([url.pathname, url.search]).toEqual(['/play/chat/', '']);
    const open = (token: string) => platform.call(CHAT_ENDPOINTS['chat.open'], { launch: token, world: world.name });
    expect([codeOf(await open(launch)), codeOf(await open(launch))]).toEqual(['OK', 'LAUNCH_TOKEN_INVALID']);
    const late = await launchOf(ana);
    world.clock.advance(60 * SECONDS);
    expect(codeOf(await open(late.launch))).toBe('LAUNCH_TOKEN_INVALID');
  });

  it('GAME-10 opens once of several at the same time', async () => {
    const { launch } = await launchOf(await mintPlayer(world));
    const open = () => platform.call(CHAT_ENDPOINTS['chat.open'], { launch, world: world.name });
    const codes = (await Promise.all([open(), open(), open()])).map(codeOf).sort();
    expect(codes).toEqual(['LAUNCH_TOKEN_INVALID', 'LAUNCH_TOKEN_INVALID', 'OK']);
  });

  it('GAME-10 is refused for no model, a foreign way back, trial accounts, and nobody', async () => {
    const launch = (input: object, token?: string) =>
      platform.call(launchChat, { modelId: 'renata', backUrl: BACK, ...input }, token ? { token } : {});
    const { token } = await mintPlayer(world);
    const trial = await mintPlayer(world, { type: 4 });
    expect([
      codeOf(await launch({ modelId: 'nobody' }, token)),
      codeOf(await launch({ backUrl: 'https://evil.example/' }, token)),
      codeOf(await launch({}, trial.token)),
      codeOf(await launch({})),
    ]).toEqual(['NOT_FOUND', 'INVALID_REQUEST', 'TRIAL_ACCOUNT', 'TOKEN_MISSING']);
  });

  it('GAME-10 SEC-02 a chat ends with the login that launched it', async () => {
    const ana = await mintPlayer(world);
    const room = await enter(ana);
    await qa.run('endSessions', { id: ana.id });
    expect(codeOf(await room.say('¿Hola?'))).toBe('TOKEN_INVALID');
    expect((await qa.run('showChat', { memberId: ana.id, modelId: 'renata' })).messages).toHaveLength(1);
  });

  it('GAME-10 RG-03 a chat ends with a break, and none begins in one', async () => {
    const ana = await mintPlayer(world);
    const room = await enter(ana);
    await world.commit(() => startBreak(world, ana.id, '24h'));
    expect(codeOf(await room.say('¿Hola?'))).toBe('TOKEN_INVALID');
    expect((await qa.run('showChat', { memberId: ana.id, modelId: 'renata' })).messages).toHaveLength(1);
  });
});

describe('a conversation', () => {
  it('GAME-10 goes both ways: the model says hello, reads, types and answers, in the language of each', async () => {
    for (const [language, hello, answer] of [
      ['ES', '¡Hola! Qué gusto', '¡Hola! ¿Cómo va'],
      ['EN', 'Hi! Nice of you', 'Hello! How is'],
    ] as const) {
      const room = await enter(await mintPlayer(world), { language });
      expect(room.state.messages[0]?.text).toContain(hello);
      await room.say('hola');
      expect((await room.now()).standing).toMatchObject({ isTyping: false, readUpTo: 0 });
      world.clock.advance(2 * SECONDS);
      expect((await room.now()).standing.isTyping).toBe(true);
      world.clock.advance(3 * SECONDS);
      const { standing, messages } = await room.now();
      expect(messages.at(-1)?.text).toContain(answer);
      expect(standing).toMatchObject({ isTyping: false, readUpTo: messages.at(-2)?.id });
    }
  });

  it('GAME-10 answers what was said last, by any word of a line of the script', async () => {
    const room = await enter(await mintPlayer(world));
    for (const [said, answer] of [
      ['hola', '¡Hola! ¿Cómo va'],
      ['Todo genial por aquí', (await answerTo('bien')).slice(0, 20)],
    ] as const) {
      await room.say(said);
      world.clock.advance(5 * SECONDS);
      expect((await room.now()).messages.at(-1)?.text).toContain(answer);
    }
  });

  /** What the script says to somebody else. */
  async function answerTo(text: string): Promise<string> {
    const room = await enter(await mintPlayer(world));
    await room.say(text);
    world.clock.advance(5 * SECONDS);
    return (await room.now()).messages.at(-1)?.text ?? '';
  }

  it('GAME-10 a tester answers in place of the script, which stays silent', async () => {
    const ana = await mintPlayer(world);
    const room = await enter(ana);
    await room.say('¿Estás ahí?');
    await qa.run('typeAsModel', { memberId: ana.id, modelId: 'renata' });
    expect((await room.now()).standing.isTyping).toBe(true);
    await qa.run('sayAsModel', { memberId: ana.id, modelId: 'renata', text: 'Aquí estoy' });
    world.clock.advance(60 * SECONDS);
    expect(textsOf(await room.now()).slice(1)).toEqual(['member: ¿Estás ahí?', 'model: Aquí estoy']);
    const rooms = await qa.run('listChatRooms', {});
    expect(rooms.find(({ memberId }) => memberId === ana.id)).toMatchObject({ last: 'Aquí estoy', unread: 0 });
  });

  it('GAME-10 keeps what is written to a model that is away, and has it answered when it comes', async () => {
    await qa.run('setModelStatus', { modelId: 'renata', status: 'offline' });
    const room = await enter(await mintPlayer(world));
    expect(room.state.messages).toEqual([]);
    await room.say('Te dejo un saludo');
    world.clock.advance(600 * SECONDS);
    expect(await room.now()).toMatchObject({
      standing: { status: 'offline', readUpTo: 0 },
      messages: [{ from: 'member' }],
    });
    await qa.run('setModelStatus', { modelId: 'renata', status: 'online' });
    world.clock.advance(10 * SECONDS);
    expect((await room.now()).messages.map(({ from }) => from)).toEqual(['member', 'model']);
  });

  it('GAME-10 a model that goes types no more', async () => {
    const room = await enter(await mintPlayer(world));
    await room.say('hola');
    world.clock.advance(2 * SECONDS);
    await qa.run('setModelStatus', { modelId: 'renata', status: 'offline' });
    world.clock.advance(60 * SECONDS);
    expect(await room.now()).toMatchObject({ standing: { isTyping: false }, messages: { length: 2 } });
  });

  it('GAME-10 is there again in the next session, page by page, and in nobody else’s', async () => {
    const ana = await mintPlayer(world);
    const first = await enter(ana);
    await qa.run('setChatScript', { isScripted: false });
    for (let number = 1; number <= 45; number += 1) {
      world.clock.advance(5 * SECONDS);
      await first.say(`Mensaje ${number}`);
    }
    const again = await enter(ana);
    expect(again.state).toMatchObject({ hasOlder: true, messages: { length: 40 } });
    const before = again.state.messages[0]?.id ?? 0;
    const { messages, hasOlder } = await platform.value(
      CHAT_ENDPOINTS['chat.older'],
      { before: String(before) },
      { token: again.token },
    );
    expect([messages.length, hasOlder, messages.at(-1)?.text]).toEqual([6, false, 'Mensaje 5']);
    const eva = await enter(await mintPlayer(world));
    expect(textsOf(await eva.now())).toEqual([]);
    expect(codeOf(await eva.call('chat.older', { before: String(before) }))).toBe('OK');
  });

  it('GAME-10 tells a stream of every message and state', async () => {
    const ana = await mintPlayer(world);
    const { token, say } = await enter(ana);
    const stop = new AbortController();
    const answer = await platform.fetch('/play/api/chat/live', {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard: ChatNews[] = [];
    const hear = async (isDone: () => boolean) => {
      while (!isDone()) {
        const { value = '' } = (await reader?.read()) ?? {};
        for (const [, data] of value.matchAll(/^data: (.*)$/gm)) heard.push(ChatNews.parse(JSON.parse(data ?? '')));
      }
    };
    await hear(() => heard.length > 0);
    expect(heard[0]?.type).toBe('state');
    await say('Por el cable');
    await hear(() => heard.some((news) => news.type === 'message' && news.message.text === 'Por el cable'));
    const other = await mintPlayer(world);
    expect(codeOf(await (await enter(other)).say('Solo para mí'))).toBe('OK');
    await qa.run('sayAsModel', { memberId: ana.id, modelId: 'renata', text: 'Y de vuelta' });
    await hear(() => heard.some((news) => news.type === 'message' && news.message.text === 'Y de vuelta'));
    expect(JSON.stringify(heard)).not.toContain('Solo para mí');
    stop.abort();
    expect(codeOf(await platform.call(CHAT_ENDPOINTS['chat.state'], {}, { token: 'x~y' }))).toBe('TOKEN_INVALID');
  });
});

describe('what is not let in', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'mira https://evil.example/x',
    'entra a www.evil.example',
    'javascript:alert(1)',
    'escríbeme a yo@correo.mx',
    'mi cel es 55 1234 5678',
    'tarjeta 4152-3131-0000-1234',
    'eres una PENDÉJA',
    'ｈｔｔｐｓ://evil.example',
  ])('GAME-10 refuses %s, keeps nothing of it, and the chat goes on', async (text) => {
    const room = await enter(await mintPlayer(world));
    expect(codeOf(await room.say(text))).toBe('CHAT_TEXT_REFUSED');
    expect((await room.now()).messages).toHaveLength(1);
    expect(codeOf(await room.say('¿Seguimos?'))).toBe('OK');
    expect(textsOf(await room.now()).slice(1)).toEqual(['member: ¿Seguimos?']);
  });

  it.each(['¿Qué tal? 3 < 5 y 7 > 2', 'Computadora y disputas', 'Nací en 1990, vivo en el 12', 'Vale. Nos vemos'])(
    'GAME-10 takes %s',
    async (text) => {
      const room = await enter(await mintPlayer(world));
      expect(codeOf(await room.say(text))).toBe('OK');
      expect((await room.now()).messages.at(-1)?.text).toBe(text);
    },
  );

  it('GAME-10 refuses what is empty, too long, or a megabyte, and the chat goes on', async () => {
    const room = await enter(await mintPlayer(world));
    const codes = [];
    for (const text of ['', '   ', 'a'.repeat(501), 'a'.repeat(1_100_000)]) codes.push(codeOf(await room.say(text)));
    expect(codes).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', 'INVALID_REQUEST', 'PAYLOAD_TOO_LARGE']);
    expect((await room.now()).messages).toHaveLength(1);
    expect(codeOf(await room.say('a'.repeat(500)))).toBe('OK');
  });

  it('GAME-10 makes one message of a key, however often and however soon it comes', async () => {
    const room = await enter(await mintPlayer(world));
    const answers = await Promise.all([1, 2, 3].map(() => room.say('Una vez', 'the-same-key')));
    expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK']);
    expect(codeOf(await room.say('Otra cosa', 'the-same-key'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(textsOf(await room.now()).filter((text) => text === 'member: Una vez')).toHaveLength(1);
  });

  it('GAME-10 takes ten messages in half a minute, over all rooms, and others after it', async () => {
    const ana = await mintPlayer(world);
    const [one, other] = [await enter(ana), await enter(ana, { modelId: 'emilio' })];
    for (let number = 0; number < 5; number += 1) await one.say(`uno ${number}`);
    for (let number = 0; number < 5; number += 1) await other.say(`dos ${number}`, `other-key-${number}`);
    for (const seconds of [0, 29]) {
      world.clock.advance(seconds * SECONDS);
      expect(codeOf(await one.say('y otro'))).toBe('RATE_LIMITED');
    }
    world.clock.advance(2 * SECONDS);
    expect(codeOf(await one.say('y otro'))).toBe('OK');
  });

  it('GAME-10 after a block nobody writes, until it is lifted', async () => {
    const ana = await mintPlayer(world);
    const room = await enter(ana);
    await room.say('hola');
    await room.call('chat.block', { isBlocked: true });
    world.clock.advance(60 * SECONDS);
    expect(codeOf(await room.say('¿hola?'))).toBe('CHAT_BLOCKED');
    await expect(qa.run('sayAsModel', { memberId: ana.id, modelId: 'renata', text: 'Hola' })).rejects.toThrow();
    expect((await room.now()).messages).toHaveLength(2);
    await room.call('chat.block', { isBlocked: false });
    expect(codeOf(await room.say('¿hola?'))).toBe('OK');
  });

  it('GAME-10 a block drops the answer that was on its way, also for who lifts it at once', async () => {
    const room = await enter(await mintPlayer(world));
    await room.say('hola');
    for (const isBlocked of [true, false]) await room.call('chat.block', { isBlocked });
    world.clock.advance(60 * SECONDS);
    expect((await room.now()).messages.map(({ from }) => from)).toEqual(['model', 'member']);
  });

  it('GAME-10 a report reaches the operator, with its reason and note', async () => {
    const ana = await mintPlayer(world);
    const room = await enter(ana);
    expect(codeOf(await room.call('chat.report', { reason: 'nothing' }))).toBe('INVALID_REQUEST');
    expect(codeOf(await room.call('chat.report', { reason: 'money', note: 'Pidió un depósito' }))).toBe('OK');
    expect((await qa.run('listChatReports', {}))[0]).toMatchObject({
      ...{ memberId: ana.id, modelId: 'renata', reason: 'money', note: 'Pidió un depósito' },
    });
  });
});

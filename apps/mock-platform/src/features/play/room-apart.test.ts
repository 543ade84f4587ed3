import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { launchGame } from '@tonalli/contracts/play/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { findMember } from '../../people/find-member';
import { type CatalogueGame, findGame, playableOfFamily } from '../lobby';
import { noteOrigin, openSession } from '../session';
import { WALLET_VENDORS } from '../wallet';
import { servePlay } from './play-fixture';
import { ROOM_SEPARATION } from './room-settings';
import { runner } from './runner';

const FUNDS_MINOR = 200_000;
const HOME = '203.0.113.50';
const ELSEWHERE = '198.51.100.50';
const PHONE = 'browser-of-a-phone-1';
const fixture = await servePlay();
const { world, platform } = fixture;

const notOf = world.settings.get(WALLET_VENDORS);
const titles = playableOfFamily(world, { family: 'niu-niu', notOf, limit: 200 }).flatMap(
  ({ nodeId }) => findGame(world, nodeId) ?? [],
);
const roomOf = ({ nodeId }: CatalogueGame) => runner.shared.nameOf(world, { family: 'niu-niu', nodeId });
const keyOf = (game: CatalogueGame): string => runner.shared.latest(world, roomOf(game))?.key ?? '';

/** A room in which nobody sits any more. */
function takeRoom(): CatalogueGame {
  const title = titles.shift();
  if (!title) throw new Error('there is no room');
  titles.push(title);
  const hand = runner.shared.latest(world, roomOf(title));
  const isEmpty = hand?.isOver === false && hand.endsAt === null;
  if (hand && !isEmpty) {
    if (!hand.isOver) runner.shared.cancel(world, { rounds: roomOf(title), key: hand.key });
    world.clock.advance(8_000);
  }
  return title;
}

interface From {
  ip?: string;
  device?: string;
  uplineId?: string;
}

/** Somebody new who logged in from there. */
async function come({ ip = '127.0.0.1', device, uplineId }: From = {}) {
  const { id } = await mintMember(world, { balanceMinor: FUNDS_MINOR, uplineId });
  const member = findMember(world, id);
  if (!member) throw new Error('nobody was minted');
  const { token } = openSession(world, member, { ip, userAgent: '', way: 'password', device: device ?? null });
  return { id, login: token, tokenId: '', balance: () => world.ledger.balance(id, 'member.main') };
}
type Comer = Awaited<ReturnType<typeof come>>;

interface Entered {
  token: string;
  game: CatalogueGame;
}

/** Opens a room, by a launch from an address where one is given. */
async function enter(player: Comer, game: CatalogueGame, address?: string): Promise<Entered> {
  const { nodeId, vendor, gameType } = game;
  const input = { nodeId, vendor, gameType, device: 'WEB', backUrl: 'http://localhost:4000/pvp' };
  const { envelope } = await platform.call(launchGame, input, {
    token: player.login,
    ...(address !== undefined && { address, host: 'localhost:4000' }),
  });
  if (!envelope.success) throw new Error(envelope.code);
  const { url } = launchGame.value.parse(envelope.value);
  const launch = new URLSearchParams(new URL(url).hash.slice(1)).get('launch') ?? '';
  return { token: (await fixture.open(launch)).value?.token ?? '', game };
}

let sat = 0;
const newKey = (): string => {
  sat += 1;
  return `kept-apart-${sat}`;
};
function sit({ token, game }: Entered, seat: number, roundKey = newKey()) {
  const bet = { round: keyOf(game), seat, seed: `seed-of-seat-${seat}` };
  return fixture.api<RoundAnswer>('place', { token, body: { roundKey, bet } });
}

/** What the second of two is told who want to sit at one table. */
async function second(one: Comer, other: Comer, game = takeRoom()): Promise<string> {
  await sit(await enter(one, game), 1);
  return (await sit(await enter(other, game), 2)).code ?? 'OK';
}

afterEach(() => world.settings.set(ROOM_SEPARATION, ROOM_SEPARATION.initial));

describe('accounts that may be one player’s', () => {
  it('GAME-09 do not sit at one table by one address: the second is charged nothing, and sits at another', async () => {
    const [game, next] = [takeRoom(), takeRoom()];
    const [ana, ben, eva] = [await come({ ip: HOME }), await come({ ip: HOME }), await come({ ip: ELSEWHERE })];
    expect((await sit(await enter(ana, game), 1)).code).toBeUndefined();
    const token = await enter(ben, game);
    expect((await sit(token, 2, 'the-same-wish')).code).toBe('ROOM_SEPARATED');
    expect((await sit(token, 2, 'the-same-wish')).code).toBe('ROOM_SEPARATED');
    expect(ben.balance()).toBe(FUNDS_MINOR);
    expect(world.sqlite.prepare('SELECT count(*) FROM rounds WHERE member_id = ?').pluck().get(ben.id)).toBe(0);
    expect((await sit(await enter(eva, game), 2)).value?.isOver).toBe(false);
    expect((await sit(await enter(ben, next), 2)).value?.isOver).toBe(false);
    expect(ben.balance()).toBeLessThan(FUNDS_MINOR);
  });

  it('GAME-09 nor where others sit between them: a third is kept apart from each who has a seat', async () => {
    const game = takeRoom();
    const near = { ip: '203.0.113.77' };
    const [eva, ana, ben] = [await come({ ip: ELSEWHERE }), await come(near), await come(near)];
    for (const [at, one] of [eva, ana].entries())
      expect((await sit(await enter(one, game), at + 1)).code).toBeUndefined();
    expect((await sit(await enter(ben, game), 3)).code).toBe('ROOM_SEPARATED');
    expect(ben.balance()).toBe(FUNDS_MINOR);
  });

  it('GAME-09 nor by one browser, whatever their addresses; two browsers of this machine are two players', async () => {
    const phone = (ip: string) => come({ ip, device: PHONE });
    expect(await second(await phone(HOME), await phone(ELSEWHERE))).toBe('ROOM_SEPARATED');
    expect(await second(await phone('127.0.0.1'), await phone('127.0.0.1'))).toBe('ROOM_SEPARATED');
    const other = await come({ device: 'browser-of-a-tablet' });
    expect(await second(await phone('127.0.0.1'), other)).toBe('OK');
  });

  it('GAME-09 nor after a change of address, be it before the login or before the room is opened', async () => {
    const ana = await come({ ip: '203.0.113.51' });
    const member = findMember(world, ana.id);
    if (!member) throw new Error('nobody is there');
    const { token: login } = openSession(world, member, { ip: '198.51.100.51', userAgent: '', way: 'password' });
    expect(await second(await come({ ip: '203.0.113.51' }), { ...ana, login })).toBe('ROOM_SEPARATED');

    const game = takeRoom();
    const [eva, ben] = [await come({ ip: '203.0.113.52' }), await come({ ip: '198.51.100.52' })];
    await sit(await enter(eva, game, '192.0.2.52'), 1);
    expect((await sit(await enter(ben, game, '192.0.2.52'), 2)).code).toBe('ROOM_SEPARATED');
  });

  it('GAME-09 nor where they come in one moment: one of them sits', async () => {
    const game = takeRoom();
    const pair = [await come({ ip: '203.0.113.53' }), await come({ ip: '203.0.113.53' })];
    const tokens = await Promise.all(pair.map((player) => enter(player, game)));
    const answers = await Promise.all(tokens.map((token, at) => sit(token, at + 1)));
    expect(answers.map(({ code }) => code ?? 'OK').sort()).toEqual(['OK', 'ROOM_SEPARATED']);
    expect(pair.map(({ balance }) => balance() < FUNDS_MINOR).sort()).toEqual([false, true]);
    expect(pair.filter(({ balance }) => balance() === FUNDS_MINOR)).toHaveLength(1);
  });

  it('GAME-09 PROMO-08 nor where they are one person by what they have proven', async () => {
    const [ana, ben] = [await come(), await come()];
    const prove = world.sqlite.prepare(
      "INSERT INTO verified_contacts (member_id, kind, contact, verified_at) VALUES (?, 'email', 'una@example.com', 1)",
    );
    for (const { id } of [ana, ben]) prove.run(id);
    expect(await second(ana, ben)).toBe('ROOM_SEPARATED');
  });

  it('GAME-09 may sit where only their upline is the same, where neither came from there for a day, and at loopback', async () => {
    const upline = await mintMember(world, { type: 1 });
    const below = () => come({ uplineId: upline.id });
    expect(await second(await below(), await below())).toBe('OK');
    const [ana, ben] = [await come({ ip: '203.0.113.54' }), await come({ ip: '198.51.100.54' })];
    const [game, next] = [takeRoom(), takeRoom()];
    const long = world.clock.now() - 24 * 3_600_000 - 1;
    noteOrigin(world, ben.id, { ip: '203.0.113.54', at: long });
    expect(await second(ana, ben, game)).toBe('OK');
    noteOrigin(world, ben.id, { ip: '203.0.113.54', at: long + 1 });
    expect(await second(ana, ben, next)).toBe('ROOM_SEPARATED');
  });

  it('GAME-09 QA-08 are told apart as the operator sets it', async () => {
    const pair = async (ip: string) => [await come({ ip }), await come({ ip })] as const;
    world.settings.set(ROOM_SEPARATION, { ...ROOM_SEPARATION.initial, isOn: false });
    expect(await second(...(await pair('203.0.113.55')))).toBe('OK');
    world.settings.set(ROOM_SEPARATION, { ...ROOM_SEPARATION.initial, privateAddresses: true });
    expect(await second(...(await pair('192.168.1.9')))).toBe('ROOM_SEPARATED');
    world.settings.set(ROOM_SEPARATION, { isOn: true, privateAddresses: false, hours: 1 });
    const [ana, ben] = await pair('203.0.113.56');
    const far = await come({ ip: '198.51.100.56' });
    noteOrigin(world, far.id, { ip: '203.0.113.56', at: world.clock.now() - 3_600_000 - 60_000 });
    expect([await second(ana, ben), await second(ana, far)]).toEqual(['ROOM_SEPARATED', 'OK']);
  });

  it('GAME-05 GAME-09 get the first answer again to a seat that they have, whoever sat down since', async () => {
    const game = takeRoom();
    const [ana, ben] = [await come({ ip: '203.0.113.57' }), await come({ ip: '198.51.100.57' })];
    const token = await enter(ana, game);
    const first = await sit(token, 1, 'seat-of-mine');
    await sit(await enter(ben, game), 2);
    noteOrigin(world, ben.id, { ip: '203.0.113.57' });
    expect((await sit(token, 1, 'seat-of-mine')).value).toEqual(first.value);
  });
});

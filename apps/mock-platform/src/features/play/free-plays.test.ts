import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import type { GameState, SpinAnswer } from '@tonalli/contracts/play/slot-shapes';
import { afterEach, describe, expect, it } from 'vitest';
import {
  endFree,
  type FreePlay,
  freeIdOf,
  freeRepository,
  grantRepository,
  leftMinorOf,
  openFree,
  requireFree,
} from '../bonuses';
import { startBreak } from '../breaks';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { forceRound } from './force-round';
import { forceSpin } from './force-spin';
import { type Player, servePlay } from './play-fixture';

const fixture = await servePlay();
const { world } = fixture;
const STAKE_MINOR = 200;
const LINE_STAKE_MINOR = 10;
const DICE = { side: 'under', target: 5_000, stakeMinor: 2_000 } as const;

let given = 0;
function give(memberId: string, changed: Partial<Parameters<typeof openFree>[1]> = {}): FreePlay {
  given += 1;
  const of = { memberId, kind: 'SPINS', termsId: 'slot-spins-cash', count: 2, stakeMinor: STAKE_MINOR } as const;
  const at = world.clock.now();
  return world.transaction(() => openFree(world, { ...of, sourceKey: `test:${given}`, at, ...changed }));
}

const gameOf = ({ terms }: FreePlay) => {
  const game = findGame(world, terms.nodeIds[0] ?? '');
  if (!game) throw new Error('free plays have no title');
  return game;
};

async function enter(player: Player, game = fixture.game) {
  const launched = await fixture.launch(player, { game });
  const { value } = await fixture.api<(GameState | RoundGameState) & { token: string }>('open', {
    body: { launch: launched.token, world: world.name },
  });
  if (!value) throw new Error('the game did not open');
  return value;
}

const spin = (token: string, spinId: string, more: { free?: string; lineStakeMinor?: number }) =>
  fixture.api<SpinAnswer>('spin', { token, body: { spinId, lineStakeMinor: LINE_STAKE_MINOR, ...more } });

const main = ({ id }: Player) => world.ledger.balance(id, 'member.main');
const now = (play: FreePlay) => requireFree(world, play.id);
const postedMinor = (kind: string, play: FreePlay): number =>
  Number(
    world.sqlite
      .prepare('SELECT coalesce(sum(amount_minor), 0) FROM postings WHERE kind = ? AND ? IN (from_owner, to_owner)')
      .pluck()
      .get(kind, freeIdOf(play.id)),
  );

/** A player with free spins in their title's page. */
async function withSpins(changed: Parameters<typeof give>[1] = {}, balanceMinor = 0) {
  const player = await fixture.player(balanceMinor);
  const play = give(player.id, changed);
  const game = gameOf(play);
  const { token, free } = await enter(player, game);
  const force = (outcome: 'win' | 'lose') => forceSpin(world, { memberId: player.id, nodeId: game.nodeId, outcome });
  return { player, play, game, token, free, id: freeIdOf(play.id), force };
}

afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
});

describe('free spins', () => {
  it('PROMO-06 are staked by the house, and what they win is paid once, in cash at once', async () => {
    const { player, play, token, free, id, force } = await withSpins();
    expect(free).toEqual({ id, kind: 'SPINS', left: 2, count: 2, stakeMinor: STAKE_MINOR, wonMinor: 0 });
    force('win');
    const { value } = await spin(token, 'free-win-1', { free: id });
    const wonMinor = value?.payoutMinor ?? 0;
    expect(wonMinor).toBeGreaterThanOrEqual(STAKE_MINOR);
    expect(value).toMatchObject({ balanceMinor: wonMinor, free: { left: 1, wonMinor } });
    expect([main(player), postedMinor('free.fund', play), postedMinor('grant.stake', play)]).toEqual([
      ...[wonMinor, STAKE_MINOR, STAKE_MINOR],
    ]);
    force('lose');
    expect((await spin(token, 'free-lose-1', { free: id })).value).toMatchObject({ payoutMinor: 0, free: null });
    expect(now(play)).toMatchObject({ state: 'COMPLETED', used: 2, wonMinor });
    expect((await spin(token, 'free-too-many', { free: id })).code).toBe('BONUS_CLOSED');
    expect(main(player)).toBe(wonMinor);
  });

  it('PROMO-06 are played once for a key, also all at once, and never beyond their number', async () => {
    const { token, id, play, player } = await withSpins();
    const same = await Promise.all([1, 2, 3].map(() => spin(token, 'free-the-same', { free: id })));
    expect(new Set(same.map(({ value }) => value?.roundId)).size).toBe(1);
    expect(now(play).used).toBe(1);
    expect((await spin(token, 'free-the-same', {})).code).toBe('IDEMPOTENCY_KEY_REUSED');
    const rest = await Promise.all([1, 2, 3, 4].map((at) => spin(token, `free-rush-${at}`, { free: id })));
    expect(rest.map(({ code }) => code ?? 'OK').toSorted()).toEqual([
      'BONUS_CLOSED',
      'BONUS_CLOSED',
      'BONUS_CLOSED',
      'OK',
    ]);
    expect([now(play).used, postedMinor('free.fund', play)]).toEqual([2, 2 * STAKE_MINOR]);
    expect(main(player)).toBe(now(play).wonMinor);
  });

  it("PROMO-06 are nobody else's, of no other title, and of no other stake", async () => {
    const { id, play, token } = await withSpins();
    const eva = await fixture.player(0);
    const others = await enter(eva, gameOf(play));
    expect((await spin(others.token, 'free-of-others', { free: id })).code).toBe('BONUS_NOT_FOUND');
    expect((await spin(token, 'free-too-dear', { free: id, lineStakeMinor: LINE_STAKE_MINOR * 2 })).code).toBe(
      'STAKE_INVALID',
    );
    expect((await spin(token, 'free-of-nobody', { free: 'F99999999' })).code).toBe('BONUS_NOT_FOUND');
    expect((await spin(token, 'free-no-funds', {})).code).toBe('INSUFFICIENT_FUNDS');
    const { player: ana, id: hers } = await withSpins();
    const elsewhere = playableOfFamily(world, {
      family: 'slot',
      notOf: world.settings.get(WALLET_VENDORS),
      limit: 2,
    })[1];
    const other = findGame(world, elsewhere?.nodeId ?? '');
    if (!other) throw new Error('there is one title only');
    const there = await enter(ana, other);
    expect(there.free).toBeNull();
    expect((await spin(there.token, 'free-elsewhere', { free: hers })).code).toBe('BONUS_NOT_FOUND');
    expect(now(play)).toMatchObject({ used: 0, begun: 0 });
  });

  it('PROMO-06 win no more than their terms allow', async () => {
    const { play, player, token, id, force } = await withSpins({ count: 2 });
    world.sqlite.exec(`UPDATE bonus_free SET terms = json_set(terms, '$.maxWinMinor', 150) WHERE id = ${play.id}`);
    force('win');
    await spin(token, 'free-capped-1', { free: id });
    expect([main(player), now(play).wonMinor]).toEqual([150, 150]);
  });

  it('PROMO-06 turn what they won into one bonus once all were played', async () => {
    const { player, play, token, id, force } = await withSpins({ termsId: 'slot-spins' });
    force('win');
    const won = (await spin(token, 'free-bonus-1', { free: id })).value?.payoutMinor ?? 0;
    expect([main(player), world.ledger.balance(id, 'member.bonus')]).toEqual([0, won]);
    expect(grantRepository(world).ofMember(player.id)).toEqual([]);
    force('lose');
    await spin(token, 'free-bonus-2', { free: id });
    const [grant, ...more] = grantRepository(world).ofMember(player.id);
    expect(more).toEqual([]);
    expect(grant).toMatchObject({ bonusMinor: won, state: 'ACTIVE', sourceKey: `free:${id}` });
    expect(grant && leftMinorOf(world, grant)).toBe(won);
    expect([now(play).state, world.ledger.balance(id, 'member.bonus')]).toEqual(['COMPLETED', 0]);
  });

  it('PROMO-06 count for no wagering, no turnover and no play of the member', async () => {
    const { token, id } = await withSpins();
    const { value } = await spin(token, 'free-no-play', { free: id });
    const bet = world.sqlite.prepare('SELECT valid_minor FROM bets WHERE round_id = ?').pluck().get(value?.roundId);
    expect(bet).toBe(0);
  });

  it('PROMO-06 lapse at their time, and keep what they won', async () => {
    const { play, player, token, id, force } = await withSpins({ termsId: 'slot-spins' });
    force('win');
    const won = (await spin(token, 'free-lapse-1', { free: id })).value?.payoutMinor ?? 0;
    world.sqlite.exec(`UPDATE bonus_free SET expires_at = ${world.clock.now()} WHERE id = ${play.id}`);
    expect((await spin(token, 'free-lapse-2', { free: id })).code).toBe('BONUS_CLOSED');
    world.transaction(() => endFree(world, now(play), { state: 'EXPIRED', ending: null }));
    expect(now(play)).toMatchObject({ state: 'EXPIRED', used: 1 });
    expect(grantRepository(world).active(player.id)?.bonusMinor).toBe(won);
    expect(() => world.transaction(() => endFree(world, now(play), { state: 'EXPIRED', ending: null }))).toThrow(
      expect.objectContaining({ code: 'BONUS_CLOSED' }),
    );
  });

  it('PROMO-06 are told of a day before they lapse and once they have, to nobody on a break', async () => {
    const { play, player, token, id } = await withSpins({ termsId: 'slot-spins' });
    await spin(token, 'free-told', { free: id });
    const bo = await fixture.player(0);
    const his = give(bo.id);
    const told = (of: { id: string }) =>
      world.sqlite
        .prepare(
          "SELECT kind, json_extract(params, '$.count') AS count FROM messages WHERE member_id = ? AND kind LIKE 'freeExp%' ORDER BY id",
        )
        .all(of.id);
    const day = 86_400_000;
    world.clock.advance(play.expiresAt - day - 1 - world.clock.now());
    expect(told(player)).toEqual([]);
    startBreak(world, bo.id, '24h');
    world.transaction(() => endFree(world, now(his), { state: 'EXPIRED', ending: null }));
    world.clock.advance(1);
    expect(told(player)).toEqual([{ kind: 'freeExpiring', count: play.count - 1 }]);
    world.clock.advance(30 * day);
    expect(told(player)).toEqual([
      { kind: 'freeExpiring', count: play.count - 1 },
      { kind: 'freeExpired', count: play.count - 1 },
    ]);
    expect(told(bo)).toEqual([]);
  });

  it('RG-03 end with an exclusion, which gives nothing, and wait through a time-out', async () => {
    const { play, player, token, id, force } = await withSpins({ termsId: 'slot-spins' });
    force('win');
    await spin(token, 'free-excluded', { free: id });
    startBreak(world, player.id, '6m');
    expect(now(play)).toMatchObject({ state: 'FORFEITED', ending: 'EXCLUSION' });
    expect([main(player), world.ledger.balance(id, 'member.bonus')]).toEqual([0, 0]);
    expect(grantRepository(world).ofMember(player.id)).toEqual([]);
    const bo = await fixture.player(0);
    const his = give(bo.id);
    startBreak(world, bo.id, '24h');
    expect(now(his).expiresAt).toBe(his.expiresAt + 86_400_000);
  });

  it('PROMO-06 are given once for an occasion, and never under terms that are none', async () => {
    const player = await fixture.player(0);
    const first = give(player.id, { sourceKey: 'test:once' });
    expect(give(player.id, { sourceKey: 'test:once' }).id).toBe(first.id);
    const eva = await fixture.player(0);
    expect(() => give(eva.id, { sourceKey: 'test:once' })).toThrow(
      expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }),
    );
    for (const termsId of ['of-nobody', 'dice-bet'])
      expect(() => give(eva.id, { termsId })).toThrow(expect.objectContaining({ code: 'BONUS_NOT_FOUND' }));
    expect(freeRepository(world).ofMember(eva.id)).toEqual([]);
  });

  it('QA-09 are missed by the audit where a play or its win is', async () => {
    const { play, token, id } = await withSpins();
    await spin(token, 'free-audited', { free: id });
    world.sqlite.exec(`UPDATE bonus_free SET begun = 2 WHERE id = ${play.id}`);
    expect(world.ledger.audit().findings).toEqual([`free plays ${id} began 2 of 200, staked 200 of 200`]);
    world.sqlite.exec(`UPDATE bonus_free SET begun = 1 WHERE id = ${play.id}`);
  });
});

describe('a free bet', () => {
  async function withBet(roll: number) {
    const player = await fixture.player(500);
    const play = give(player.id, { kind: 'BET', termsId: 'dice-bet', count: 1, stakeMinor: DICE.stakeMinor });
    const game = gameOf(play);
    await world.commit(() =>
      forceRound(world, { memberId: player.id, nodeId: game.nodeId, bet: DICE, wish: { roll } }),
    );
    const { token } = await enter(player, game);
    const id = freeIdOf(play.id);
    const body = { roundKey: `free-dice-${id}`, bet: DICE, free: id };
    return { player, play, placed: () => fixture.api<RoundAnswer>('place', { token, body }) };
  }

  it('PROMO-06 pays what it won without its stake', async () => {
    const { player, play, placed } = await withBet(100);
    const { value } = await placed();
    // 0.97 × 10,000 / 5,000 times 20.00 is 38.80.
    expect(value).toMatchObject({ payoutMinor: 3_880, balanceMinor: 500 + 1_880, free: null });
    expect(main(player)).toBe(2_380);
    expect(now(play)).toMatchObject({ state: 'COMPLETED', wonMinor: 1_880 });
    expect((await placed()).value).toMatchObject({ roundId: value?.roundId, balanceMinor: 2_380 });
    expect(main(player)).toBe(2_380);
  });

  it('PROMO-06 costs nothing where it loses', async () => {
    const { player, play, placed } = await withBet(9_000);
    expect((await placed()).value).toMatchObject({ payoutMinor: 0, balanceMinor: 500 });
    expect([main(player), now(play).state]).toEqual([500, 'COMPLETED']);
  });
});

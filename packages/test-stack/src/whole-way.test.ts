import { describe, expect, it } from 'vitest';
import { useStack } from './shared-stack';
import { openSlot } from './slot-player';
import type { StackWorld } from './stack';
import { codeOf, type TestBrowser } from './test-browser';

const stack = await useStack();

const DAY_MS = 86_400_000;

/** A slot that can be started now, in this world's catalogue. */
async function findSlot(browser: TestBrowser, { trial = false } = {}) {
  const { games } = await browser.client.lobby.games.query({
    language: 'es',
    type: 'RNG',
    classify: 'SLOT',
    page: 1,
    pageSize: 200,
  });
  const game = games.find(({ open, opensList, ...each }) => open && !opensList && (!trial || each.trial));
  if (!game) throw new Error('no slot can be started');
  return game;
}

async function launch(browser: TestBrowser, { freeTrial }: { freeTrial?: boolean } = {}) {
  const game = await findSlot(browser, { trial: freeTrial ?? false });
  const { url } = await browser.client.play.launch.mutate({
    gameId: game.id,
    vendor: game.vendor,
    type: game.type,
    device: 'WEB',
    backPath: '/rng',
    ...(freeTrial === undefined ? {} : { freeTrial }),
  });
  return { game, url };
}

async function betsOf(browser: TestBrowser, world: StackWorld) {
  const now = Date.parse(await world.control.now());
  return browser.client.records.bets.query({
    language: 'es',
    from: new Date(now - DAY_MS).toISOString(),
    to: new Date(now + DAY_MS).toISOString(),
    page: 1,
    pageSize: 50,
  });
}

describe('the whole way', () => {
  it('REG-06 GAME-05 MEM-07 registers, browses, plays for money, finds the round and logs out', async () => {
    const world = await stack.world();
    const browser = world.visitor();
    const home = await browser.client.lobby.home.query({ language: 'es' });
    expect(home.hot.length).toBeGreaterThan(0);

    const view = await browser.client.registration.register.mutate({
      method: 'username',
      fields: { username: 'jugador77', password: 'Clave2026', confirmPassword: 'Clave2026' },
      agreedToTerms: true,
      ageConfirmed: true,
    });
    browser.tabToken = view.token;
    const before = (await browser.client.wallet.balance.query()).mainMinor;

    // Registered players who got no welcome money are funded by a deposit, as the cashier will do.
    const player = before > 0 ? browser : await world.member({ balanceMinor: 100_000 });
    const start = (await player.client.wallet.balance.query()).mainMinor;
    const { game, url } = await launch(player);
    const slot = await openSlot(url);
    expect(slot.balanceMinor).toBe(start);
    const round = await slot.spin('spin-0000-1');
    const after = (await player.client.wallet.balance.query()).mainMinor;
    expect(after).toBe(round.balanceMinor);

    const { rows, totals } = await betsOf(player, world);
    const row = rows.find(({ roundId }) => roundId === round.roundId);
    expect(row).toMatchObject({ gameId: game.id, status: 'SETTLED', isTrial: false, payoutMinor: round.payoutMinor });
    expect(start - (row?.stakeMinor ?? 0) + (row?.payoutMinor ?? 0)).toBe(after);
    expect(totals.netMinor).toBe(after - start);

    const detail = await player.client.records.betDetail.query({ betId: row?.betId ?? '', language: 'es' });
    expect(detail).toMatchObject({ roundId: round.roundId, balanceAfterMinor: after, outcome: { kind: 'slot' } });
    expect(detail.fairness?.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);

    await player.client.session.logout.mutate();
    expect(player.cookies.has('__Host-session')).toBe(false);
    expect(await codeOf(player.client.wallet.balance.query())).not.toBe('OK');
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });

  it('GAME-04 gives a launch token that works once, for a minute, on the host that it names', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 10_000 });
    const { url } = await launch(player);
    await openSlot(url);
    await expect(openSlot(url)).rejects.toThrow('LAUNCH_TOKEN_INVALID');

    const late = await launch(player);
    await world.control.advance(61_000);
    await expect(openSlot(late.url)).rejects.toThrow('LAUNCH_TOKEN_INVALID');
  });

  it('GAME-08 charges a repeated spin once, also after the connection broke behind it', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 100_000 });
    const slot = await openSlot((await launch(player)).url);
    const [first, again, third] = await Promise.all([1, 2, 3].map(() => slot.spin('spin-0000-9')));
    expect(again).toEqual(first);
    expect(third).toEqual(first);
    const { rows } = await betsOf(player, world);
    expect(rows.filter(({ roundId }) => roundId === first?.roundId)).toHaveLength(1);
    expect((await player.client.wallet.balance.query()).mainMinor).toBe(first?.balanceMinor);
  });

  it('GAME-05 never plays with money that is not there', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 1 });
    const slot = await openSlot((await launch(player)).url);
    await expect(slot.spin('spin-0000-1')).rejects.toThrow('INSUFFICIENT_FUNDS');
    expect((await player.client.wallet.balance.query()).mainMinor).toBe(1);
    expect((await betsOf(player, world)).rows).toEqual([]);
  });

  it('GAME-06 lets a guest play for play money, and keeps real-account actions from them', async () => {
    const world = await stack.world();
    const guest = world.visitor();
    const view = await guest.client.session.freePlay.mutate();
    guest.tabToken = view.token;
    expect(view).toMatchObject({ type: 4, isTrial: true });
    const { game, url } = await launch(guest, { freeTrial: true });
    const round = await (await openSlot(url)).spin('spin-0000-1');
    expect((await guest.client.wallet.balance.query()).mainMinor).toBe(round.balanceMinor);
    expect((await betsOf(guest, world)).rows[0]).toMatchObject({ roundId: round.roundId, isTrial: true });
    const favorite = { gameId: game.id, vendor: game.vendor, type: game.type };
    expect(await codeOf(guest.client.lobby.addFavorite.mutate(favorite))).toBe('TRIAL_ACCOUNT');
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });

  it('LOBBY-07 LOBBY-08 keeps favourites and recent games of the member', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 100_000 });
    const { game, url } = await launch(player);
    await (await openSlot(url)).spin('spin-0000-1');
    const favorite = { gameId: game.id, vendor: game.vendor, type: game.type };
    await player.client.lobby.addFavorite.mutate(favorite);
    await player.client.lobby.addFavorite.mutate(favorite);
    expect(await player.client.lobby.favoriteIds.query()).toEqual([game.id]);
    const list = { language: 'es' as const, page: 1, pageSize: 18 };
    expect((await player.client.lobby.favorites.query(list)).games.map(({ id }) => id)).toEqual([game.id]);
    expect((await player.client.lobby.recent.query(list)).games.map(({ id }) => id)).toEqual([game.id]);
    await player.client.lobby.removeFavorite.mutate(favorite);
    expect(await player.client.lobby.favoriteIds.query()).toEqual([]);
  });

  it('LOBBY-02 LOBBY-11 finds games among nearly 10,000 slots without accents, case or exact spelling', async () => {
    const world = await stack.world();
    const { client } = world.visitor();
    const all = await client.lobby.games.query({ language: 'es', type: 'RNG', page: 1, pageSize: 18 });
    expect(all.totalPages * 18).toBeGreaterThan(9_500);
    const named = all.games.find(({ name }) => /[áéíóú]/.test(name)) ?? all.games[0];
    const plain = (named?.name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    const found = await client.lobby.games.query({
      language: 'es',
      type: 'RNG',
      search: `  ${plain} `,
      page: 1,
      pageSize: 18,
    });
    expect(found.games.map(({ id }) => id)).toContain(named?.id);
  });

  it('AUTH-13 AG-06 lets agents in by their own door, and shows each their own downline alone', async () => {
    const world = await stack.world();
    const head = await world.control.mint({ type: 1 });
    const other = await world.control.mint({ type: 2, uplineId: head.id });
    const below = await world.control.mint({ uplineId: head.id, balanceMinor: 100_000 });
    await world.control.mint({ uplineId: other.id, balanceMinor: 5 });
    expect(await codeOf(world.visitor().login(below.username, below.password, 'agent'))).toBe('ACCOUNT_NOT_AGENT');

    const player = world.visitor();
    await player.login(below.username, below.password);
    await (await openSlot((await launch(player)).url)).spin('spin-0000-1');
    const now = Date.parse(await world.control.now());
    const today = new Date(now - 6 * 3_600_000).toISOString().slice(0, 10);
    const range = { from: today, to: today };
    expect(await codeOf(player.client.team.overview.query(range))).toBe('ACCOUNT_NOT_AGENT');

    const { totals } = await betsOf(player, world);
    const overviewOf = async ({ username, password }: { username: string; password: string }) => {
      const agent = world.visitor();
      expect(await agent.login(username, password, 'agent')).toMatchObject({ isAgent: true });
      return agent.client.team.overview.query(range);
    };
    const { mainMinor } = await player.client.wallet.balance.query();
    expect(await overviewOf(head)).toMatchObject({
      totals: { stakeMinor: totals.stakeMinor, payoutMinor: totals.payoutMinor, newMembers: 3, activeMembers: 1 },
      members: 2,
      agents: 1,
      balanceMinor: mainMinor + 5,
    });
    expect(await overviewOf(other)).toMatchObject({
      members: 1,
      agents: 0,
      totals: { activeMembers: 0, stakeMinor: 0 },
      balanceMinor: 5,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { LAUNCH_HOSTS } from '../../world/operator-settings';
import { findGame } from '../lobby';
import { LAUNCH_TTL_MS } from './launch-game';
import { servePlay } from './play-fixture';

const fixture = await servePlay();

const balanceOf = (id: string) => fixture.world.ledger.balance(id, 'member.main');

describe('launching', () => {
  it('GAME-04 leads to the game on a launch host and keeps the token in the fragment, stored hashed', async () => {
    const player = await fixture.player(10_000);
    const { url, token } = await fixture.launch(player);
    expect(url?.origin).toBe(fixture.platform.url);
    expect(url?.pathname).toBe('/play/slot/');
    expect(url?.search).toBe('');
    const stored = fixture.world.sqlite.prepare('SELECT * FROM launches WHERE member_id = ?').all(player.id);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('GAME-04 opens a launch token once only', async () => {
    const { token } = await fixture.launch(await fixture.player(10_000));
    expect((await fixture.open(token)).status).toBe(200);
    expect(await fixture.open(token)).toMatchObject({ status: 401, code: 'LAUNCH_TOKEN_INVALID' });
  });

  it('GAME-04 lets a launch token expire after a minute of the clock', async () => {
    const player = await fixture.player(10_000);
    const late = await fixture.launch(player);
    fixture.world.clock.advance(LAUNCH_TTL_MS);
    expect((await fixture.open(late.token)).code).toBe('LAUNCH_TOKEN_INVALID');
    const early = await fixture.launch(player);
    fixture.world.clock.advance(LAUNCH_TTL_MS - 1);
    expect((await fixture.open(early.token)).status).toBe(200);
  });

  it('GAME-04 does not open a launch token in another world', async () => {
    const other = fixture.platform.worlds.create({ frozenAtMs: fixture.world.clock.now() });
    const { token } = await fixture.launch(await fixture.player(10_000));
    const answer = await fixture.api('open', { body: { launch: token, world: other.name } });
    expect(answer.code).toBe('LAUNCH_TOKEN_INVALID');
    expect((await fixture.api('open', { body: { launch: token, world: 'nowhere' } })).code).toBe('WORLD_UNKNOWN');
  });

  it('GAME-04 refuses games that are unknown, of another vendor, not open yet, or of no family that is built', async () => {
    const player = await fixture.player(10_000);
    const { game, world } = fixture;
    expect((await fixture.launch(player, { game: { ...game, nodeId: 'nothing' } })).code).toBe('GAME_NOT_FOUND');
    expect((await fixture.launch(player, { game: { ...game, vendor: 'XX' } })).code).toBe('GAME_NOT_FOUND');
    // Not open, though of a family that is built; open, but of one that is not: the data of an operator may name any.
    world.sqlite.exec(
      "UPDATE games SET family = 'conquian' WHERE rank = (SELECT max(rank) FROM games WHERE game_type = 'PVP')",
    );
    for (const where of ["is_open = 0 AND family = 'slot'", "is_open = 1 AND family = 'conquian'"]) {
      const row = world.sqlite.prepare<[], { id: string }>(`SELECT node_id id FROM games WHERE ${where} LIMIT 1`).get();
      const soon = row && findGame(world, row.id);
      expect((await fixture.launch(player, { game: soon ?? game })).code).toBe('GAME_UNAVAILABLE');
    }
  });

  it('GAME-06 gives play money for a free trial only where the game offers one', async () => {
    const player = await fixture.player(10_000);
    const { world } = fixture;
    const row = world.sqlite
      .prepare<[], { id: string }>(
        "SELECT node_id id FROM games WHERE is_open = 1 AND has_trial = 0 AND classify = 'SLOT' LIMIT 1",
      )
      .get();
    const paid = row && findGame(world, row.id);
    expect(paid).not.toBeNull();
    if (paid) expect((await fixture.launch(player, { game: paid, freeTrial: true })).code).toBe('TRIAL_NOT_OFFERED');
    const state = await fixture.enter(player, { freeTrial: true });
    expect(state).toMatchObject({ wallet: 'trial', balanceMinor: 1_000_000 });
    await fixture.spin(state.token, 'trial-spin-1');
    expect(balanceOf(player.id)).toBe(10_000);
  });

  it('GAME-06 always plays with play money on a trial account', async () => {
    const guest = await fixture.player(500_000, 4);
    const state = await fixture.enter(guest);
    expect(state).toMatchObject({ wallet: 'trial', balanceMinor: 500_000 });
  });

  it('GAME-04 picks any of the launch hosts that the operator has set', async () => {
    const hosts = ['https://a.games.example', 'https://b.games.example'];
    fixture.world.settings.set(LAUNCH_HOSTS, hosts);
    const player = await fixture.player(10_000);
    const seen = new Set<string | undefined>();
    for (let launch = 0; launch < 30; launch += 1) seen.add((await fixture.launch(player)).url?.origin);
    fixture.world.settings.set(LAUNCH_HOSTS, []);
    expect([...seen].sort()).toEqual(hosts);
  });
});

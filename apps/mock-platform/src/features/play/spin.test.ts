import type { LiveEvent } from '@tonalli/contracts/live';
import type { HistoryAnswer } from '@tonalli/contracts/play/slot-shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINE_STAKES_MINOR } from '../../games/slot/lines';
import { undone } from '../../testing/undone';
import { endSessionsOf, openSessionsOf } from '../session';
import { endOtherGames } from './one-game';
import { servePlay } from './play-fixture';

const fixture = await servePlay();

const balanceOf = (id: string) => fixture.world.ledger.balance(id, 'member.main');
const countBets = (id: string) =>
  fixture.world.sqlite.prepare<[string], { n: number }>('SELECT count(*) n FROM bets WHERE member_id = ?').get(id)?.n;

describe('spinning', () => {
  it('GAME-05 books stake and payout, the bet, the round and the recent game together', async () => {
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    const { value } = await fixture.spin(token, 'first-spin', 50);
    expect(value?.balanceMinor).toBe(100_000 - 1_000 + (value?.payoutMinor ?? 0));
    expect(balanceOf(player.id)).toBe(value?.balanceMinor);
    expect(countBets(player.id)).toBe(1);
    const recent = fixture.world.sqlite
      .prepare('SELECT node_id id FROM recent_games WHERE member_id = ?')
      .get(player.id);
    expect(recent).toEqual({ id: fixture.game.nodeId });
  });

  it('GAME-05 never charges a repeated spin twice, also when the repeats come at once', async () => {
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.spin(token, 'same-spin', 100)));
    const again = await fixture.spin(token, 'same-spin', 100);
    for (const answer of answers) expect(answer.value).toEqual(again.value);
    expect(countBets(player.id)).toBe(1);
    expect(balanceOf(player.id)).toBe(again.value?.balanceMinor);
  });

  it('GAME-05 refuses the id of another spin', async () => {
    const { token } = await fixture.enter(await fixture.player(100_000));
    await fixture.spin(token, 'taken-id', 5);
    expect((await fixture.spin(token, 'taken-id', 10)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('GAME-05 plays no more spins than the balance holds when twenty come at once', async () => {
    const stakeMinor = 2_500 * 20;
    const player = await fixture.player(stakeMinor * 5);
    const { token } = await fixture.enter(player);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => fixture.spin(token, `parallel-${index}`, 2_500)),
    );
    const played = answers.flatMap(({ value }) => value ?? []);
    const won = played.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
    expect(balanceOf(player.id)).toBe(stakeMinor * 5 - played.length * stakeMinor + won);
    expect(played.length).toBeGreaterThanOrEqual(5);
    expect(countBets(player.id)).toBe(played.length);
    expect(new Set(played.map(({ nonce }) => nonce)).size).toBe(played.length);
    for (const { value, code } of answers) if (!value) expect(code).toBe('INSUFFICIENT_FUNDS');
    expect(fixture.world.ledger.audit().findings).toEqual([]);
  });

  it('GAME-05 refuses stakes that are not on the ladder, and spins that the balance does not hold, changing nothing', async () => {
    const player = await fixture.player(50);
    const { token, fairness } = await fixture.enter(player);
    expect((await fixture.spin(token, 'bad-stake', 7)).code).toBe('STAKE_INVALID');
    expect((await fixture.spin(token, 'too-dear', 5)).code).toBe('INSUFFICIENT_FUNDS');
    const { value } = await fixture.api<{ fairness: { nonce: number } }>('state', { token });
    expect(value?.fairness.nonce).toBe(fairness.nonce);
    expect(balanceOf(player.id)).toBe(50);
    expect(countBets(player.id)).toBe(0);
  });

  it('GAME-04 ends the game with the login that launched it, and after half an hour without a spin', async () => {
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    fixture.world.clock.advance(29 * 60_000);
    expect((await fixture.spin(token, 'still-open')).status).toBe(200);
    fixture.world.clock.advance(30 * 60_000);
    expect((await fixture.spin(token, 'too-late')).code).toBe('TOKEN_INVALID');
    const { token: fresh } = await fixture.enter(player);
    endSessionsOf(fixture.world, player.id);
    expect((await fixture.spin(fresh, 'logged-out')).code).toBe('TOKEN_INVALID');
  });

  it('GAME-04 ends while it is played with its login, with a game that is opened in its place, and not by what is undone', async () => {
    const { world } = fixture;
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    const spin = async (key: string) => (await fixture.spin(token, key)).code ?? 'OK';
    expect(await spin('played-once')).toBe('OK');
    undone(world, () => endSessionsOf(world, player.id));
    undone(world, () => endOtherGames(world, { memberId: player.id, nodeId: 'another' }));
    expect(await spin('played-on')).toBe('OK');
    endSessionsOf(world, player.id);
    expect(await spin('logged-out')).toBe('TOKEN_INVALID');
    const other = await fixture.player(100_000);
    const { token: replaced } = await fixture.enter(other);
    expect((await fixture.spin(replaced, 'played-once')).status).toBe(200);
    endOtherGames(world, { memberId: other.id, nodeId: 'another' });
    expect((await fixture.spin(replaced, 'played-after')).code).toBe('TOKEN_INVALID');
  });

  it('GAME-04 holds itself and its login open by rounds, and not by repeats of them', async () => {
    const { token } = await fixture.enter(await fixture.player(100_000));
    for (const round of ['first-round', 'second-round', 'third-round']) {
      fixture.world.clock.advance(29 * 60_000);
      expect((await fixture.spin(token, round)).status).toBe(200);
    }
    fixture.world.clock.advance(20 * 60_000);
    expect((await fixture.spin(token, 'third-round')).status).toBe(200);
    fixture.world.clock.advance(20 * 60_000);
    expect((await fixture.spin(token, 'third-round')).code).toBe('TOKEN_INVALID');
  });

  it('GAME-04 says to the minute when its login was last used, however fast the rounds follow each other', async () => {
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    for (const round of ['fast-round-1', 'fast-round-2', 'fast-round-3', 'fast-round-4', 'fast-round-5']) {
      fixture.world.clock.advance(25_000);
      expect((await fixture.spin(token, round)).status).toBe(200);
    }
    const lastUses = openSessionsOf(fixture.world, player.id).map(({ lastUsedAt }) => lastUsedAt);
    expect(fixture.world.clock.now() - Math.max(...lastUses)).toBeLessThan(60_000);
  });

  it('GAME-04 takes no token of another kind, and no wrong input', async () => {
    const player = await fixture.player(100_000);
    const { token } = await fixture.enter(player);
    expect((await fixture.api('state')).code).toBe('TOKEN_MISSING');
    expect((await fixture.spin(player.login, 'login-token')).code).toBe('TOKEN_INVALID');
    expect((await fixture.spin(`${token}x`, 'altered-token')).code).toBe('TOKEN_INVALID');
    for (const body of [
      '{',
      '[]',
      '{}',
      { spinId: 'x', lineStakeMinor: 5 },
      { spinId: 'long-enough', lineStakeMinor: '5' },
      { spinId: 'long-enough', lineStakeMinor: 5, more: 1 },
    ]) {
      expect(await fixture.api('spin', { token, body })).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
    expect(balanceOf(player.id)).toBe(100_000);
  });

  it("GAME-05 keeps players apart: one's spin id and rounds are not another's", async () => {
    const [one, two] = [await fixture.player(100_000), await fixture.player(100_000)];
    const first = await fixture.enter(one);
    const second = await fixture.enter(two);
    const { value: mine } = await fixture.spin(first.token, 'shared-id');
    const { value: theirs } = await fixture.spin(second.token, 'shared-id');
    expect(theirs?.roundId).not.toBe(mine?.roundId);
    const { value } = await fixture.api<HistoryAnswer>('history', { token: second.token });
    expect(value?.rounds.map(({ roundId }) => roundId)).toEqual([theirs?.roundId]);
  });

  it('GAME-05 tells the live feed of balances after the commit, and of large wins under a masked name', async () => {
    const heard: LiveEvent[] = [];
    const stop = fixture.world.events.subscribe((event) => heard.push(event));
    const player = await fixture.player(5_000_000);
    const { token } = await fixture.enter(player);
    let largest = 0;
    for (let index = 0; index < 60; index += 1) {
      const { value } = await fixture.spin(token, `winner-${index}`, 1_000);
      largest = Math.max(largest, value?.payoutMinor ?? 0);
    }
    stop();
    expect(heard).toContainEqual({ type: 'balance', customerId: player.id, balance: balanceOf(player.id) });
    const winners = heard.flatMap((event) => (event.type === 'winner' ? [event] : []));
    expect(winners.length > 0).toBe(largest >= 50_000);
    for (const { winner } of winners) {
      expect(winner.winAmount).toBeGreaterThanOrEqual(50_000);
      expect(winner.customerName).toMatch(/\*\*\*$/);
    }
  });

  it('GAME-05 leaves the ledger clean after any program of spins', async () => {
    const step = fc.record({
      who: fc.nat({ max: 2 }),
      id: fc.nat({ max: 12 }),
      stake: fc.constantFrom(...LINE_STAKES_MINOR, 7),
      twice: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (program) => {
        const players = await Promise.all([3_000, 60_000, 400_000].map((balance) => fixture.player(balance)));
        const sessions = await Promise.all(players.map((player) => fixture.enter(player)));
        const token = (who: number) => sessions[who]?.token ?? '';
        await Promise.all(
          program.flatMap(({ who, id, stake, twice }) => {
            const ask = () => fixture.spin(token(who), `program-${id}`, stake);
            return twice ? [ask(), ask()] : [ask()];
          }),
        );
        for (const player of players) {
          const sums = fixture.world.sqlite
            .prepare<[string], { net: number }>(
              'SELECT coalesce(sum(payout_minor - stake_minor), 0) net FROM bets WHERE member_id = ?',
            )
            .get(player.id);
          const start = [3_000, 60_000, 400_000][players.indexOf(player)] ?? 0;
          expect(balanceOf(player.id)).toBe(start + (sums?.net ?? 0));
        }
        expect(fixture.world.ledger.audit().findings).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

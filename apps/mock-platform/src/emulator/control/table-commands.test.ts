import { TrioShown } from '@tonalli/contracts/games/three-card-rooms';
import { createControlClient } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { findGame } from '../../features/lobby';
import { servePlay } from '../../features/play/play-fixture';

const fixture = await servePlay();
const { run } = createControlClient({ url: fixture.platform.url });
const titles = fixture.world.sqlite
  .prepare<[string], string>('SELECT node_id FROM games WHERE family = ? AND is_open = 1 ORDER BY node_id')
  .pluck();
/** A table that no other test has steered. */
const untouched = titles.all('crash');
let nodeId: string;
beforeEach(() => {
  nodeId = untouched.pop() ?? '';
  fixture.world.clock.freeze(Date.UTC(2030, 0, 2, 6));
});

const show = async () => (await run('showTable', { nodeId })).round;
const advance = (by: string) => run('advanceClock', { by });

it('QA-08 shows the round that stands at a title’s table', async () => {
  expect(await run('showTable', { nodeId })).toMatchObject({
    ...{ nodeId, family: 'crash', rounds: `crash/${nodeId}` },
    round: { key: '2030-01-02-1', phase: 'open', takesBets: true, endsAt: '2030-01-02T06:00:07.000Z', isHeld: false },
  });
});

it('QA-08 decides its next round in its game’s words, seen as forced, and no other table’s', async () => {
  const [other = ''] = titles.all('live-blackjack');
  await run('forceTable', { nodeId, wish: { bustX100: 123 } });
  await advance('12s');
  expect(await show()).toMatchObject({ phase: 'crashed', shown: { bustX100: 123 }, isForced: true });
  expect((await run('showTable', { nodeId: other })).round).toMatchObject({ isForced: false });
});

it('QA-08 ends a phase and moves nothing else, and waits for the beacon behind a close', async () => {
  const before = await run('fetchClock', {});
  expect((await run('skipTablePhase', { nodeId })).round).toMatchObject({ phase: 'closed', takesBets: false });
  expect((await run('skipTablePhase', { nodeId })).round).toMatchObject({ phase: 'closed' });
  expect((await run('fetchClock', {})).now).toBe(before.now);
  await advance('1s');
  expect(await show()).toMatchObject({ phase: 'flying' });
});

it('QA-08 holds a phase while time goes on, and lets what was left of it begin', async () => {
  await advance('2s');
  expect((await run('holdTable', { nodeId })).round).toMatchObject({ phase: 'open', isHeld: true, endsAt: null });
  await advance('10m');
  expect(await show()).toMatchObject({ key: '2030-01-02-1', phase: 'open', isHeld: true });
  expect((await run('releaseTable', { nodeId })).round).toMatchObject({ endsAt: '2030-01-02T06:10:07.000Z' });
  await advance('5s');
  expect(await show()).toMatchObject({ phase: 'closed', isHeld: false });
});

it('QA-08 GAME-12 keeps a reveal back, and cancels a round: neither has a result', async () => {
  await run('withholdReveal', { nodeId });
  await advance('8s');
  expect(await show()).toMatchObject({ isCancelled: true });
  await advance('4s');
  await run('holdTable', { nodeId });
  expect((await run('cancelTableRound', { nodeId })).round).toMatchObject({ isCancelled: true, takesBets: false });
});

it('QA-08 LOTT-07 shows and cancels a draw of a lottery that opened days ago', async () => {
  const lottery = { nodeId: 'six-mark' };
  fixture.world.clock.freeze(Date.UTC(2030, 0, 7, 6));
  // Of Tuesday evening, the fourth of the year: it opened on Saturday, behind the one before.
  const before = (await run('showTable', lottery)).round;
  expect(before).toMatchObject({ key: '30-004', takesBets: true, isCancelled: false });
  await run('holdTable', lottery);
  expect((await run('cancelTableRound', lottery)).round).toMatchObject({ key: '30-004', isCancelled: true });
});

it('QA-08 says in words what cannot be done', async () => {
  const slot = fixture.game.nodeId;
  await expect(run('showTable', { nodeId: slot })).rejects.toThrow('cannot be started');
  await expect(run('skipTablePhase', { nodeId: 'no-game' })).rejects.toThrow('does not exist');
  await expect(run('forceTable', { nodeId, wish: { bustX100: 'high' } })).rejects.toThrow('This bet is not valid');
  await expect(run('cancelTableRound', { nodeId })).rejects.toThrow();
});

describe('a table of somebody’s own in a room', () => {
  const room = { nodeId: titles.all('three-card-rooms')[0] ?? '' };
  const wish = { hands: { 2: 'straight' }, first: 2 };

  /** A visitor who sits at it, against automatic players. */
  async function visitor() {
    const player = await fixture.player(0, 4);
    const game = findGame(fixture.world, room.nodeId);
    if (!game) throw new Error('there is no room');
    const { token: launch } = await fixture.launch(player, { game });
    const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: fixture.world.name } });
    const own = { ...room, member: player.id };
    const table = async () => TrioShown.parse((await run('showTable', own)).round?.shown);
    const sit = async () => {
      const { round } = await run('showTable', own);
      const bet = { round: round?.key, seat: 2, seed: 'seed-of-a-visitor' };
      const body = { roundKey: `sits-${player.id}`, bet };
      return fixture.api<{ roundId: string }>('place', { token: value?.token ?? '', body });
    };
    return { ...player, own, sit, table };
  }

  it('QA-08 GAME-06 GAME-09 is held, decided, let go and ended phase by phase, and no other table moves', async () => {
    const [ana, eva] = [await visitor(), await visitor()];
    expect((await ana.sit()).code).toBeUndefined();
    expect((await eva.sit()).code).toBeUndefined();
    expect((await ana.table()).seats.map(({ isAutomatic }) => isAutomatic)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
    const others = async () => [await run('showTable', eva.own), await run('showTable', room)];
    const before = await others();
    expect((await run('holdTable', ana.own)).round).toMatchObject({ phase: 'open', isHeld: true, endsAt: null });
    await run('forceTable', { ...ana.own, wish });
    expect(await others()).toEqual(before);
    await advance('10m');
    expect((await run('showTable', ana.own)).round).toMatchObject({ phase: 'open', isHeld: true });
    expect((await run('showTable', eva.own)).round?.key).not.toBe((await run('showTable', ana.own)).round?.key);
    await run('releaseTable', ana.own);
    for (const phase of ['closed', 'closed']) {
      expect((await run('skipTablePhase', ana.own)).round).toMatchObject({ phase });
    }
    await advance('1s');
    expect(await ana.table()).toMatchObject({ turn: 2 });
    // Whoever does not answer loses the connection as the room's rule says.
    const { round } = await run('skipTablePhase', ana.own);
    expect([round?.isForced, TrioShown.parse(round?.shown).seats.find(({ seat }) => seat === 2)]).toMatchObject([
      true,
      { isOut: true, act: 'away' },
    ]);
    await advance('5m');
    expect((await run('audit', {})).findings).toEqual([]);
  });

  it('QA-08 QA-12 says in words where nobody has one, and who is not there', async () => {
    const ana = await fixture.player(0, 4);
    await expect(run('holdTable', { nodeId, member: ana.id })).rejects.toThrow('nobody has a table of their own');
    await expect(run('holdTable', { ...room, member: 'nobody-at-all' })).rejects.toThrow();
    await expect(run('holdTable', { ...room, member: '' })).rejects.toThrow('member');
  });
});

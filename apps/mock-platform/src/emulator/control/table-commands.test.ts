import { createControlClient } from '@tonalli/qa/client';
import { beforeEach, expect, it } from 'vitest';
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

import type { TableState } from '@tonalli/contracts/play/table-shapes';
import { expect, it, vi } from 'vitest';
import { eventsIn, type FeedEvents, LiveFeed } from './live-feed';

const crowd = { key: null, players: 0, stakeMinor: 0, spots: {}, bets: [] };
const state = (seq: number): TableState => ({
  ...{ seq, now: 0, isFrozen: false, round: null, past: [], proof: null, crowd },
  chain: { day: '2030-01-02', end: 'a'.repeat(64), nextEnd: 'b'.repeat(64) },
});
const event = (message: object): string => `data: ${JSON.stringify(message)}\n\n`;
const turns = () => new Promise(setImmediate);

function opened() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const waits: { act: () => void; ms: number; isEnded: boolean }[] = [];
  const on = { state: vi.fn(), round: vi.fn(), crowd: vi.fn(), own: vi.fn(), lost: vi.fn(), ended: vi.fn() };
  let refusal: Error | null = null;
  const feed = new LiveFeed({
    on: on satisfies FeedEvents,
    open: async () => {
      if (refusal) throw refusal;
      return new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
    },
    isEnd: (failure) => failure === refusal && refusal?.message === 'TOKEN_INVALID',
    later(act, ms) {
      const wait = { act, ms, isEnded: false };
      waits.push(wait);
      return () => {
        wait.isEnded = true;
      };
    },
  });
  const tell = async (text: string) => {
    streams.at(-1)?.enqueue(new TextEncoder().encode(text));
    await turns();
  };
  /** The wait that is to be waited for, which ends now. */
  const pass = async () => {
    waits.findLast(({ isEnded }) => !isEnded)?.act();
    await turns();
  };
  return { feed, on, streams, waits, tell, pass, refuse: (code: string) => (refusal = new Error(code)) };
}

it('GAME-12 reads events however they are cut, and no heartbeat for news', () => {
  expect(eventsIn(': welcome\n\ndata: {"a":1}\n\ndata: {"b"')).toEqual({ data: ['{"a":1}'], rest: 'data: {"b"' });
});

it('GAME-12 takes the whole state first, then one message a change', async () => {
  const { feed, on, tell } = opened();
  feed.connect();
  await turns();
  const text = event({ type: 'state', state: state(4) }) + event({ type: 'crowd', seq: 5, crowd });
  await tell(text.slice(0, 40));
  await tell(text.slice(40));
  await tell(event({ type: 'own', roundId: 'R1' }));
  expect([on.state, on.crowd, on.own, on.lost].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 0]);
});

it.each([
  ['a gap', event({ type: 'crowd', seq: 6, crowd })],
  ['one that comes twice', event({ type: 'crowd', seq: 4, crowd })],
  ['what is no message', 'data: rubbish\n\n'],
])('GAME-12 connects anew after %s', async (_what, text) => {
  const { feed, on, streams, tell, pass } = opened();
  feed.connect();
  await turns();
  await tell(event({ type: 'state', state: state(4) }));
  await tell(text);
  expect([on.lost.mock.calls.length, on.crowd.mock.calls.length]).toEqual([1, 0]);
  await pass();
  expect(streams).toHaveLength(2);
  await tell(event({ type: 'state', state: state(9) }));
  expect(on.state).toHaveBeenCalledTimes(2);
});

it('GAME-12 waits longer each time it does not get through, and gives up with its session', async () => {
  const { feed, on, waits, pass, refuse } = opened();
  refuse('NETWORK');
  feed.connect();
  await turns();
  await pass();
  await pass();
  expect(waits.filter(({ ms }) => ms < 10_000).map(({ ms }) => ms)).toEqual([400, 800, 1_600]);
  refuse('TOKEN_INVALID');
  await pass();
  expect([on.ended.mock.calls.length, on.lost.mock.calls.length]).toEqual([1, 3]);
});

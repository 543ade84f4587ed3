import { QueryClient } from '@tanstack/react-query';
import type { Winner } from '@tonalli/contracts/content/api';
import type { AppRouter } from '@tonalli/gateway/public';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { describe, expect, it, vi } from 'vitest';
import { bootstrap, createFakeGateway } from '../../testing/fake-gateway';
import { applyLiveMessage, readAgain, withWinner } from './apply-live-message';

const winner = (amountMinor: number, at = '2026-11-20T00:00:00.000Z'): Winner => ({
  playerName: 'Ara***',
  amountMinor,
  gameId: '1',
  gameName: 'Sol',
  icon: '/a.svg',
  at,
});

function target() {
  const queryClient = new QueryClient();
  const queries = createTRPCQueryUtils<AppRouter>({
    queryClient,
    client: createFakeGateway().client,
  });
  const session = { end: vi.fn() };
  return {
    queryClient,
    queries,
    session,
    options: { services: { queries, session: Object.assign(Object.create(null), session) }, language: 'es' as const },
  };
}

const JACKPOT = { kind: 'progressive', amountMinor: 100, at: '', feed: null, lastWon: null, terms: null } as const;

describe('live messages', () => {
  it('GAME-10 has the models asked for again when one said something, came or went, or was blocked', async () => {
    const { queries, queryClient, options } = target();
    queries.chat.ownModels.setData({ language: 'es' }, []);
    applyLiveMessage({ type: 'chat' }, options);
    const stale = queryClient.getQueryCache().findAll({ stale: true });
    expect(stale.map(({ queryKey }) => JSON.stringify(queryKey)).join()).toContain('ownModels');
  });

  it('HOME-08 a new balance and jackpot show without a reload', () => {
    const { queries, options } = target();
    applyLiveMessage({ type: 'balance', balanceMinor: 500 }, options);
    queries.content.jackpot.setData(undefined, JACKPOT);
    applyLiveMessage({ type: 'jackpot', amountMinor: 900 }, options);
    expect(queries.wallet.balance.getData()?.mainMinor).toBe(500);
    expect(queries.content.jackpot.getData()).toEqual({ ...JACKPOT, amountMinor: 900 });
  });

  it.each([
    ['the balance moves', { type: 'balance', balanceMinor: 500 }],
    [
      'a bet is corrected',
      { type: 'bet-corrected', bet: { roundId: 'R1', gameName: 'Uno', deltaMinor: 0, isOpen: true } },
    ],
    ['a bet ends', { type: 'bet-ended', bet: { roundId: 'R1', gameName: 'Uno', payoutMinor: 0, isReturned: false } }],
  ] as const)('GAME-16 LOTT-07 what is open is read again when %s', (_what, message) => {
    const { queryClient, queries, options } = target();
    queries.records.open.setData({ language: 'es' }, []);
    queries.lottery.orders.setData({ language: 'es', pageSize: 20 }, { serverTime: '', rows: [], next: null });
    applyLiveMessage(message, options);
    for (const queryKey of [[['records', 'open']], [['lottery', 'orders']]]) {
      const [told] = queryClient.getQueryCache().findAll({ queryKey });
      expect(told?.state.isInvalidated).toBe(true);
    }
  });

  it('HOME-08 whoever won the jackpot is named without a reload, and a jackpot that was never read stays unread', () => {
    const { queries, options } = target();
    const winner = { playerName: 'Ana***', amountMinor: 5_000, gameId: '1', gameName: 'Uno', icon: '/1.svg', at: '' };
    applyLiveMessage({ type: 'jackpot-won', winner }, options);
    applyLiveMessage({ type: 'jackpot', amountMinor: 900 }, options);
    expect(queries.content.jackpot.getData()).toBeUndefined();
    queries.content.jackpot.setData(undefined, JACKPOT);
    applyLiveMessage({ type: 'jackpot-won', winner }, options);
    expect(queries.content.jackpot.getData()?.lastWon).toMatchObject({ playerName: 'Ana***', amountMinor: 5_000 });
  });

  it('HOME-08 MEM-03 a reading that was on its way does not put an older balance over the one that was told', async () => {
    const { queryClient, queries, options } = target();
    queries.wallet.balance.setData(undefined, { mainMinor: 100, vendors: [] });
    const [reading] = queryClient.getQueryCache().findAll({ queryKey: [['wallet', 'balance']] });
    const answer = Promise.withResolvers<unknown>();
    const read = queryClient.fetchQuery({
      queryKey: reading?.queryKey ?? [],
      queryFn: () => answer.promise,
      staleTime: 0,
    });
    applyLiveMessage({ type: 'balance', balanceMinor: 500 }, options);
    answer.resolve({ mainMinor: 100, vendors: [] });
    await read;
    expect(queries.wallet.balance.getData()?.mainMinor).toBe(500);
  });

  it('MEM-14 a new message shows in the count at once, and one to everybody makes each tab ask again', () => {
    const { queryClient, queries, options } = target();
    applyLiveMessage({ type: 'unread', count: 3 }, options);
    expect(queries.messages.unread.getData()).toEqual({ count: 3 });
    applyLiveMessage({ type: 'broadcast' }, options);
    const [unread] = queryClient.getQueryCache().findAll({ queryKey: [['messages', 'unread']] });
    expect(unread?.state.isInvalidated).toBe(true);
  });

  it('HOME-05 the board keeps its order and its twenty entries', () => {
    const board = Array.from({ length: 20 }, (_, index) =>
      winner(2_000 - index, `2026-11-20T00:00:${10 + index}.000Z`),
    );
    const next = withWinner(board, winner(5_000, '2026-11-20T00:01:00.000Z'));
    expect(next).toHaveLength(20);
    expect(next[0]?.amountMinor).toBe(5_000);
    expect(next.at(-1)?.amountMinor).toBe(1_982);
  });

  it('HOME-10 a win has the lists of winners asked for again', async () => {
    const { queryClient, queries, options } = target();
    queries.content.winnersOf.setData({ language: 'es', period: 'day' }, [winner(100)]);
    applyLiveMessage({ type: 'winner', winner: winner(5_000) }, options);
    const [list] = queryClient.getQueryCache().findAll({ queryKey: [['content', 'winnersOf']] });
    await expect.poll(() => list?.state.isInvalidated).toBe(true);
  });

  it('HOME-08 a win that is told twice shows once', () => {
    expect(withWinner([winner(100)], winner(100))).toHaveLength(1);
  });

  it.each([
    ['open', 0, true],
    ['closed', 1, false],
  ] as const)('SYS-02 after a gap a platform that is %s is asked for its state first', async (_, status, isRead) => {
    const { queryClient, queries, options } = target();
    const path = ['system', 'bootstrap'];
    queryClient.setQueryData([path, { input: { language: 'es' }, type: 'query' }], { ...bootstrap, status });
    queries.content.jackpot.setData(undefined, JACKPOT);
    const isAskedAgain = (name: string) =>
      queryClient.getQueryCache().findAll({ queryKey: [name.split('.')] })[0]?.state.isInvalidated;
    const reading = readAgain(queries, options.language);
    expect([isAskedAgain('system.bootstrap'), isAskedAgain('content.jackpot')]).toEqual([true, false]);
    await reading;
    expect(isAskedAgain('content.jackpot')).toBe(isRead);
  });

  it('SYS-02 HOME-08 after a gap everything that the stream tells is asked for again', async () => {
    const { queryClient, queries, options } = target();
    queries.wallet.balance.setData(undefined, { mainMinor: 100, vendors: [] });
    applyLiveMessage({ type: 'resync' }, options);
    const [balance] = queryClient.getQueryCache().findAll({ queryKey: [['wallet', 'balance']] });
    await expect.poll(() => balance?.state.isInvalidated).toBe(true);
  });

  it('AUTH-15 a session that ended elsewhere ends here', () => {
    const { session, options } = target();
    applyLiveMessage({ type: 'session-ended' }, options);
    expect(session.end).toHaveBeenCalledWith('expired');
  });
});

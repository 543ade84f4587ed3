import { WINNER_BOARD_LIMIT } from '@tonalli/contracts/constants';
import type { Winner } from '@tonalli/contracts/content/api';
import type { AppRouter } from '@tonalli/gateway/public';
import type { Language } from '@tonalli/i18n/languages';
import type { inferProcedureOutput } from '@trpc/server';
import type { AppServices } from '../app-services';

type Streamed = inferProcedureOutput<AppRouter['live']['events']>;
type Tracked = Streamed extends AsyncIterable<infer Item, infer _Return, infer _Next> ? Item : never;
export type LiveMessage = Tracked extends { data: infer Message } ? Message : never;

interface LiveTarget {
  services: Pick<AppServices, 'queries' | 'session'>;
  language: Language;
}

/** Writes live messages into the query cache. A query in flight may be older than the message, so it is cancelled. */
export function applyLiveMessage(message: LiveMessage, { services, language }: LiveTarget): void {
  const { queries, session } = services;
  switch (message.type) {
    case 'balance':
      void queries.wallet.balance.cancel();
      queries.wallet.balance.setData(undefined, (known) => ({
        vendors: known?.vendors ?? [],
        mainMinor: message.balanceMinor,
      }));
      // A bet that was placed or decided moves money, and so does each draw of an order.
      readBetsAgain(queries);
      return;
    case 'bet-ended':
    case 'bet-corrected':
      readBetsAgain(queries);
      void queries.records.bets.invalidate();
      return;
    case 'promotions':
    case 'tournaments':
    case 'missions':
    case 'chat':
      void queries[message.type].invalidate();
      return;
    case 'cashier':
      void queries.cashier.invalidate();
      void queries.bonuses.invalidate();
      return;
    case 'wallets':
      void queries.wallet.invalidate();
      return;
    case 'jackpot':
      changeJackpot(queries, withoutType(message));
      return;
    case 'jackpot-won':
      changeJackpot(queries, { lastWon: message.winner });
      return;
    case 'winner':
      queries.content.winners.setData({ language }, (known) => known && withWinner(known, message.winner));
      // A list on a page of its own says more of each win than the message does.
      void queries.content.winnersOf.invalidate();
      return;
    case 'rewards':
      void queries.rewards.invalidate();
      // What a promotion or a level gave may have been claimed in the centre.
      void queries.promotions.invalidate();
      void queries.vip.invalidate();
      return;
    case 'unread':
      void queries.messages.unread.cancel();
      queries.messages.unread.setData(undefined, { count: message.count });
      void queries.messages.list.invalidate();
      // A reply to feedback comes with a message.
      void queries.help.feedback.invalidate();
      // So does what became of documents.
      void queries.identityCheck.invalidate();
      return;
    case 'broadcast':
      void queries.messages.invalidate();
      return;
    case 'session-ended':
      session.end(message.closed ?? message.break ?? 'expired');
      return;
    case 'resync':
      void readAgain(queries, language);
      return;
  }
}

function readBetsAgain({ records, lottery, playTime }: AppServices['queries']): void {
  for (const told of [records.open, lottery.orders, lottery.order, playTime.read]) void told.invalidate();
}

/** The platform may have opened, closed or changed modules; while it is closed, only the bootstrap is refetched. */
export async function readAgain(queries: AppServices['queries'], language: Language): Promise<void> {
  await queries.system.bootstrap.invalidate();
  const isClosed = (queries.system.bootstrap.getData({ language })?.status ?? 0) !== 0;
  if (isClosed) return;
  const { wallet, cashier, chat, messages, help, content, promotions, rewards } = queries;
  const told = [wallet.balance, cashier, chat, messages.unread, messages.list, help.feedback];
  for (const one of [content, promotions, rewards]) void one.invalidate();
  for (const one of told) {
    void one.invalidate();
  }
  readBetsAgain(queries);
}

const withoutType = ({ type: _, ...said }: Extract<LiveMessage, { type: 'jackpot' }>) => said;

type KnownJackpot = NonNullable<ReturnType<AppServices['queries']['content']['jackpot']['getData']>>;

/** Nothing to change until it was fetched once. */
function changeJackpot({ content }: AppServices['queries'], change: Partial<KnownJackpot>): void {
  const known = content.jackpot.getData();
  if (!known) return;
  void content.jackpot.cancel();
  content.jackpot.setData(undefined, { ...known, ...change });
}

/** The board keeps its order, the largest win first, and its length. */
export function withWinner(board: readonly Winner[], winner: Winner): Winner[] {
  const others = board.filter(({ at, gameId, playerName }) => {
    return at !== winner.at || gameId !== winner.gameId || playerName !== winner.playerName;
  });
  return [...others, winner].sort((a, b) => b.amountMinor - a.amountMinor).slice(0, WINNER_BOARD_LIMIT);
}

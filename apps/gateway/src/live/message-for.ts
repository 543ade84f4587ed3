import type { Winner } from '@tonalli/contracts/content/api';
import { type Language, toWireLanguage } from '@tonalli/contracts/language';
import type { LiveEvent } from '@tonalli/contracts/live';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { toJackpotFeed } from '../features/content/to-jackpot';
import { toWinner as toWinnerEntry } from '../features/content/to-winner';
import type { CorrectedBet, EndedBet, LiveMessage, Subscription } from './live-hub';

type Recipient = Pick<Subscription, 'language' | 'session'>;

/** Null is everybody, visitors too. */
const isFor = (customerId: string | null, session: Recipient['session']): boolean =>
  customerId === null || customerId === session?.customerId;

/** The message that a platform event means for one tab, or null when it is not for that tab. A `session-ended` still has to be verified. */
export function messageFor(event: LiveEvent, { language, session }: Recipient): LiveMessage | null {
  switch (event.type) {
    case 'balance':
      return event.customerId === session?.customerId ? { type: 'balance', balanceMinor: event.balance } : null;
    case 'cashier':
      return event.customerId === session?.customerId ? { type: 'cashier' } : null;
    case 'promotions':
      return isFor(event.customerId, session) ? { type: 'promotions' } : null;
    case 'tournaments':
      return session && !isTrialType(session.type) ? { type: 'tournaments' } : null;
    case 'wallets':
      return event.customerId === session?.customerId ? { type: 'wallets' } : null;
    case 'rewards':
      return event.customerId === session?.customerId ? { type: 'rewards' } : null;
    case 'unread':
      return event.customerId === session?.customerId ? { type: 'unread', count: event.count } : null;
    case 'missions':
      return event.customerId === session?.customerId ? { type: 'missions', count: event.count } : null;
    case 'chat':
      return session && isFor(event.customerId, session) ? { type: 'chat' } : null;
    case 'bet-ended':
      return event.customerId === session?.customerId ? { type: 'bet-ended', bet: toEndedBet(event, language) } : null;
    case 'bet-corrected':
      return event.customerId === session?.customerId
        ? { type: 'bet-corrected', bet: toCorrectedBet(event, language) }
        : null;
    case 'broadcast':
      return session && !isTrialType(session.type) ? { type: 'broadcast' } : null;
    case 'session-ended':
      if (event.customerId !== session?.customerId) return null;
      return {
        type: 'session-ended',
        ...(event.break && { break: event.break }),
        ...(event.closed && { closed: event.closed }),
      };
    case 'winner':
      return { type: 'winner', winner: toWinner(event, language) };
    case 'jackpot-won':
      return { type: 'jackpot-won', winner: toWinner(event, language) };
    case 'jackpot':
      return toJackpotMessage(event);
    case 'status':
      return { type: 'resync' };
  }
}

function toJackpotMessage({ amount, at, feed }: Extract<LiveEvent, { type: 'jackpot' }>): LiveMessage {
  const grows = toJackpotFeed(feed);
  return { type: 'jackpot', amountMinor: amount, ...(at && { at }), ...(grows && { feed: grows }) };
}

const nameIn = (names: Readonly<Record<string, string>>, language: Language): string =>
  names[toWireLanguage(language)] ?? names[language] ?? Object.values(names)[0] ?? '';

function toEndedBet(
  { roundId, gameNames, payout, isReturned }: Extract<LiveEvent, { type: 'bet-ended' }>,
  language: Language,
): EndedBet {
  return { roundId, gameName: nameIn(gameNames, language), payoutMinor: payout, isReturned };
}

function toCorrectedBet(
  { roundId, gameNames, delta, isOpen }: Extract<LiveEvent, { type: 'bet-corrected' }>,
  language: Language,
): CorrectedBet {
  return { roundId, gameName: nameIn(gameNames, language), deltaMinor: delta, isOpen };
}

function toWinner(
  { winner, gameNames }: Extract<LiveEvent, { type: 'winner' | 'jackpot-won' }>,
  language: Language,
): Winner {
  return toWinnerEntry(winner, nameIn(gameNames, language));
}

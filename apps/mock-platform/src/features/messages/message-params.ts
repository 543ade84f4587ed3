import type { IdentityFault, IdentityItem } from '@tonalli/contracts/identity-check/parts';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { MessageKind } from '@tonalli/contracts/messages/wire';
import { formatAmount } from '@tonalli/i18n/format';

type InBoth = Readonly<Record<WireLanguage, string>>;

/** How a slip came out, and what it pays in all; open: it is undecided. */
export interface SlipStand {
  readonly outcome: 'OPEN' | 'WON' | 'HALF_WON' | 'VOID' | 'HALF_LOST' | 'LOST';
  readonly payoutMinor: number;
}

/** What the text of each kind is filled with. */
export interface MessageParams {
  welcome: { nickname: string };
  /** `device`: browser and system, null when they are not known. */
  newLogin: { ip: string; device: string | null };
  depositCredited: { amountMinor: number; reference: string };
  /** Arrived beyond a limit of the member's own. */
  depositHeld: { amountMinor: number; reference: string };
  /** Arrived while the member was on a break. */
  depositReturned: { amountMinor: number; reference: string };
  /** Taken back by whoever paid it; `owedMinor`: what the balance did not have, `bonusMinor`: what was lost of its bonus. */
  depositReversed: { amountMinor: number; owedMinor: number; bonusMinor: number; reference: string };
  withdrawalPaid: { amountMinor: number; reference: string };
  /** What the operator decided about a payout that was said not to have arrived. */
  withdrawalClaim: { amountMinor: number; reference: string; refunded: boolean };
  feedbackReply: { reference: string; text: string };
  /** A day before it runs out; missing: what is still to be wagered. */
  bonusExpiring: { amountMinor: number; missingMinor: number; until: number };
  bonusConverted: { amountMinor: number; reference: string };
  bonusExpired: { amountMinor: number; reference: string };
  /** A day before they run out; `count`: how many are left. */
  freeExpiring: { count: number; title: InBoth; until: number };
  freeExpired: { count: number; title: InBoth };
  vipLevel: { level: number; name: InBoth; club: InBoth };
  vipKeep: { amountMinor: number; name: InBoth; club: InBoth; until: number };
  birthdayGift: { amountMinor: number; until: number };
  raffleWon: { title: InBoth; ticket: number; until: number };
  raffleLapsed: { title: InBoth; ticket: number };
  /** `day` of the operator's, yyyy-MM-dd; `active`: how many of the invited bet on it. */
  referralEarned: { amountMinor: number; day: string; active: number };
  /** `from`: the sender's user name, masked. */
  transferReceived: { amountMinor: number; reference: string; from: string };
  /** `deltaMinor`: below zero where the bet pays less than it did. */
  betCorrected: { game: InBoth; deltaMinor: number; payoutMinor: number; roundId: string };
  /** `matches`: those whose results are others by now. */
  slipCorrected: { matches: readonly InBoth[]; was: SlipStand; is: SlipStand; betId: string };
  /** A bet that was open was decided without the member. Returned: no more than untouched stakes came back. */
  betEnded: { game: InBoth; stakeMinor: number; payoutMinor: number; isReturned: boolean; roundId: string };
  /** Somebody joined right below an agent; `code`: of the link that they came by. */
  downlineJoined: { username: string; agent: boolean; code: string | null };
  /** Somebody stands below another agent from a moment on, names of agents masked; null: the reader, or nobody. */
  downlineMoved: { username: string | null; from: string | null; to: string | null; reason: string; at: number };
  /** `validUntil`: yyyy-MM-dd. */
  identityApproved: { validUntil: string | null };
  /** `note`: in the reviewer's own words. */
  identityRejected: { faults: Partial<Record<IdentityItem, IdentityFault>>; note: string | null };
  identityExpired: object;
  /** Of the seven days before. */
  playReview: { playedMs: number; netMinor: number };
  /** `reason`: why not; null where it was approved. */
  promotionDecided: { title: InBoth; promotionId: string; reason: string | null };
  promotion: { promotionId: string; title: InBoth };
  notice: { title: InBoth; body: InBoth };
}

/** A message that says what it is about; its words follow when it is read, in the language of the reader. */
export type MessageContent = {
  [Kind in MessageKind]: { kind: Kind; params: MessageParams[Kind] };
}[MessageKind];

export interface MessageText {
  title: string;
  body: string;
}

/** The words of a kind in each language. */
export type Words<Kind extends MessageKind> = Record<WireLanguage, (params: MessageParams[Kind]) => MessageText>;

export const pesos = (amountMinor: number): string => formatAmount(amountMinor, 'es');

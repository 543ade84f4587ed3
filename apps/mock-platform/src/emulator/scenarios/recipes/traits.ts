import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '@tonalli/contracts/cashier/states';
import { IDENTITY_STATES } from '@tonalli/contracts/identity-check/parts';
import { LIMIT_KINDS, OWN_LIMIT_PERIODS } from '@tonalli/contracts/limits/periods';
import { parseMoney } from '@tonalli/contracts/money';
import { FORCED_SPINS } from '@tonalli/contracts/play/forced-spins';
import { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import { QaText } from '@tonalli/qa/scenarios';
import { z } from 'zod';
import { BREAK_STATES } from './breaks';
import { CLOSING_STATES } from './closing';
import { FamilyRounds } from './family-round';
import { LotteryOrders } from './lottery';
import type { PersonRecipe } from './member';
import { Amount, Count, type Named, named, Words, Yes } from './named';

import { PromotionWanted } from './promotions';

type Trait = Named<(person: PersonRecipe) => PersonRecipe>;

const trait = <Input extends z.ZodType>(
  summary: string,
  input: Input,
  add: (person: PersonRecipe, input: z.output<Input>) => PersonRecipe,
): Trait => named(summary, input, (given) => (person) => add(person, given));

/** Minutes, or an amount. */
const limitOf = (limit: number | string): number => (typeof limit === 'number' ? limit : parseMoney(limit));

const OneLimit = z.strictObject({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(OWN_LIMIT_PERIODS),
  /** Of a limit of time: minutes. */
  limit: z.union([Amount, z.int().min(1)]),
  /** So much of it was lost, or staked, today. */
  used: Amount.optional(),
  raise: z
    .strictObject({ to: z.union([Amount, z.int().min(1)]), state: z.enum(['waiting', 'confirmable', 'lapsed']) })
    .optional(),
});

const Birthday = z.union([z.iso.date(), z.literal('tomorrow')]);

const IDENTITY = {
  note: trait('What the account is for', QaText, (person, { en, es }) => person.as(en, es)),
  nickname: trait('What others call them', Words, (person, nickname) => person.withNickname(nickname)),
  email: trait('Their address', Words, (person, email) => person.withEmail(email)),
  firstLogin: trait('Joined today and never logged in', Yes, (person) => person.firstLogin()),
  defaultPassword: trait("Has the operator's password", Yes, (person) => person.defaultPassword()),
  withoutPassword: trait('Has no password', Yes, (person) => person.withoutPassword()),
  expiredPassword: trait('Has an old password', Yes, (person) => person.expiredPassword()),
  withoutPaymentPassword: trait('Has no payment password', Yes, (person) => person.withoutPaymentPassword()),
  captchaDue: trait('Failed to log in until a captcha is asked for', Yes, (person) => person.captchaDue()),
  locked: trait('Failed to log in until it locked', Yes, (person) => person.locked()),
  suspended: trait('Is suspended', Yes, (person) => person.suspended()),
  closed: trait('Has closed the account, whose payout stands here', z.enum(CLOSING_STATES), (person, state) =>
    person.closed(state),
  ),
  authenticator: trait('Has set up an authenticator', Yes, (person) => person.withAuthenticator()),
  authenticatorBegun: trait('Was shown the key of one', Yes, (person) => person.withAuthenticatorBegun()),
  passkeys: trait('Has two passkeys that no device holds', Yes, (person) => person.withPasskeys()),
  provenContacts: trait('Proved the number and this address', Words, (person, email) =>
    person.withProvenContacts(email),
  ),
  birthday: trait('Was born on this day, or has their birthday tomorrow', Birthday, (person, day) =>
    person.withBirthday(day),
  ),
  loginCode: trait(
    'Asked for a login code, which is in this state',
    z.enum(['waiting', 'used', 'worn-out']),
    (person, state) => person.withLoginCode(state),
  ),
  external: trait('Is linked to another service', z.enum(EXTERNAL_PROVIDERS), (person, provider) =>
    person.withExternal(provider),
  ),
  identityCheck: trait('Whose identity check stands here', z.enum(IDENTITY_STATES), (person, state) =>
    person.withIdentityCheck(state),
  ),
  registeredIps: trait('Has logged in from these addresses', z.array(z.ipv4()).min(1).max(20), (person, ips) =>
    person.withRegisteredIps(...ips),
  ),
  origin: trait(
    'Comes from this address, or with this browser, of late',
    z
      .strictObject({
        address: z.union([z.ipv4(), z.ipv6()]).optional(),
        browser: z.string().min(1).max(64).optional(),
      })
      .meta({ minProperties: 1 }),
    (person, { address = '127.0.0.1', browser = null }) => person.withOrigin(address, browser),
  ),
  passwordLink: trait('Asked for a new password; the mail waits', Yes, (person) => person.withPasswordLink()),
  paymentLocked: trait('Locked the payment password', Yes, (person) => person.paymentLocked()),
  sessions: trait('Is logged in on three devices', Yes, (person) => person.withSessions()),
  revokedSessions: trait('Was, and all of those were ended', Yes, (person) => person.withRevokedSessions()),
} as const;

const MONEY = {
  balance: trait('What is in the main wallet in the end', Amount, (person, amount) => person.withBalance(amount)),
  wallet: trait(
    'So much in the wallet of a vendor',
    z.strictObject({ vendor: Words, amount: Amount }),
    (person, { vendor, amount }) => person.withWallet(vendor, amount),
  ),
  deposit: trait(
    'A deposit in this state',
    z.strictObject({
      state: z.enum(DEPOSIT_STATES),
      amount: Amount.optional(),
      channel: z.string().max(32).optional(),
    }),
    (person, { state, amount, channel }) => person.withDeposit(state, amount, channel),
  ),
  withdrawal: trait(
    'A withdrawal in this state',
    z.strictObject({ state: z.enum(WITHDRAWAL_STATES), amount: Amount.optional() }),
    (person, { state, amount }) => person.withWithdrawal(state, amount),
  ),
  break: trait('On a break from playing, which is in this state', z.enum(BREAK_STATES), (person, state) =>
    person.onBreak(state),
  ),
  bankAccount: trait('Has a bank account', Yes, (person) => person.withBankAccount()),
  depositLimits: trait(
    'Limits the deposits of a period to an amount',
    z.strictObject({ daily: Amount.optional(), weekly: Amount.optional(), monthly: Amount.optional() }),
    (person, { daily, weekly, monthly }) =>
      person.withDepositLimits({
        ...(daily !== undefined && { daily: parseMoney(daily) }),
        ...(weekly !== undefined && { weekly: parseMoney(weekly) }),
        ...(monthly !== undefined && { monthly: parseMoney(monthly) }),
      }),
  ),
  limits: trait(
    'Limits themself in one kind; another limit of the kind is asked for later',
    OneLimit,
    (person, limit) =>
      person.withLimit({
        kind: limit.kind,
        period: limit.period,
        limit: limitOf(limit.limit),
        ...(limit.used !== undefined && { usedMinor: parseMoney(limit.used) }),
        ...(limit.raise && { raise: { to: limitOf(limit.raise.to), state: limit.raise.state } }),
      }),
  ),
} as const;

const PLAY = {
  bets: trait('Rounds over the last week', Count, (person, count) => person.withBets(count)),
  playing: trait('Has played for so many minutes and goes on', z.int().min(1).max(600), (person, minutes) =>
    person.havingPlayed(minutes),
  ),
  round: trait('A round that comes out so', z.enum(FORCED_SPINS).exclude(['stops']), (person, outcome) =>
    person.withRound(outcome),
  ),
  familyRounds: trait(
    'Rounds of any family of games, ended or left open by these steps',
    FamilyRounds,
    (person, rounds) => person.withFamilyRounds(rounds),
  ),
  lotteryOrders: trait('Orders of a lottery, for one draw or for several', LotteryOrders, (person, orders) =>
    person.withLotteryOrders(orders),
  ),
  pendingBets: trait('Bets whose results are to come', Count, (person, count) => person.withPendingBets(count)),
  cancelledBets: trait('Bets that were called off', Count, (person, count) => person.withCancelledBets(count)),
  favorites: trait('Favourite games', Count, (person, count) => person.withFavorites(count)),
  favoritesOfEveryType: trait('So many favourites of every type of game', Count, (person, count) =>
    person.withFavoritesOfEveryType(count),
  ),
  recent: trait('Games that were opened of late', Count, (person, count) => person.withRecent(count)),
} as const;

const BENEFITS = {
  vip: trait('Reached a VIP level by bets', z.int().min(0).max(20), (person, level) => person.vip(level)),
  vipEarlier: trait('Reached a VIP level by bets of the quarter before', z.int().min(0).max(20), (person, level) =>
    person.vipEarlier(level),
  ),
  claimedBonuses: trait('Claimed every bonus', Yes, (person) => person.withClaimedBonuses()),
  lapsedBonus: trait('Let the bonus of a month lapse', Yes, (person) => person.withLapsedBonus()),
  points: trait('Has points', z.int().min(1), (person, points) => person.withPoints(points)),
  redemption: trait('Asked for a reward, which is in this state', RedemptionStatus, (person, status) =>
    person.withRedemption(status),
  ),
  promotion: trait('Did this about a promotion', PromotionWanted, (person, wanted) => person.withPromotion(wanted)),
  referrals: trait('Friends who came with the code and play', Count, (person, count) => person.withReferrals(count)),
  messages: trait(
    'Messages, of which the newest are unread and the oldest deleted',
    z.strictObject({ count: Count, unread: Count.optional(), deleted: Count.optional() }),
    (person, { count, unread = 0, deleted = 0 }) => person.withMessages(count, { unread, deleted }),
  ),
  feedback: trait(
    'Told the operator something',
    z.strictObject({
      count: Count.optional(),
      pictures: z.int().min(0).max(3).optional(),
      replied: z.boolean().optional(),
      long: z.boolean().optional(),
    }),
    (person, { count = 1, pictures = 0, replied = false, long = false }) =>
      person.withFeedback({ count, pictures, replied, long }),
  ),
} as const;

/** What somebody in a file can be, by name. They take effect in their order; the balance comes last. */
export const TRAITS = { ...IDENTITY, ...MONEY, ...PLAY, ...BENEFITS } as const satisfies Record<string, Trait>;

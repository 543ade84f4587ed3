import type { DepositState, WithdrawalState } from '@tonalli/contracts/cashier/states';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { IdentityState } from '@tonalli/contracts/identity-check/parts';
import type { DepositLimits } from '@tonalli/contracts/limits/periods';
import { parseMoney } from '@tonalli/contracts/money';
import type { ForcedSpin } from '@tonalli/contracts/play/forced-spins';
import type { RedemptionStatus } from '@tonalli/contracts/points/wire';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { isAgentType, isTrialType, type MemberType } from '@tonalli/contracts/session/wire';
import type { QaText } from '@tonalli/qa/scenarios';
import { dayInZone } from '../../../clock/system-time';
import { addDays } from '../../../clock/zone-days';
import { keepDepositLimits } from '../../../features/limits';
import { addFavoriteGame, popularOfEveryType, recordRecentGame } from '../../../features/lobby';
import { playableGames } from '../../../features/play';
import { grantPoints } from '../../../features/points';
import { noteOrigin, setMemberStatus } from '../../../features/session';
import { keepBirthday } from '../../../people/birthday';
import { findMemberByUsername } from '../../../people/find-member';
import type { World } from '../../../world/world';
import type { CookedAccount, Recipe } from '../scenario';
import { bringFriends, fillInbox, type MessagesWanted, reachLevel, redeem, settleBonuses } from './benefits';
import { placeOpenBets, playFor, playForced, playRounds } from './bets';
import { type BreakState, stepBack } from './breaks';
import { type ClosingState, closeUp } from './closing';
import { type FamilyRounds, playFamily } from './family-round';
import { type FeedbackWanted, writeFeedback } from './feedback';
import {
  addAuthenticator,
  askForPasswordLink,
  beginAuthenticator,
  failLogins,
  lockPayment,
  logInElsewhere,
  plantPasskeys,
  proveContacts,
  registerIps,
  type SmsCodeState,
  sendLoginCode,
} from './identity';
import { bringCheckTo } from './identity-check';
import { type LimitWanted, limitThemself } from './limits';
import { linkService } from './linked-service';
import { type LotteryOrders, orderLotteries } from './lottery';
import { bankAccountOf, fillWallet, settleBalance } from './money';
import { type DepositWanted, deposit, withdrawal } from './orders';
import { addPerson, type Facts, PASSWORD, type Person } from './person';
import { type PromotionWanted, takePart } from './promotions';

type Step = (world: World, person: Person) => void;

/** Of a leap year, which has every day. */
const bornTomorrow = (world: World): string =>
  `1988-${addDays(dayInZone(world.clock.now(), OPERATOR_TIME_ZONE), 1).slice(5)}`;

/** Longer than a password is good for. */
const OLD_DAYS = 120;
const ROLE_NOTES = {
  member: { en: 'The player', es: 'Quien juega' },
  agent: { en: 'The agent', es: 'El agente' },
  trial: { en: 'The trial account', es: 'La cuenta de prueba' },
} as const satisfies Record<CookedAccount['role'], QaText>;

function roleOf(type: MemberType): CookedAccount['role'] {
  if (isTrialType(type)) return 'trial';
  return isAgentType(type) ? 'agent' : 'member';
}

/** Somebody with traits, which take effect in the order in which they are named; the balance comes last. Amounts are decimals. */
export class PersonRecipe implements Recipe {
  protected readonly facts: Facts;
  protected readonly steps: Step[] = [];
  private balanceMinor: number | null = null;
  private closing: ClosingState | null = null;
  private note: QaText | null = null;
  private upline: string | null = null;

  constructor(base: string, type: MemberType) {
    const hasPaymentPassword = !isTrialType(type);
    this.facts = {
      base,
      type,
      ageDays: 45,
      hasLoggedIn: true,
      hasPaymentPassword,
      hasDefaultPassword: false,
    };
  }

  protected with(step: Step): this {
    this.steps.push(step);
    return this;
  }

  private known(facts: Partial<Facts>): this {
    Object.assign(this.facts, facts);
    return this;
  }

  /** Brought in by the agent of that user name, who has to be there; an agent below another is a sub-agent. */
  below(username: string): this {
    this.upline = username;
    return isAgentType(this.facts.type) ? this.known({ type: 2 }) : this;
  }

  /** What the account is for, where the scenario's title does not say it. */
  as(en: string, es: string): this {
    this.note = { en, es };
    return this;
  }

  withNickname = (nickname: string) => this.known({ nickname });
  withEmail = (email: string) => this.known({ email });
  firstLogin = () => this.known({ hasLoggedIn: false, ageDays: 0 });
  defaultPassword = () => this.known({ hasDefaultPassword: true });
  withoutPassword = () => this.known({ hasPassword: false });
  expiredPassword = () => this.known({ ageDays: OLD_DAYS });
  /** As somebody who has just registered begins, and how far they have come since. */
  withIdentityCheck = (state: IdentityState) =>
    this.known({ isIdentityChecked: false }).with((world, person) => bringCheckTo(world, person, state));
  withoutPaymentPassword = () => this.known({ hasPaymentPassword: false });

  withBalance(amount: string): this {
    this.balanceMinor = parseMoney(amount);
    return this;
  }

  withBets = (count: number) => this.with((world, person) => playRounds(world, person, count));
  havingPlayed = (minutes: number) => this.with((world, person) => playFor(world, person, minutes));
  withFamilyRounds = (rounds: FamilyRounds) => this.with((world, person) => playFamily(world, person, rounds));
  withLotteryOrders = (orders: LotteryOrders) => this.with((world, person) => orderLotteries(world, person, orders));
  withRound = (outcome: ForcedSpin) => this.with((world, person) => playForced(world, person, outcome));
  withPendingBets = (count: number) =>
    this.with((world, person) => placeOpenBets(world, person, { count, cancelled: false }));
  withCancelledBets = (count: number) =>
    this.with((world, person) => placeOpenBets(world, person, { count, cancelled: true }));

  withDeposit = (state: DepositState, amount = '500.00', channelId: DepositWanted['channelId'] = 'spei') =>
    this.with((world, person) => deposit(world, person, { state, amountMinor: parseMoney(amount), channelId }));
  withWithdrawal = (state: WithdrawalState, amount = '400.00') =>
    this.with((world, person) => withdrawal(world, person, { state, amountMinor: parseMoney(amount) }));
  onBreak = (state: BreakState) => this.with((world, person) => stepBack(world, person, state));
  /** Tomorrow: in the operator's zone. */
  withBirthday = (day: string) =>
    this.with((world, { id }) => keepBirthday(world, id, day === 'tomorrow' ? bornTomorrow(world) : day));
  withBankAccount = () => this.with((world, person) => void bankAccountOf(world, person));

  vip = (level: number) => this.with((world, person) => reachLevel(world, person, { level, isEarlier: false }));
  vipEarlier = (level: number) =>
    this.known({ ageDays: OLD_DAYS, passwordDays: 30 }).with((world, person) =>
      reachLevel(world, person, { level, isEarlier: true }),
    );
  withClaimedBonuses = () => this.with((world, person) => settleBonuses(world, person, 'claimed'));
  withLapsedBonus = () => this.with((world, person) => settleBonuses(world, person, 'lapsed'));
  withPoints = (points: number) => this.with((world, { id }) => void grantPoints(world, id, points));
  withRedemption = (status: RedemptionStatus) => this.with((world, person) => redeem(world, person, status));
  withPromotion = (wanted: PromotionWanted) => this.with((world, person) => takePart(world, person, wanted));
  withReferrals = (count: number) => this.with((world, person) => bringFriends(world, person, count));

  withMessages = (count: number, { unread = 0, deleted = 0 }: Partial<Omit<MessagesWanted, 'count'>> = {}) =>
    this.with((world, person) => fillInbox(world, person, { count, unread, deleted }));

  withFeedback = (wanted: Partial<FeedbackWanted> = {}) =>
    this.with((world, person) => writeFeedback(world, person, wanted));

  captchaDue = () => this.with((world, person) => failLogins(world, person, 'captcha'));
  locked = () => this.with((world, person) => failLogins(world, person, 'locked'));
  suspended = () => this.with((world, { id }) => setMemberStatus(world, id, 'suspended'));
  /** After everything else, with what is there by then. */
  closed(state: ClosingState): this {
    this.closing = state;
    return this;
  }

  withAuthenticator = () => this.with(addAuthenticator);
  withAuthenticatorBegun = () => this.with(beginAuthenticator);
  withPasskeys = () => this.with(plantPasskeys);
  withProvenContacts = (email: string) => this.with((world, person) => proveContacts(world, person, email));
  withLoginCode = (state: SmsCodeState) => this.with((world, person) => sendLoginCode(world, person, state));
  withDepositLimits = (limits: DepositLimits) =>
    this.with((world, { id: memberId, joinedAt: at }) => keepDepositLimits(world, { memberId, limits, at }));
  withLimit = (limit: LimitWanted) => this.with((world, person) => limitThemself(world, person, limit));
  withExternal = (provider: ExternalProvider) => this.with((world, person) => linkService(world, person, provider));
  withRegisteredIps = (...ips: string[]) => this.with((world, person) => registerIps(world, person, ips));
  withOrigin = (ip: string, device: string | null) =>
    this.with((world, { id }) => world.transaction(() => noteOrigin(world, id, { ip, device })));
  withPasswordLink = () => this.with(askForPasswordLink);
  paymentLocked = () => this.with(lockPayment);
  withSessions = () => this.with((world, person) => logInElsewhere(world, person, { revoked: false }));
  withRevokedSessions = () => this.with((world, person) => logInElsewhere(world, person, { revoked: true }));

  /** So much in the wallet of a vendor that keeps its own. */
  withWallet = (vendor: string, amount: string) =>
    this.with((world, person) => fillWallet(world, person, { vendor, amountMinor: parseMoney(amount) }));

  withFavorites = (count: number) =>
    this.with((world, { id: memberId }) => {
      const at = world.clock.now();
      for (const { nodeId } of playableGames(world, count)) addFavoriteGame(world, { memberId, nodeId, at });
    });
  withFavoritesOfEveryType = (count: number) =>
    this.with((world, { id: memberId }) => {
      const at = world.clock.now();
      for (const { nodeId } of popularOfEveryType(world, count)) addFavoriteGame(world, { memberId, nodeId, at });
    });
  withRecent = (count: number) =>
    this.with((world, { id: memberId }) => {
      const now = world.clock.now();
      playableGames(world, count).forEach(({ nodeId }, index) => {
        recordRecentGame(world, { memberId, nodeId, at: now - index * 60_000 });
      });
    });

  cook(world: World): CookedAccount[] {
    const upline = this.upline === null ? null : findMemberByUsername(world, this.upline);
    if (this.upline !== null && !upline) throw new Error(`there is no ${this.upline}`);
    const person = addPerson(world, { ...this.facts, ...(upline && { uplineId: upline.id }) });
    for (const step of this.steps) step(world, person);
    if (this.balanceMinor !== null) settleBalance(world, person, this.balanceMinor);
    if (this.closing !== null) closeUp(world, person, this.closing);
    const role = roleOf(this.facts.type);
    return [{ role, username: person.username, password: PASSWORD, note: this.note ?? ROLE_NOTES[role] }];
  }
}

/** A player, with nothing unless a trait says so. */
export const member = (base: string): PersonRecipe => new PersonRecipe(base, 0);

/** Somebody who works for the operator, and cannot log in where members do. */
export const officeWorker = (base: string): PersonRecipe => new PersonRecipe(base, 3);

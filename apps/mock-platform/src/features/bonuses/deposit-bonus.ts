import { bonusOnDeposit } from '@tonalli/contracts/bonuses/amounts';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { decide } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import { holdOf } from '../../rewarding/hold-rewards';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { type BonusTerms, bonusTerms, type DepositOffer } from './bonus-terms';
import { choiceRepository, grantRepository, pastRepository } from './bonuses.repository';
import { loseGrant } from './end-grant';
import { openGrant, requireGrant } from './open-grant';

/** Terms of a bonus on a deposit. */
export type DepositTerms = BonusTerms & { deposit: DepositOffer };
const isOfDeposit = (terms: BonusTerms): terms is DepositTerms => terms.deposit !== undefined;

const MONDAY_FIRST = 7;
const weekdayOf = (at: number): number =>
  ((new Date(`${dayInZone(at, OPERATOR_TIME_ZONE)}T00:00:00Z`).getUTCDay() + MONDAY_FIRST - 1) % MONDAY_FIRST) + 1;

const same = (code: string, other: string): boolean => code.trim().toUpperCase() === other.toUpperCase();

/** Each once per person, but what is given on some days of each week. */
function mayTake(world: World, { id, deposit }: DepositTerms, { memberId, code, at }: Asked): boolean {
  const store = pastRepository(world);
  if (deposit.weekdays && !deposit.weekdays.includes(weekdayOf(at))) return false;
  if (deposit.when === 'CODE' && !(deposit.code && code && same(code, deposit.code))) return false;
  if (deposit.when === 'FIRST' && store.hasDeposited(memberId)) return false;
  if (deposit.when === 'RELOAD' && !store.hasDeposited(memberId)) return false;
  return deposit.weekdays !== undefined || !store.hadTerms(memberId, id);
}

interface Asked {
  readonly memberId: string;
  readonly code?: string | undefined;
  readonly at: number;
}

/** The bonuses that a member may take with a deposit now; with a code also that of the code. None on a break, while the operator looks into the account, or where the place allows none. */
export function depositOffers(world: World, asked: Asked): DepositTerms[] {
  const { memberId } = asked;
  if (!policyOf(world).bonusAllowed || holdOf(world, memberId)) return [];
  const gift = { kind: 'bonus.reward', memberId, amountMinor: 1, by: 'operator' } as const;
  if (world.transaction(() => 'refusal' in decide(world, gift))) return [];
  return bonusTerms()
    .filter(isOfDeposit)
    .filter((terms) => mayTake(world, terms, asked));
}

interface Chosen extends Asked {
  readonly orderId: number;
  readonly termsId: string;
  readonly depositMinor: number;
}

/**
 * Keeps what a member chose for a deposit before paying it. Call in its transaction. Throws `BONUS_NOT_FOUND` for what they may not
 * take, `AMOUNT_OUT_OF_RANGE` for a deposit that is too small for it.
 */
export function chooseBonus(world: World, { orderId, termsId, depositMinor, ...asked }: Chosen): void {
  const terms = depositOffers(world, asked).find(({ id }) => id === termsId);
  if (!terms) throw new PlatformFailure('BONUS_NOT_FOUND');
  if (bonusOnDeposit(terms.deposit, depositMinor) === 0) throw new PlatformFailure('AMOUNT_OUT_OF_RANGE');
  choiceRepository(world).insert({ orderId, memberId: asked.memberId, termsId });
}

/** Names the occasion. */
const keyOf = (orderId: number): string => `deposit:${orderId}`;

interface Credited {
  readonly orderId: number;
  readonly memberId: string;
  /** What reached the balance. */
  readonly depositMinor: number;
  readonly at: number;
}

/**
 * Gives the bonus that was chosen for a deposit, once it is credited. What was taken meanwhile with another deposit is not given
 * twice, nor is what too small a sum arrived for. Call in the transaction that credits it.
 */
export function giveDepositBonus(world: World, { orderId, memberId, depositMinor, at }: Credited): void {
  const termsId = choiceRepository(world).ofOrder(orderId);
  const terms = bonusTerms().find(({ id }) => id === termsId);
  if (!terms || !isOfDeposit(terms) || !policyOf(world).bonusAllowed) return;
  const isTaken = !terms.deposit.weekdays && pastRepository(world).hadTerms(memberId, terms.id);
  const bonusMinor = bonusOnDeposit(terms.deposit, depositMinor);
  if (isTaken || bonusMinor === 0) return;
  openGrant(world, { memberId, terms, bonusMinor, depositMinor, sourceKey: keyOf(orderId), at });
}

/**
 * The deposit of a bonus was taken back: what is open of the bonus goes back to the house. What became the member's own stays theirs.
 * Answers what was lost of it, minor units. Call in the transaction that takes the deposit back.
 */
export function revokeDepositBonus(world: World, orderId: number): number {
  const grant = grantRepository(world).ofKey(keyOf(orderId));
  if (grant?.state !== 'ACTIVE' && grant?.state !== 'QUEUED') return 0;
  loseGrant(world, grant, { state: 'REVOKED', ending: 'REVERSAL' });
  return requireGrant(world, grant.id).lostMinor;
}

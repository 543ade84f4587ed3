import { greatestBonusStake, wageringOf } from '@tonalli/contracts/bonuses/amounts';
import { DEPOSIT_OCCASIONS } from '@tonalli/contracts/bonuses/wire';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { policyOf } from '../policy';

/** More than so many times the bonus is never to be wagered, also where the deposit counts in. */
const MAX_TIMES = 10;

const AmountMinor = z.int().min(1);
const Words = z.strictObject({ title: z.string().min(1), summary: z.string().min(1) });

const DepositOffer = z.strictObject({
  /** `FIRST`: of the member's first deposit; `RELOAD`: of a later one; `CODE`: of whoever knows the code. */
  when: z.enum(DEPOSIT_OCCASIONS),
  code: z.string().min(4).max(32).optional(),
  percent: z.int().min(1).max(200),
  minDepositMinor: AmountMinor,
  maxBonusMinor: AmountMinor,
  /** 1 is Monday; left out: any day of the operator's. */
  weekdays: z.array(z.int().min(1).max(7)).min(1).optional(),
});
export type DepositOffer = z.infer<typeof DepositOffer>;

export const BonusTerms = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    version: z.int().min(1),
    es: Words,
    en: Words,
    /** Left out: it is given as a reward. */
    deposit: DepositOffer.optional(),
    times: z.int().min(1).max(MAX_TIMES),
    of: z.enum(['BONUS', 'BOTH']),
    days: z.int().min(7).max(90),
    /** Of what cost no deposit: so many times the bonus become the member's at most. */
    maxConversionTimes: z.int().min(1).max(10).optional(),
  })
  .superRefine((terms, context) => {
    if (terms.deposit && terms.maxConversionTimes !== undefined)
      context.addIssue({ code: 'custom', path: ['maxConversionTimes'], message: 'is for what cost no deposit' });
    if (terms.deposit && (terms.deposit.when === 'CODE') !== (terms.deposit.code !== undefined))
      context.addIssue({ code: 'custom', path: ['deposit', 'code'], message: 'belongs to CODE' });
  });
export type BonusTerms = z.infer<typeof BonusTerms>;

export const bonusTerms = dataFile('bonuses/bonuses.yaml', listById(BonusTerms));

const Contribution = z.strictObject({ id: z.string().min(1), percent: z.int().min(0).max(100) });
const contributions = dataFile('bonuses/contributions.yaml', listById(Contribution));

/** What a grant was taken under; it stays whatever the operator changes. Amounts in minor units. */
export interface FrozenTerms {
  readonly version: number;
  readonly titleEs: string;
  readonly titleEn: string;
  readonly days: number;
  readonly maxStakeMinor: number;
  /** The most that becomes the member's; null: all of it. */
  readonly maxConversionMinor: number | null;
  /** Per cent by family; a family that is not in it counts nothing and is not played with bonus money. */
  readonly contributions: Readonly<Record<string, number>>;
}

/** More than so many times a bonus is not to be wagered where the platform is. */
export const maxTimesOf = (world: World): number => Math.min(MAX_TIMES, policyOf(world).bonusMaxWagering ?? MAX_TIMES);

/** What is to be wagered for a bonus, under the rules of the place. Minor units. */
export const requiredMinorOf = (
  world: World,
  terms: Pick<BonusTerms, 'times' | 'of'>,
  money: { bonusMinor: number; depositMinor: number },
): number => wageringOf({ ...terms, maxTimes: maxTimesOf(world) }, money);

const LOTTERY = 'lottery';

/** Where the place forbids one bonus over several products, the lotteries are left out. */
export function contributionsOf(world: World): Record<string, number> {
  const isMixed = policyOf(world).bonusMixedProducts;
  const rows = contributions().filter(({ id, percent }) => percent > 0 && (isMixed || id !== LOTTERY));
  return Object.fromEntries(rows.map(({ id, percent }) => [id, percent]));
}

export const freeze = (world: World, terms: BonusTerms, bonusMinor: number): FrozenTerms => ({
  version: terms.version,
  titleEs: terms.es.title,
  titleEn: terms.en.title,
  days: terms.days,
  maxStakeMinor: greatestBonusStake(bonusMinor),
  maxConversionMinor: terms.maxConversionTimes === undefined ? null : terms.maxConversionTimes * bonusMinor,
  contributions: contributionsOf(world),
});

/** Throws `BONUS_NOT_FOUND`. */
export function requireTerms(id: string): BonusTerms {
  const terms = bonusTerms().find((one) => one.id === id);
  if (!terms) throw new PlatformFailure('BONUS_NOT_FOUND');
  return terms;
}

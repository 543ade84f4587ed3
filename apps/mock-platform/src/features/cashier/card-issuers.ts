import { z } from 'zod';
import { dataFile } from '../../kernel/data/data-files';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { policyOf } from '../policy';

const LENGTHS = /^\d{12,19}$/;

/** The check digit of a card's number, after Luhn. */
export function isCardNumber(digits: string): boolean {
  if (!LENGTHS.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const Range = z
  .strictObject({
    begins: z.string().regex(/^\d{4,8}$/),
    funding: z.enum(['credit', 'debit']),
    example: z.string().refine(isCardNumber, 'is no card number'),
  })
  .refine(({ begins, example }) => example.startsWith(begins), { path: ['example'], message: 'is not of the range' });
type Range = z.infer<typeof Range>;

/** Exported for its tests. */
export const CardRanges = z
  .array(Range)
  .min(1)
  .superRefine((ranges, context) => {
    for (const [at, { begins }] of ranges.entries()) {
      const other = ranges.slice(0, at).find((one) => begins.startsWith(one.begins) || one.begins.startsWith(begins));
      if (other) context.addIssue({ code: 'custom', path: [at, 'begins'], message: `meets ${other.begins}` });
    }
  });

const cardRanges = dataFile('cashier/test-cards.yaml', CardRanges);

/** What the rules of the place take now. */
export const takesCredit = (world: World): boolean => policyOf(world).creditCards;

/** The ranges whose cards are taken now, and those whose are not. */
export function rangesOf(world: World): { taken: readonly Range[]; refused: readonly Range[] } {
  const isTaken = ({ funding }: Range) => funding === 'debit' || takesCredit(world);
  return { taken: cardRanges().filter(isTaken), refused: cardRanges().filter((range) => !isTaken(range)) };
}

/** Throws `CARD_INVALID` for what is no card of the simulated issuers, and `CREDIT_CARD_REFUSED`. The number goes nowhere else. */
export function assertTakesCard(world: World, typed: string): void {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const isOf = ({ begins }: Range) => digits.startsWith(begins);
  const { taken, refused } = rangesOf(world);
  if (!isCardNumber(digits) || ![...taken, ...refused].some(isOf)) throw new PlatformFailure('CARD_INVALID');
  if (refused.some(isOf)) throw new PlatformFailure('CREDIT_CARD_REFUSED');
}

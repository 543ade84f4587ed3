import { z } from 'zod';

/**
 * Money is an integer number of minor units (centavos) inside, and a decimal string with two
 * places on the wire. It is never a float: every operation here is on safe integers.
 */
export const CURRENCY = { code: 'MXN', symbol: '$', minorPerMajor: 100 } as const;

/** The largest amount that one movement may carry, in minor units. */
export const MAX_AMOUNT_MINOR = 999_999_999_999;

const DECIMAL = /^(-?)(\d{1,13})\.(\d{2})$/;

/** Reads a wire amount such as `"1250.00"` into minor units. Throws `RangeError` on any other shape. */
export function parseMoney(decimal: string): number {
  const match = DECIMAL.exec(decimal);
  if (!match) throw new RangeError(`not a money amount: ${decimal}`);
  const [, sign, major, minor] = match;
  const amountMinor = Number(major) * CURRENCY.minorPerMajor + Number(minor);
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`amount out of range: ${decimal}`);
  return sign && amountMinor !== 0 ? -amountMinor : amountMinor;
}

/** Writes minor units as a wire amount with two places. Throws `RangeError` when given a fraction. */
export function formatMoney(amountMinor: number): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an integer of minor units: ${amountMinor}`);
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Multiplies by a rate of basis points (1/10,000), rounding half away from zero. */
export function applyBasisPoints(amountMinor: number, basisPoints: number): number {
  const scaled = BigInt(amountMinor) * BigInt(basisPoints);
  const half = scaled < 0n ? -5_000n : 5_000n;
  return Number((scaled + half) / 10_000n);
}

/** Said of a text that is none. */
const NO_AMOUNT = 'has to be an amount such as 12.50';

/** A signed amount: decimal string on the wire, minor units inside. */
export const SignedMoney = z.codec(z.string().regex(DECIMAL, NO_AMOUNT), z.int(), {
  decode: parseMoney,
  encode: formatMoney,
});

/** An amount of zero or more: decimal string on the wire, minor units inside. */
export const Money = z.codec(z.string().regex(/^\d{1,13}\.\d{2}$/, NO_AMOUNT), z.int().min(0), {
  decode: parseMoney,
  encode: formatMoney,
});

/** An amount that may be moved: above zero and at most `MAX_AMOUNT_MINOR`. */
export const PositiveMoney = z.codec(
  z.string().regex(/^\d{1,13}\.\d{2}$/, NO_AMOUNT),
  z.int().min(1).max(MAX_AMOUNT_MINOR),
  {
    decode: parseMoney,
    encode: formatMoney,
  },
);

/** Minor units as they cross the tRPC interface, where no decimal string is needed. */
export const AmountMinor = z.int();

const WORD = 2 ** 32;
const WORD_BITS = 32n;
const TWO_WORDS_BITS = 64n;
const encoder = new TextEncoder();

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The seed's words of four bytes, one after another: blocks of HMAC-SHA256 over a running number. */
async function wordsOf(seed: string): Promise<() => Promise<number>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign']);
  let words: number[] = [];
  let block = 0;
  return async () => {
    if (words.length === 0) {
      const view = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(`rain:0:${block}`)));
      words = Array.from({ length: view.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
      block += 1;
    }
    return words.shift() ?? 0;
  };
}

async function below(next: () => Promise<number>, bound: number): Promise<number> {
  const limit = Math.floor(WORD / bound) * bound;
  for (;;) {
    const word = await next();
    if (word < limit) return word % bound;
  }
}

async function wideBelow(next: () => Promise<number>, bound: number): Promise<number> {
  const wide = BigInt(bound);
  const range = 1n << TWO_WORDS_BITS;
  for (;;) {
    const high = BigInt(await next());
    const product = ((high << WORD_BITS) | BigInt(await next())) * wide;
    if (product % range >= range % wide) return Number(product >> TWO_WORDS_BITS);
  }
}

/** The amounts that follow from a rain's seed, in the order in which they are handed out. */
export async function amountsFrom(seed: string, { poolMinor, count }: { poolMinor: number; count: number }) {
  const next = await wordsOf(seed);
  const amounts: number[] = [];
  let left = poolMinor;
  for (let without = count; without > 1; without -= 1) {
    const amount = 1 + (await wideBelow(next, Math.floor((2 * left) / without) - 1));
    amounts.push(amount);
    left -= amount;
  }
  amounts.push(left);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = await below(next, last + 1);
    [amounts[last], amounts[other]] = [amounts[other] ?? 0, amounts[last] ?? 0];
  }
  return amounts;
}

export interface Proof {
  readonly seed: string;
  readonly seedHash: string;
  readonly poolMinor: number;
  readonly count: number;
  readonly amountsMinor: readonly number[];
}

/** Whether a rain's seed is the one whose hash was told before, and its amounts are those that follow from it. */
export async function isRainFair({ seed, seedHash, amountsMinor, ...rain }: Proof): Promise<boolean> {
  if (toHex(await crypto.subtle.digest('SHA-256', fromHex(seed))) !== seedHash) return false;
  const expected = await amountsFrom(seed, rain);
  return expected.length === amountsMinor.length && expected.every((amount, index) => amount === amountsMinor[index]);
}

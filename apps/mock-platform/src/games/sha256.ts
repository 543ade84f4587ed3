/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104), synchronous and without dependencies, so that the
 * platform and the player's browser decide a round by the very same code. Keys are not secret from
 * the machine that runs this; constant time is no aim.
 */
const BLOCK_BYTES = 64;

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false;
  return true;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) if (isPrime(candidate)) primes.push(candidate);
  return primes;
}

/** The standard's constants: the first 32 bits of the fractional parts of roots of the first primes. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const ROUND_CONSTANTS = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const INITIAL_STATE = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Uint32Array(64);
const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function fillSchedule(block: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i += 1) {
    const at = offset + i * 4;
    schedule[i] =
      ((block[at] ?? 0) << 24) | ((block[at + 1] ?? 0) << 16) | ((block[at + 2] ?? 0) << 8) | (block[at + 3] ?? 0);
  }
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15] ?? 0;
    const late = schedule[i - 2] ?? 0;
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16] ?? 0) + small0 + (schedule[i - 7] ?? 0) + small1;
  }
}

function compress(state: Uint32Array, block: Uint8Array, offset: number): void {
  fillSchedule(block, offset);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] = (state[i] ?? 0) + (added[i] ?? 0);
}

/** Hashes the rest of a message whose first `doneBytes` (whole blocks) are already in `start`. */
function finish(start: Uint32Array, message: Uint8Array, doneBytes: number): Uint8Array {
  const state = Uint32Array.from(start);
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, (message.length + doneBytes) * 8);
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) compress(state, padded, offset);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => {
    view.setUint32(index * 4, word);
  });
  return digest;
}

/** The SHA-256 digest, 32 bytes. Messages stay below 512 MiB. */
export function sha256(message: Uint8Array): Uint8Array {
  return finish(INITIAL_STATE, message, 0);
}

/** An HMAC-SHA256 function for one key; the key's two blocks are hashed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = Uint32Array.from(INITIAL_STATE);
  const outer = Uint32Array.from(INITIAL_STATE);
  compress(
    inner,
    block.map((byte) => byte ^ 0x36),
    0,
  );
  compress(
    outer,
    block.map((byte) => byte ^ 0x5c),
    0,
  );
  return (message) => finish(outer, finish(inner, message, BLOCK_BYTES), BLOCK_BYTES);
}

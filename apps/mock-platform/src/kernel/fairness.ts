import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Where an engine draws from: a uniform whole number in [0, bound). */
export interface DrawSource {
  below(bound: number): number;
}

/** What decides a round: 32 bytes of the server (hex), a text of the player's, and the round's number. */
export interface FairnessSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export const SERVER_SEED_BYTES = 32;
/** Printable ASCII, so that the text means the same bytes everywhere it is typed. */
export const CLIENT_SEED_PATTERN = /^[\x21-\x7e]{1,64}$/;

const WORD = 2 ** 32;
const encoder = new TextEncoder();
/** What texts are encoded into, one after another: bytes made anew for each would cost as much as a block does. */
const encoded = new Uint8Array(1_024);

function bytesOf(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, encoded);
  return read === text.length ? encoded.subarray(0, written) : encoder.encode(text);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return hex;
}

/** Reads hexadecimal text. Throws `RangeError` when it is none. */
export function fromHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) throw new RangeError('not hexadecimal');
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** The commitment shown before play: SHA-256 of the seed's 32 bytes, hex. Throws on another length. */
export function serverSeedHash(serverSeed: string): string {
  const bytes = fromHex(serverSeed);
  if (bytes.length !== SERVER_SEED_BYTES) throw new RangeError(`a server seed has ${SERVER_SEED_BYTES} bytes`);
  return toHex(sha256(bytes));
}

type Keyed = ReturnType<typeof hmac.create>;
/** What blocks are computed in, one after another: a copy made anew for each would cost a third of it. */
const scratch = hmac.create(sha256, new Uint8Array(SERVER_SEED_BYTES));
/** More seeds than this are not played with at once. */
const MOST_KEYED = 1_024;
const keyedSeeds = new Map<string, Keyed>();

/** A server seed as a key that only has to be copied: half of what a block costs, for a seed decides many rounds. */
function keyedWith(serverSeed: string): Keyed {
  const known = keyedSeeds.get(serverSeed);
  if (known) return known;
  if (keyedSeeds.size === MOST_KEYED) keyedSeeds.clear();
  const keyed = hmac.create(sha256, fromHex(serverSeed));
  keyedSeeds.set(serverSeed, keyed);
  return keyed;
}

/** HMAC-SHA256(serverSeed, text). */
export function seededHash(serverSeed: string, text: string): Uint8Array {
  keyedWith(serverSeed)._cloneInto(scratch);
  return scratch.update(bytesOf(text)).digest();
}

/**
 * The byte stream of one round: blocks HMAC-SHA256(serverSeed, `${clientSeed}:${nonce}:${cursor}`)
 * with cursor 0, 1, 2 ... one after another.
 */
export function fairBytes({ serverSeed, clientSeed, nonce }: FairnessSeeds): () => number {
  let block: Uint8Array = new Uint8Array(0);
  let cursor = 0;
  let used = 0;
  return () => {
    if (used === block.length) {
      block = seededHash(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
      cursor += 1;
      used = 0;
    }
    const byte = block[used] ?? 0;
    used += 1;
    return byte;
  };
}

const wordOf = (nextByte: () => number): number =>
  nextByte() * 2 ** 24 + nextByte() * 2 ** 16 + nextByte() * 2 ** 8 + nextByte();

/**
 * Uniform whole numbers from a byte stream: four bytes, big-endian; numbers at or above the largest
 * multiple of `bound` are thrown away, so that no remainder is likelier than another.
 */
export function drawsFrom(nextByte: () => number): DrawSource {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD) throw new RangeError(`not a bound: ${bound}`);
      const limit = WORD - (WORD % bound);
      let value = wordOf(nextByte);
      while (value >= limit) value = wordOf(nextByte);
      return value % bound;
    },
  };
}

/** The draws of one round, the same on the platform and on the verify page. */
export function fairDraws(seeds: FairnessSeeds): DrawSource {
  return drawsFrom(fairBytes(seeds));
}

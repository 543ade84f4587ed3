import { hash, randomBytes, randomFillSync } from 'node:crypto';
import { systemNow } from '../../clock/system-time';

/** A secret that only its holder knows: 24 random bytes, base64url. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token: SHA-256, hex. */
export const tokenHash = (token: string): string => hash('sha256', token);

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const ROUND_ID_BYTES = 13;

/** What nobody guesses of a round's name: 13 characters of 32, so 65 bits. `bytes` gives the chance. */
export function roundIdFrom(bytes: Uint8Array): string {
  let id = '';
  for (const byte of bytes.subarray(0, ROUND_ID_BYTES)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

const POOLED_IDS = 256;
/** Chance for so many rounds at once: asking the system for it takes longer than all else about an id. */
const pool = new Uint8Array(POOLED_IDS * ROUND_ID_BYTES);
let unusedIds = 0;

const BITS = 5;
const GROUP_CHARACTERS = 4;
/** As many entries as a page of an index has room for, so that rounds of one moment are written, and settled, on few pages. */
const IDS_OF_GROUP = 32;
let [group, groupName, unusedOfGroup] = [0, '', 0];

/** Grows from group to group, and from one run of the platform to the next; after twelve days it starts over. */
function nextGroup(): string {
  group = Math.max(group + 1, Math.floor(systemNow() / 1_000));
  const digits = Array.from({ length: GROUP_CHARACTERS }, (_, place) => Math.floor(group / 2 ** (BITS * place)));
  return digits
    .map((digit) => ALPHABET[digit % ALPHABET.length])
    .reverse()
    .join('');
}

/** A round's name: its group, then its own 65 bits that nobody guesses. */
export function newRoundId(): string {
  if (unusedIds === 0) {
    randomFillSync(pool);
    unusedIds = POOLED_IDS;
  }
  if (unusedOfGroup === 0) {
    groupName = nextGroup();
    unusedOfGroup = IDS_OF_GROUP;
  }
  unusedIds -= 1;
  unusedOfGroup -= 1;
  return groupName + roundIdFrom(pool.subarray(unusedIds * ROUND_ID_BYTES));
}

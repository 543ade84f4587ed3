import type { RaffleProofEntry } from '@tonalli/contracts/raffles/api';

export const RAFFLE_STEPS = ['seed', 'beacon', 'root', 'own', 'draw'] as const;
export type RaffleChecked = Record<(typeof RAFFLE_STEPS)[number], boolean>;

type Bytes = Uint8Array<ArrayBuffer>;

const WORD = 2 ** 32;
const WORD_BYTES = 4;
const SECOND_MS = 1_000;
const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const hashed = async (hex: string): Promise<string> => hexOf(await sha256(bytesOf(hex)));

/** Leaves and nodes are hashed with a different first byte (RFC 9162, 2.1.1). */
const leafHash = (text: string) => sha256(Uint8Array.of(0, ...new TextEncoder().encode(text)));
const nodeHash = (left: Bytes, right: Bytes) => sha256(Uint8Array.of(1, ...left, ...right));

async function merkleRoot(leaves: readonly Bytes[]): Promise<Bytes> {
  let row = leaves;
  while (row.length > 1) {
    const pairs = Array.from({ length: Math.ceil(row.length / 2) }, (_, at) => row.slice(at * 2, at * 2 + 2));
    row = await Promise.all(
      pairs.map(async ([left, right]) => (left && right ? nodeHash(left, right) : (left ?? sha256(new Uint8Array(0))))),
    );
  }
  return row[0] ?? sha256(new Uint8Array(0));
}

/** A raffle's tickets in their order, each with its holder's code. */
const ticketsOf = ({ holders }: Pick<RaffleProofEntry, 'holders'>) =>
  holders.flatMap(({ holder, from, count }) =>
    Array.from({ length: count }, (_, at) => ({ number: from + at, holder })),
  );

async function rootOf(proof: RaffleProofEntry): Promise<string> {
  const leaves = await Promise.all(
    ticketsOf(proof).map(({ number, holder }) =>
      leafHash(['tonalli/ticket/1', proof.raffleId, number, holder].join('\n')),
    ),
  );
  return hexOf(await merkleRoot(leaves));
}

/** Uniform whole numbers below a bound, from the blocks HMAC-SHA256(seed, `text:1:cursor`). */
async function drawsOf({ serverSeed, raffleId, beacon, root }: RaffleProofEntry) {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), hmac, false, ['sign']);
  const text = `raffle:${raffleId}:${beacon.value}:${root}`;
  let words: number[] = [];
  let cursor = 0;
  return async (bound: number): Promise<number> => {
    for (;;) {
      if (words.length === 0) {
        const block = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${text}:1:${cursor}`));
        const view = new DataView(block);
        words = Array.from({ length: view.byteLength / WORD_BYTES }, (_, at) => view.getUint32(at * WORD_BYTES));
        cursor += 1;
      }
      const word = words.shift() ?? 0;
      if (word < WORD - (WORD % bound)) return word % bound;
    }
  };
}

/**
 * Draws again; who could not receive a prize or did not claim it is taken as it was published, because only the platform knows
 * it. Each prize that lapsed brings one ticket more.
 */
async function isDrawn(proof: RaffleProofEntry): Promise<boolean> {
  const wanted = proof.prizes + proof.drawn.filter(({ isLapsed }) => isLapsed).length;
  const below = await drawsOf(proof);
  let pot = ticketsOf(proof);
  let given = 0;
  for (const { ticket, isPassed } of proof.drawn) {
    if (pot.length === 0 || given === wanted) return false;
    const hit = pot[await below(pot.length)];
    if (hit?.number !== ticket) return false;
    if (!isPassed) given += 1;
    pot = pot.filter(({ holder }) => holder !== hit.holder);
  }
  return given === wanted || pot.length === 0;
}

function holdsOwn({ holders, ownHolder }: RaffleProofEntry, own: readonly { from: number; count: number }[]): boolean {
  const listed = holders.filter(({ holder }) => holder === ownHolder);
  return (
    listed.length === own.length &&
    own.every(({ from, count }) => listed.some((block) => block.from === from && block.count === count))
  );
}

/** Repeats a raffle's draw from what was published, and compares it with what the member saw before. */
export async function checkRaffle(
  proof: RaffleProofEntry,
  seen: { seedHash: string; own: readonly { from: number; count: number }[] },
): Promise<RaffleChecked> {
  const { beacon, closedAt } = proof;
  const isFirst = beacon.number === Math.floor(Date.parse(closedAt) / SECOND_MS) + 1;
  return {
    seed: (await hashed(proof.serverSeed)) === seen.seedHash,
    beacon: isFirst && (await hashed(beacon.value)) === beacon.proof,
    root: (await rootOf(proof)) === proof.root,
    own: holdsOwn(proof, seen.own),
    draw: await isDrawn(proof),
  };
}

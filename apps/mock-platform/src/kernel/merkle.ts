import { sha256 } from '@noble/hashes/sha2.js';

/** A neighbour on the way from a leaf to the root. */
export interface PathStep {
  readonly side: 'left' | 'right';
  readonly hash: Uint8Array;
}

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Of no leaves: SHA-256 of nothing. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array(0));

/** Leaves and nodes are hashed with a different first byte, so that none passes for the other (RFC 9162, 2.1.1). */
export const leafHash = (text: string): Uint8Array => sha256(leafBytes(text));

/** What is hashed of a leaf, for whoever hashes by other means. */
export function leafBytes(text: string): Uint8Array {
  const encoded = new TextEncoder().encode(text);
  const bytes = new Uint8Array(LEAF.length + encoded.length);
  bytes.set(LEAF);
  bytes.set(encoded, LEAF.length);
  return bytes;
}

const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256.create().update(NODE).update(left).update(right).digest();

/** The row above: what has no neighbour goes up as it is. */
function above(row: readonly Uint8Array[]): Uint8Array[] {
  const next: Uint8Array[] = [];
  for (let at = 0; at < row.length; at += 2) {
    const [left, right] = [row[at], row[at + 1]];
    if (left) next.push(right ? nodeHash(left, right) : left);
  }
  return next;
}

/** The root of a tree of leaves that were hashed, in their order: a Merkle tree hash of RFC 9162. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  let row = leaves;
  while (row.length > 1) row = above(row);
  return row[0] ?? EMPTY_ROOT;
}

/** The way from a leaf to the root. Throws `RangeError` where there is no such leaf. */
export function merklePath(leaves: readonly Uint8Array[], index: number): PathStep[] {
  if (!leaves[index]) throw new RangeError(`there is no leaf ${index} of ${leaves.length}`);
  const path: PathStep[] = [];
  let [row, at] = [leaves, index];
  while (row.length > 1) {
    const side = at % 2 === 0 ? 'right' : 'left';
    const hash = row[side === 'right' ? at + 1 : at - 1];
    if (hash) path.push({ side, hash });
    [row, at] = [above(row), Math.floor(at / 2)];
  }
  return path;
}

/** The root that a leaf and its way lead to. */
export const rootBy = (leaf: Uint8Array, path: readonly PathStep[]): Uint8Array =>
  path.reduce((hash, { side, hash: other }) => (side === 'left' ? nodeHash(other, hash) : nodeHash(hash, other)), leaf);

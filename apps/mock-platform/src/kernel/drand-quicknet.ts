import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex } from './fairness';

/**
 * The public beacon of the League of Entropy: a round each three seconds, signed by a threshold of its members
 * (scheme bls-unchained-g1-rfc9380; https://docs.drand.love). What is pinned here says whose signatures count.
 */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** When round 1 was signed, milliseconds since epoch. */
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** What is signed: SHA-256 of the round's number in eight bytes, big-endian. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/** The random value of a round, hexadecimal: SHA-256 of its signature. */
export const quicknetValue = (signature: string): string => toHex(sha256(fromHex(signature)));

/** Whether a signature, hexadecimal, is that of the network under a round. Some 20 ms. */
export function isQuicknetRound(round: number, signature: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  const { shortSignatures } = bls12_381;
  try {
    return shortSignatures.verify(
      fromHex(signature),
      shortSignatures.hash(messageOf(round)),
      fromHex(QUICKNET.publicKey),
    );
  } catch {
    // No point of the curve.
    return false;
  }
}

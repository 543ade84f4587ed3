import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, toHex } from '../../kernel/fairness';
import { leafHash, merkleRoot } from '../../kernel/merkle';
import type { StoredRaffle, TicketBlock } from './raffles.repository';

const CODE_LENGTH = 24;

/** Stands for a member in one raffle, so that all tickets can be published and nobody is named. */
export const holderOf = ({ salt }: Pick<StoredRaffle, 'salt'>, memberId: string): string =>
  toHex(hmac(sha256, fromHex(salt), new TextEncoder().encode(memberId))).slice(0, CODE_LENGTH);

/** The Merkle root over all tickets in their order, hexadecimal. */
export function rootOf(raffle: Pick<StoredRaffle, 'salt'>, reference: string, blocks: readonly TicketBlock[]): string {
  const leaves = blocks.flatMap(({ memberId, from, count }) => {
    const holder = holderOf(raffle, memberId);
    return Array.from({ length: count }, (_, index) =>
      leafHash(['tonalli/ticket/1', reference, from + index, holder].join('\n')),
    );
  });
  return toHex(merkleRoot(leaves));
}

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './fairness';
import { EMPTY_ROOT, leafHash, merklePath, merkleRoot, rootBy } from './merkle';

const sha256 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leaf = (text: string): Buffer => sha256(Uint8Array.of(0), Buffer.from(text));

/** As RFC 9162 defines it: split at the greatest power of two that is less. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return leaves[0] ?? sha256();
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Uint8Array.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

describe('the tree over the bets of a round', () => {
  it.each([0, 1, 2, 3, 5, 8, 13, 100])(
    'LOTT-12 GAME-12 of %i has the root that RFC 9162 gives, and a way from each bet to it',
    (many) => {
      const texts = Array.from({ length: many }, (_, index) => `bet ${index}`);
      const leaves = texts.map(leafHash);
      const root = merkleRoot(leaves);
      expect(toHex(root)).toBe(rootOf(texts.map(leaf)).toString('hex'));
      for (const [index, one] of leaves.entries()) {
        const path = merklePath(leaves, index);
        expect([toHex(rootBy(one, path)), path.length <= Math.ceil(Math.log2(many))]).toEqual([toHex(root), true]);
        const [first, ...others] = path;
        if (!first) continue;
        const turned = { ...first, side: first.side === 'left' ? ('right' as const) : ('left' as const) };
        expect(toHex(rootBy(one, [turned, ...others]))).not.toBe(toHex(root));
      }
    },
  );

  it('LOTT-12 takes no node for a bet, and finds no bet that is not in it', () => {
    const leaves = ['a', 'b', 'c'].map(leafHash);
    const node = merklePath(leaves, 2)[0]?.hash ?? new Uint8Array();
    expect(toHex(merkleRoot([node, leaves[2] ?? node]))).toBe(toHex(merkleRoot(leaves)));
    expect(toHex(leafHash(Buffer.concat(leaves.slice(0, 2)).toString('latin1')))).not.toBe(toHex(node));
    for (const index of [-1, 3, 0.5]) expect(() => merklePath(leaves, index)).toThrow(RangeError);
  });

  it('LOTT-12 is SHA-256 of nothing where nobody bets', () => {
    expect(toHex(EMPTY_ROOT)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(merkleRoot([])).toEqual(fromHex(toHex(EMPTY_ROOT)));
  });
});

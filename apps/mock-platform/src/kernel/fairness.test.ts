import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom, fairBytes, fairDraws, fromHex, seededHash, serverSeedHash, toHex } from './fairness';

const bytes = fc.uint8Array({ maxLength: 300 });
const seedHex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);

describe('sha256 and hmac', () => {
  it('GAME-08 gives the published vectors of FIPS 180-4 and RFC 4231', () => {
    const text = (value: string) => new TextEncoder().encode(value);
    expect(toHex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(toHex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const mac = hmac(sha256, text('Jefe'), text('what do ya want for nothing?'));
    expect(toHex(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  it('GAME-08 agrees with the cryptography of the runtime on any input', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
        expect(toHex(hmac(sha256, key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});

describe('texts hashed with a seed', () => {
  it('GAME-08 LOTT-12 are what the runtime makes of them, however long, one behind the other', () => {
    fc.assert(
      fc.property(seedHex, fc.string({ unit: 'grapheme', maxLength: 2_000 }), (seed, text) => {
        const expected = (whole: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(whole).digest('hex');
        for (const each of [text, `salt:${text}`]) expect(toHex(seededHash(seed, each))).toBe(expected(each));
      }),
    );
  });
});

describe('fair draws', () => {
  const seeds = { serverSeed: '00'.repeat(31).concat('01'), clientSeed: 'jugador', nonce: 7 };

  it('GAME-08 commits to the seed by the hash of its bytes', () => {
    expect(serverSeedHash(seeds.serverSeed)).toBe(
      createHash('sha256').update(Buffer.from(seeds.serverSeed, 'hex')).digest('hex'),
    );
    expect(() => serverSeedHash('ab')).toThrow(RangeError);
    expect(() => fromHex('zz')).toThrow(RangeError);
  });

  it('GAME-08 streams HMAC blocks of clientSeed:nonce:cursor, one after another', () => {
    const next = fairBytes(seeds);
    const stream = Array.from({ length: 80 }, next);
    const block = (cursor: number) => [
      ...createHmac('sha256', Buffer.from(seeds.serverSeed, 'hex')).update(`jugador:7:${cursor}`).digest(),
    ];
    expect(stream).toEqual([...block(0), ...block(1), ...block(2)].slice(0, 80));
  });

  it('GAME-08 streams them for texts of any length and alphabet, one behind the other and in turns', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.nat({ max: 3_000 }).map((n) => 'ñ'.repeat(n)),
    );
    fc.assert(
      fc.property(seedHex, fc.array(text, { minLength: 1, maxLength: 4 }), (serverSeed, texts) => {
        const streams = texts.map((clientSeed) => fairBytes({ serverSeed, clientSeed, nonce: 7 }));
        const drawn = texts.map((): number[] => []);
        for (let at = 0; at < 64; at += 1) for (const [index, next] of streams.entries()) drawn[index]?.push(next());
        const block = (clientSeed: string, cursor: number) =>
          createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:7:${cursor}`).digest();
        expect(drawn).toEqual(texts.map((clientSeed) => [...block(clientSeed, 0), ...block(clientSeed, 1)]));
      }),
      { numRuns: 50 },
    );
  });

  it('GAME-08 repeats the same draws for the same seeds and other draws for another nonce', () => {
    fc.assert(
      fc.property(seedHex, fc.nat({ max: 1_000_000 }), (serverSeed, nonce) => {
        const draw = (n: number) => {
          const source = fairDraws({ serverSeed, clientSeed: 'x', nonce: n });
          return Array.from({ length: 8 }, () => source.below(2 ** 32));
        };
        expect(draw(nonce)).toEqual(draw(nonce));
        expect(draw(nonce)).not.toEqual(draw(nonce + 1));
      }),
    );
  });

  it('GAME-08 throws values above the last whole multiple away instead of folding them', () => {
    const words = [0xff_ff_ff_ff, 0x00_00_00_05];
    const stream = words.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
    let at = 0;
    const source = drawsFrom(() => stream[at++] ?? 0);
    expect(source.below(3)).toBe(2);
    expect(at).toBe(8);
  });

  it('GAME-08 draws every number of a bound equally often (chi-square, 1 in 10^6)', () => {
    const source = fairDraws({ ...seeds, nonce: 1 });
    const bound = 37;
    const counts = new Array<number>(bound).fill(0);
    const draws = 74_000;
    for (let i = 0; i < draws; i += 1) {
      const value = source.below(bound);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const expected = draws / bound;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 36 degrees of freedom: the 1 - 10^-6 quantile is 92.2.
    expect(chiSquare).toBeLessThan(92.2);
  });

  it('GAME-08 stays inside any bound and refuses what is none', () => {
    fc.assert(
      fc.property(seedHex, fc.integer({ min: 1, max: 2 ** 32 }), (serverSeed, bound) => {
        const value = fairDraws({ serverSeed, clientSeed: 'x', nonce: 0 }).below(bound);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
      }),
    );
    expect(() => fairDraws(seeds).below(0)).toThrow(RangeError);
    expect(() => fairDraws(seeds).below(1.5)).toThrow(RangeError);
  });
});

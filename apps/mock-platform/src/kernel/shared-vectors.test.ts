import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { familyOf } from '@tonalli/lottery/families';
import { payoutMinor } from '@tonalli/lottery/odds';
import { FAMILY_IDS } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordDraws } from '../wagering/draws';
import { isQuicknetRound, quicknetValue } from './drand-quicknet';
import { fairDraws, fromHex, serverSeedHash, toHex } from './fairness';
import { leafHash, merklePath, merkleRoot, rootBy } from './merkle';
import { jackpotSeedText, leafText, sharedSeedText } from './shared-fairness';

const FOLDER = new URL('../../../../docs/fairness/', import.meta.url);
const VECTORS = fileURLToPath(new URL('shared-rounds.json', FOLDER));
const SCRIPT = fileURLToPath(new URL('shared-rounds.py', FOLDER));

const Draws = z.array(z.tuple([z.int(), z.int()]));
const Vectors = z.strictObject({
  chains: z.array(z.strictObject({ link: z.string(), number: z.int(), end: z.string() })),
  trees: z.array(
    z.strictObject({
      leaves: z.array(
        z.strictObject({
          ...{ betId: z.string(), family: z.string(), bet: z.string(), stakeMinor: z.int(), salt: z.string() },
        }),
      ),
      hashes: z.array(z.string()),
      root: z.string(),
      paths: z.array(z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: z.string() }))),
    }),
  ),
  beacons: z.array(
    z.strictObject({
      closedAt: z.int(),
      beacon: z.strictObject({ source: z.string(), number: z.int(), value: z.string(), proof: z.string() }),
    }),
  ),
  rounds: z.array(
    z.strictObject({
      ...{ serverSeed: z.string(), rounds: z.string(), key: z.string(), beacon: z.string(), root: z.string() },
      ...{ salt: z.string().nullable(), nonce: z.int(), clientSeed: z.string(), betId: z.string() },
      ...{ draws: Draws, jackpot: Draws },
    }),
  ),
  lotteries: z.array(
    z.strictObject({
      ...{ serverSeed: z.string(), rounds: z.string(), key: z.string(), beacon: z.string(), root: z.string() },
      ...{ salt: z.string().nullable(), nonce: z.int(), clientSeed: z.string(), draws: Draws },
      ...{ family: z.enum(FAMILY_IDS), result: z.union([z.string(), z.array(z.string())]) },
      line: z.strictObject({
        ...{ play: z.string(), selection: z.array(z.array(z.string())), betMinor: z.int() },
        ...{ odds: z.record(z.string(), z.int()), payoutMinor: z.int() },
      }),
    }),
  ),
});
const vectors = Vectors.parse(JSON.parse(readFileSync(VECTORS, 'utf8')));

/** The same once more, by the platform's crypto alone. */
const other = {
  sha256: (...parts: Uint8Array[]): string =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex'),
  draws(
    { serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number },
    bounds: number[],
  ) {
    let bytes = Buffer.alloc(0);
    for (let cursor = 0; cursor < 40; cursor += 1) {
      const block = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:${nonce}:${cursor}`);
      bytes = Buffer.concat([bytes, block.digest()]);
    }
    let at = -4;
    return bounds.map((bound) => {
      do at += 4;
      while (bytes.readUInt32BE(at) >= 2 ** 32 - (2 ** 32 % bound));
      return [bound, bytes.readUInt32BE(at) % bound];
    });
  },
};

describe('published vectors of shared rounds', () => {
  it('LOTT-12 lead each link to the end of its chain', () => {
    for (const { link, number, end } of vectors.chains) {
      let [ours, theirs] = [link, link];
      for (let left = number; left > 0; left -= 1) {
        ours = serverSeedHash(ours);
        theirs = other.sha256(Buffer.from(theirs, 'hex'));
      }
      expect([ours, theirs]).toEqual([end, end]);
    }
  });

  it('LOTT-12 have the roots and ways of 0, 1, 2, 3, 5 and 8 bets', () => {
    expect(vectors.trees.map(({ leaves }) => leaves.length)).toEqual([0, 1, 2, 3, 5, 8]);
    for (const { leaves, hashes, root, paths } of vectors.trees) {
      const own = leaves.map((leaf) => leafHash(leafText(leaf)));
      expect([own.map(toHex), toHex(merkleRoot(own))]).toEqual([hashes, root]);
      const texts = leaves.map(({ betId, family, bet, stakeMinor, salt }) =>
        Buffer.from(`\0tonalli/bet/1\n${betId}\n${family}\n${bet}\n${stakeMinor}\n${salt}`),
      );
      expect(texts.map((text) => other.sha256(text))).toEqual(hashes);
      for (const [index, leaf] of own.entries()) {
        const path = merklePath(own, index).map(({ side, hash }) => ({ side, hash: toHex(hash) }));
        const way = (paths[index] ?? []).map(({ side, hash }) => ({ side, hash: fromHex(hash) }));
        expect([path, toHex(rootBy(leaf, way))]).toEqual([paths[index], root]);
      }
    }
  });

  it('LOTT-12 have beacons with the proof of their value', () => {
    for (const { beacon } of vectors.beacons) {
      const { source, number, value, proof } = beacon;
      if (source === 'demonstration') expect(serverSeedHash(value)).toBe(proof);
      else expect([isQuicknetRound(number, proof), quicknetValue(proof)]).toEqual([true, value]);
    }
  });

  it('LOTT-12 HOME-04 give the draws of rounds, and those of the jackpot', () => {
    for (const round of vectors.rounds) {
      const { serverSeed, nonce, clientSeed, betId, draws, jackpot } = round;
      expect(sharedSeedText(round)).toBe(clientSeed);
      for (const [text, drawn] of [
        [clientSeed, draws],
        [jackpotSeedText(clientSeed, betId), jackpot],
      ] as const) {
        const source = fairDraws({ serverSeed, clientSeed: text, nonce });
        const bounds = drawn.map(([bound]) => bound);
        expect(bounds.map((bound) => [bound, source.below(bound)])).toEqual(drawn);
        expect(other.draws({ serverSeed, clientSeed: text, nonce }, bounds)).toEqual(drawn);
      }
    }
  });

  it('LOTT-12 give the results of lotteries, and what a line was paid', () => {
    for (const round of vectors.lotteries) {
      const { serverSeed, nonce, clientSeed, draws, family, result, line } = round;
      expect(sharedSeedText(round)).toBe(clientSeed);
      const source = recordDraws(fairDraws({ serverSeed, clientSeed, nonce }));
      expect(familyOf(family).draw(source, { drawsAt: 0, stations: [] })).toEqual(result);
      const bounds = draws.map(([bound]) => bound);
      expect([source.drawn, other.draws({ serverSeed, clientSeed, nonce }, bounds)]).toEqual([draws, draws]);
      const play = familyOf(family).plays.find(({ id }) => id === line.play);
      const hits = play?.hits(line.selection, result) ?? [];
      expect(play && payoutMinor(play, hits, { odds: line.odds, stakeMinor: line.betMinor })).toBe(line.payoutMinor);
    }
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.runIf(python)('LOTT-12 pass in Python, which shares no code with the platform', () => {
    const run = (file: string, input?: string) => spawnSync('python3', [SCRIPT, file], { encoding: 'utf8', input });
    const { status, stdout } = run(VECTORS);
    expect([status, stdout.trim()]).toEqual([0, '60 checks, 0 faults']);
    const [first] = vectors.rounds;
    const wrong = { ...vectors, rounds: [{ ...first, nonce: 2 }] };
    expect(run('/dev/stdin', JSON.stringify(wrong)).status).toBe(1);
  });
});

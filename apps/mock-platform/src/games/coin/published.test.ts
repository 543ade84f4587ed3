import { expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { coin } from './module';
import { coinRungs, drawFlips } from './odds';

/** Rounds were played on these: what is pinned here never changes, another way takes the next version. */
const PUBLISHED = { version: 1, flips: 'THHHTTTHHTHHHHHTHHHH', last: 10_171_187_200 };

it('GAME-05 GAME-08 pays and falls as it did when the first round was played', () => {
  const config = { rtpBp: 9_700, minStakeMinor: 1, maxStakeMinor: 1, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
  const fallen = drawFlips(fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'volado', nonce: 0 }));
  const flips = fallen.map((side) => (side === 'heads' ? 'H' : 'T')).join('');
  const last = coinRungs(1, config)[19]?.multiplierX10000;
  expect({ version: coin.version, flips, last }).toEqual(PUBLISHED);
});

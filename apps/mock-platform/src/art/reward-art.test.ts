import { describe, expect, it } from 'vitest';
import { seededRewards } from '../features/points/reward-catalogue';
import { servePlatform } from '../testing/stage';
import { rewardPicturePath } from './paths';
import { drawReward, REWARD_PICTURE_IDS } from './reward-art';

const PICTURES = REWARD_PICTURE_IDS.map((id) => drawReward(id) ?? '');
const platform = await servePlatform();

describe('pictures of rewards', () => {
  it('PTS-01 has one for every reward of the catalogue, no two alike, always the same', () => {
    expect(
      seededRewards()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...REWARD_PICTURE_IDS].sort());
    expect(new Set(PICTURES).size).toBe(PICTURES.length);
    expect(REWARD_PICTURE_IDS.map((id) => drawReward(id))).toEqual(PICTURES);
    expect([drawReward('none'), drawReward('toString')]).toEqual([null, null]);
  });

  it('PTS-01 keeps them small and free of scripts, links and broken numbers', () => {
    expect(
      PICTURES.filter((picture) => /NaN|undefined|Infinity|<script|<foreignObject|href="(?!#)/.test(picture)),
    ).toEqual([]);
    expect(Math.max(...PICTURES.map(({ length }) => length))).toBeLessThan(16_000);
  });

  it('PTS-01 serves them, for good', async () => {
    const response = await platform.fetch(rewardPicturePath('taza'));
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(drawReward('taza'));
  });
});

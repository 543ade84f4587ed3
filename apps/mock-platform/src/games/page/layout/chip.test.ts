import { expect, it } from 'vitest';
import { chipText } from './chip';

it('GAME-05 a chip says its amount, cut and never rounded up', () => {
  const texts = [100, 1_250, 1_299, 9_999, 10_000, 99_999, 100_000, 125_900, 1_000_000].map(chipText);
  expect(texts).toEqual(['1', '12.5', '12.9', '99.9', '100', '999', '1K', '1.25K', '10K']);
});

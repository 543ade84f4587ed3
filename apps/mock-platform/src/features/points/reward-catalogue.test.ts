import { expect, it } from 'vitest';
import { parseData } from '../../kernel/data/data-files';
import { SeededReward } from './reward-catalogue';

const read = (lines: string) => () => {
  const words = '{ name: a, description: b }';
  const text = `id: a\nes: ${words}\nen: ${words}\npoints: 500\nstock: 3\n${lines}`;
  return parseData({ file: 'data/points/rewards.yaml', text, schema: SeededReward });
};

it.each(['type: BONUS\nbonus: 20', 'type: LIFESTYLE'])('PTS-01 a reward may be %j', (lines) => {
  expect(read(lines)).not.toThrow();
});

it.each([
  ['type: LIFESTYLE\nbonus: 20', 7],
  ['type: BONUS', 1],
])('PTS-01 tells file and line of a reward that pays what it should not, or nothing: %j', (lines, line) => {
  expect(read(lines)).toThrow(`data/points/rewards.yaml, line ${line}: bonus: says what a BONUS pays`);
});

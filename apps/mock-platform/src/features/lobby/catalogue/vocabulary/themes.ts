import { FANTASY } from './fantasy';
import { FORTUNE } from './fortune';
import { MEXICO } from './mexico';
import { MODERN } from './modern';
import { MYTH } from './myth';
import { SEA } from './sea';
import { SWEET } from './sweet';
import type { Theme } from './theme';
import { WILD } from './wild';

export const THEMES: readonly Theme[] = [
  ...MEXICO,
  ...SEA,
  ...SWEET,
  ...MYTH,
  ...FANTASY,
  ...WILD,
  ...MODERN,
  ...FORTUNE,
];

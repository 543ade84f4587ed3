import { COCKFIGHT_VENDORS, ESPORTS_VENDORS } from '@tonalli/contracts/constants';
import type { Sport } from '@tonalli/contracts/sports/shapes';

const BY_NAME: readonly (readonly [RegExp, Sport])[] = [
  [/baseball|innings?|diamond/i, 'baseball'],
  [/basketball|hoops|dunk/i, 'basketball'],
  [/tennis|match point/i, 'tennis'],
  [/boxing|knockout/i, 'boxing'],
  [/american football|gridiron|touchdown/i, 'american-football'],
  [/football|goal|pitch/i, 'football'],
];

/** The sport that a title's page begins with, by its vendor or its name; null: all of them. */
export function sportFor({ vendor, names }: { vendor: string; names: { en: string } }): Sport | null {
  if (ESPORTS_VENDORS.includes(vendor)) return 'esports';
  if (COCKFIGHT_VENDORS.includes(vendor)) return 'cockfight';
  return BY_NAME.find(([words]) => words.test(names.en))?.[1] ?? null;
}

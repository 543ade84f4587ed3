import type { InstantConfig, RulesText } from './instant/family';
import type { InstantTranslate } from './instant/texts';
import type { Lang } from './texts';

/** A bet of each kind, as the rules in the game tell it. */
export interface ToldBet {
  readonly name: string;
  readonly rules: RulesText;
}

/** What the article about a family is made of: its page's own words, tables and examples. */
export interface FamilyHelp {
  readonly t: InstantTranslate;
  readonly bets: readonly ToldBet[];
  /** Of a game with steps: when a round that was left ends. */
  readonly timeoutHours?: number;
}

interface Told<Config> {
  readonly lang: Lang;
  readonly config: Config;
  readonly money: (amountMinor: number) => string;
}

/** What `page/help.ts` of each family exports as `help`. */
export type HelpOf<Config extends InstantConfig> = (told: Told<Config>) => FamilyHelp;

/** What the examples stake. */
export const EXAMPLE_STAKE_MINOR = 1_000;

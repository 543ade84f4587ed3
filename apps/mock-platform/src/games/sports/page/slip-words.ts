import type { LegNow, OddsChoice, SlipCheck, SlipForm } from '@tonalli/contracts/sports-bets/shapes';
import { type KeptSlip, stakeOf } from './slip-legs';
import type { SportsWords } from './texts';

/** Written the same in both languages. */
const NAMES: Readonly<Record<string, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  lucky15: 'Lucky 15',
  canadian: 'Canadian',
  lucky31: 'Lucky 31',
  heinz: 'Heinz',
  lucky63: 'Lucky 63',
  superHeinz: 'Super Heinz',
  goliath: 'Goliath',
};

export function formText(t: SportsWords, form: SlipForm, legs: number): string {
  if (form.kind === 'named') return NAMES[form.name] ?? form.name;
  return form.kind === 'system' ? t('system', { size: form.size, legs }) : t(form.kind);
}

/** Whether the player has yet to say that odds that moved are taken. */
export const isToAccept = ({ fault, oddsMilli }: LegNow, was: number, choice: OddsChoice): boolean =>
  fault === 'oddsChanged' && oddsMilli !== null && choice !== 'any' && (choice === 'none' || oddsMilli < was);

interface Standing {
  readonly slip: KeptSlip;
  readonly check: SlipCheck | null;
}

/** What keeps a slip from being bet; null where nothing does. */
export function obstacle(t: SportsWords, money: (minor: number) => string, { slip, check }: Standing): string | null {
  const stake = stakeOf(slip.stake);
  if (stake === null || stake === 0) return t('stakeWrong');
  if (!check) return '';
  if (check.legs.some(({ fault }) => fault !== null && fault !== 'oddsChanged')) return '';
  if (!check.isCombinable) return t('notCombinable');
  if (stake < check.leastStakeMinor) return t('stakeLow', { amount: money(check.leastStakeMinor) });
  if (stake > check.mostStakeMinor) return t('stakeHigh', { amount: money(check.mostStakeMinor) });
  return null;
}

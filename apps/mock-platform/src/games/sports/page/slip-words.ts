import type { LegNow, OddsChoice, SlipCheck, SlipForm } from '@tonalli/contracts/sports-bets/shapes';
import { SYSTEM_NAMES } from '@tonalli/sportsbook/system-names';
import { type KeptSlip, stakeOf } from './slip-legs';
import type { SportsWords } from './texts';

export function formText(t: SportsWords, form: SlipForm, legs: number): string {
  if (form.kind === 'named') return SYSTEM_NAMES[form.name];
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
  if (check.legs.some(({ fault }) => fault === 'related' || fault === 'twice')) return t('notCombinable');
  if (check.legs.some(({ fault }) => fault !== null && fault !== 'oddsChanged')) return t('hasFault');
  if (!check.isCombinable) return t('notCombinable');
  if (stake < check.leastStakeMinor) return t('stakeLow', { amount: money(check.leastStakeMinor) });
  if (stake > check.mostStakeMinor) return t('stakeHigh', { amount: money(check.mostStakeMinor) });
  return null;
}

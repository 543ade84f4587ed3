import { LINE_COUNT } from '../lines';
import { CallFailure } from './api';
import { openDialog } from './dialog';
import { el } from './dom';
import { remembered } from './store';
import type { Translate } from './texts';

/** The page's name for one spin; a repeat under it is never charged twice. */
export const newSpinId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The line stake to begin with: the one played last when the balance allows, else a modest one. */
export function firstStake(stakes: readonly number[], balanceMinor: number): number {
  const kept = Number(remembered.get('stake'));
  if (stakes.includes(kept) && kept * LINE_COUNT <= balanceMinor) return kept;
  const modest = stakes.filter((stake) => stake <= 20 && stake * LINE_COUNT * 20 <= balanceMinor);
  return modest.at(-1) ?? stakes[0] ?? 5;
}

/** The spin may or may not have arrived, so the only way on is to ask for the same one again. */
export function askToRetry(t: Translate): Promise<void> {
  return new Promise((resolve) => {
    const button = el('button.action', { type: 'button' }, t('retry'));
    const dialog = openDialog(
      { title: t('errorTitle'), closeLabel: t('retry'), small: true, onClose: resolve },
      el('p', { role: 'alert' }, t('errorText')),
      el('div.dialog-actions', {}, button),
    );
    button.addEventListener('click', () => dialog.close());
    button.focus();
  });
}

/** What the player reads: the platform's own words when it gave any. */
export function failureText(t: Translate, failure: unknown): string {
  if (!(failure instanceof CallFailure)) return t('failText');
  if (failure.code === 'INSUFFICIENT_FUNDS') return t('funds');
  return failure.message === failure.code ? t('failText') : failure.message;
}

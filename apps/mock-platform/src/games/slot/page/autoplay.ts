import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import type { AutoPlan } from './auto-plan';
import type { Translate } from './texts';

function choice(label: string, options: readonly (readonly [string, string])[]) {
  const select = el('select');
  for (const [value, text] of options) select.append(el('option', { value }, text));
  return {
    field: el('label.field', {}, label, select),
    value: () => (select.value === '' ? null : Number(select.value)),
  };
}

/** Asks how long to play by itself and when to stop. */
export function openAutoplay(t: Translate, balanceMinor: number, start: (plan: AutoPlan) => void): void {
  const times = (count: number) => [String(count), t('times', { count })] as const;
  const spins = choice(
    t('autoSpins'),
    [10, 25, 50, 100].map((count) => [String(count), String(count)] as const),
  );
  const loss = choice(t('autoOnLoss'), [times(20), times(50), times(10), ['', t('never')]]);
  const win = choice(t('autoOnWin'), [['', t('never')], times(10), times(25), times(50)]);
  const free = el('input', { type: 'checkbox', checked: '' });
  const button = el('button.action', { type: 'button' }, t('start'));
  const dialog = openDialog(
    { title: t('autoTitle'), closeLabel: t('close'), small: true },
    spins.field,
    win.field,
    loss.field,
    el('label.field-row', {}, free, t('autoOnFree')),
    el('div.dialog-actions', {}, button),
  );
  button.addEventListener('click', () => {
    dialog.close();
    start({
      left: spins.value() ?? 10,
      winStakes: win.value(),
      lossStakes: loss.value(),
      onFreeSpins: free.checked,
      startBalanceMinor: balanceMinor,
    });
  });
}

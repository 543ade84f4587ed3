import type { AutoPlan } from './auto-plan';
import { openDialog } from './dialog';
import { el } from './dom';
import { type Funds, fundsMinor } from './funds';
import type { Translate } from './texts';

interface AutoDialog {
  readonly t: Translate;
  readonly funds: Funds;
  /** Asks whether to stop on them, in these words; null where there are none. */
  readonly freeSpins: string | null;
  readonly start: (plan: AutoPlan) => void;
}

function choice(label: string, options: readonly (readonly [string, string])[]) {
  const select = el('select');
  for (const [value, text] of options) select.append(el('option', { value }, text));
  return {
    field: el('label.field', {}, label, select),
    value: () => (select.value === '' ? null : Number(select.value)),
  };
}

/** Asks how long to play by itself and when to stop. */
export function openAutoplay({ t, funds, freeSpins, start }: AutoDialog): void {
  const times = (count: number) => [String(count), t('times', { count })] as const;
  const rounds = choice(
    t('autoRounds'),
    [10, 25, 50, 100].map((count) => [String(count), String(count)] as const),
  );
  const loss = choice(t('autoOnLoss'), [times(20), times(50), times(10), ['', t('never')]]);
  const win = choice(t('autoOnWin'), [['', t('never')], times(10), times(25), times(50)]);
  const free = el('input', { type: 'checkbox', checked: '' });
  const button = el('button.action', { type: 'button' }, t('start'));
  const dialog = openDialog(
    { title: t('autoTitle'), closeLabel: t('close'), small: true },
    rounds.field,
    win.field,
    loss.field,
    freeSpins === null ? '' : el('label.field-row', {}, free, freeSpins),
    el('div.dialog-actions', {}, button),
  );
  button.addEventListener('click', () => {
    dialog.close();
    start({
      left: rounds.value() ?? 10,
      winStakes: win.value(),
      lossStakes: loss.value(),
      onFreeSpins: freeSpins !== null && free.checked,
      startMinor: fundsMinor(funds),
    });
  });
}

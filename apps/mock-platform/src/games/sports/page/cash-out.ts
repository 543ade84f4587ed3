import type { CashOutQuote, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import { codeOf, failureText, newRoundKey } from '../../page/failures';
import { announce } from '../../page/hud-parts';
import type { Kit } from './kit';
import { button } from './parts';

const HOLDS_MS = 3_000;
const PARTS = [25, 50, 75, 100] as const;

interface Sale {
  readonly kit: Kit;
  readonly slip: PlacedSlip;
  readonly sold: (slip: PlacedSlip) => void;
}

/** What a part of the open stake is bought back for, rounded down as the house does. */
export function partOf(
  { openStakeMinor, amountMinor }: Pick<CashOutQuote, 'openStakeMinor' | 'amountMinor'>,
  percent: number,
) {
  const stakeMinor = percent === 100 ? openStakeMinor : Math.max(1, Math.floor((openStakeMinor * percent) / 100));
  return { stakeMinor, amountMinor: Math.floor((amountMinor * stakeMinor) / openStakeMinor) };
}

/** Asks for a price, shows for how long it holds, and sells when the player confirms. */
export function openCashOut({ kit, slip, sold }: Sale): void {
  const { t, money, client } = kit;
  let percent = 100;
  let quote: CashOutQuote | null = null;
  let lapse: ReturnType<typeof setTimeout> | undefined;
  const text = el('p', { 'aria-live': 'polite' });
  const left = el('div.left', { 'aria-hidden': 'true' });
  const fault = el('p.fault', { role: 'alert' });
  const choice = el('div.chips', { role: 'group', 'aria-label': t('cashPart') });
  const confirm = el('button.action', { type: 'button', disabled: '' });
  const again = button('button.action.quiet', { key: 'again', label: t('cashAgain'), press: () => void ask() });

  const show = (): void => {
    choice.replaceChildren(
      ...PARTS.map((part) => {
        const label = part === 100 ? t('cashAll') : `${part}%`;
        const chip = button('button.chip', { ...{ key: String(part), label }, press: () => choose(part) });
        chip.setAttribute('aria-pressed', String(part === percent));
        return chip;
      }),
    );
    confirm.disabled = quote === null;
    // Of the two, the one that leads on.
    again.classList.toggle('quiet', quote !== null || fault.textContent === '');
    left.dataset.running = String(quote !== null);
    if (!quote) {
      confirm.textContent = t('cashOut');
      return;
    }
    const { stakeMinor, amountMinor } = partOf(quote, percent);
    text.textContent = t('cashText', { amount: money(amountMinor), stake: money(stakeMinor) });
    confirm.textContent = t('cashConfirm', { amount: money(amountMinor) });
  };
  const choose = (part: number): void => {
    percent = part;
    show();
    choice.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  };
  const fail = (failure: unknown): void => {
    fault.textContent = codeOf(failure) === 'CASH_OUT_CLOSED' ? t('cashClosed') : failureText(t, failure);
    kit.failed(failure);
  };
  const ask = async (): Promise<void> => {
    clearTimeout(lapse);
    quote = null;
    fault.textContent = '';
    show();
    try {
      quote = await client.quote(slip.slipId);
      lapse = setTimeout(() => {
        quote = null;
        fault.textContent = t('cashLapsed');
        show();
      }, HOLDS_MS);
    } catch (failure) {
      fail(failure);
    }
    show();
  };
  const sell = async (): Promise<void> => {
    if (!quote) return;
    clearTimeout(lapse);
    const { quoteId } = quote;
    const partMinor = percent === 100 ? null : partOf(quote, percent).stakeMinor;
    quote = null;
    confirm.disabled = true;
    left.dataset.running = 'false';
    try {
      const order = { slip: slip.slipId, quoteId, key: newRoundKey(), partMinor };
      const answer = await client.cashOut(order, () => announce(t('retrying')));
      dialog.close();
      announce(t('cashDone', { amount: money(answer.paidMinor) }));
      sold(answer.slip);
    } catch (failure) {
      fail(failure);
    }
  };
  confirm.textContent = t('cashOut');
  confirm.addEventListener('click', () => void sell());
  const actions = el('div.dialog-actions.cash-actions', {}, again, confirm);
  const dialog = openDialog(
    { title: t('cashTitle'), closeLabel: t('close'), small: true, onClose: () => clearTimeout(lapse) },
    ...[text, choice, left, fault, actions],
  );
  show();
  void ask();
}

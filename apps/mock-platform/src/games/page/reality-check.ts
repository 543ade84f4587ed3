import type { PlayReport } from '@tonalli/contracts/play-time/shapes';
import { el } from './dom';
import { codeOf, failureText } from './failures';
import { netText, spanText } from './span-texts';
import type { Translate } from './texts';

interface RealityCheck {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly report: PlayReport;
  /** What the platform knows by now; throws `CallFailure`. */
  readonly read: () => Promise<PlayReport | null>;
  readonly answer: (id: string) => Promise<PlayReport | null>;
  readonly onClosed: (report: PlayReport | null) => void;
  readonly onFailure: (failure: unknown) => void;
  readonly leave: () => void;
  readonly showHistory: () => void;
}

/** How often an open sheet asks whether it was answered in another tab. */
const ASK_MS = 2_000;

const isDue = (report: PlayReport | null): report is PlayReport => report?.check?.dueInMs === 0;

function factsOf({ t, money }: RealityCheck, report: PlayReport): HTMLTableElement {
  const { today } = report;
  const row = (name: string, ...values: string[]) =>
    el('tr', {}, el('th', { scope: 'row' }, name), ...values.map((value) => el('td', {}, value)));
  const netOf = (of: { stakedMinor: number; paidMinor: number }) => netText(of.paidMinor - of.stakedMinor, money);
  return el(
    'table.play-facts',
    {},
    el(
      'thead',
      {},
      el('tr', {}, el('td'), ...[t('session'), t('today')].map((name) => el('th', { scope: 'col' }, name))),
    ),
    el(
      'tbody',
      {},
      row(t('time'), spanText(report.elapsedMs), spanText(today.playedMs)),
      row(t('staked'), money(report.stakedMinor), money(today.stakedMinor)),
      row(t('paid'), money(report.paidMinor), money(today.paidMinor)),
      row(t('net'), netOf(report), netOf(today)),
    ),
  );
}

/**
 * Covers the game until the player goes on or leaves; no button has the focus, and Esc leaves. Closes by itself once the
 * check was answered elsewhere.
 */
export function openRealityCheck(parts: RealityCheck): void {
  const { t, money } = parts;
  const title = el('h2', { id: 'reality-check', tabindex: '-1' }, t('checkTitle'));
  const facts = el('div');
  const error = el('p.error', { role: 'alert' });
  const choices = { goOn: t('checkGoOn'), leave: t('checkLeave'), history: t('checkHistory') };
  const [goOn, leave, history] = Object.values(choices).map((label) =>
    el('button.action.quiet', { type: 'button' }, label),
  );
  const dialog = el(
    'dialog.small.reality-check',
    { 'aria-labelledby': 'reality-check', 'aria-describedby': 'reality-check-text' },
    el('div.dialog-head', {}, title),
    el('div.dialog-body', {}, facts, error, el('div.check-actions', {}, goOn, leave, history)),
  );
  let shown = parts.report;

  const show = (report: PlayReport) => {
    shown = report;
    const text = t('checkText', {
      time: spanText(report.elapsedMs),
      net: netText(report.paidMinor - report.stakedMinor, money),
    });
    facts.replaceChildren(el('p', { id: 'reality-check-text' }, text), factsOf(parts, report));
  };
  const close = (report: PlayReport | null) => {
    clearInterval(asking);
    dialog.remove();
    parts.onClosed(report);
  };
  const take = async (ask: () => Promise<PlayReport | null>, isPressed: boolean) => {
    try {
      const report = await ask();
      if (!dialog.isConnected) return;
      if (isDue(report)) show(report);
      else close(report);
    } catch (failure) {
      if (!dialog.isConnected) return;
      if (codeOf(failure) === 'NETWORK') error.textContent = isPressed ? failureText(t, failure) : '';
      else if (codeOf(failure) === 'NOT_FOUND') await take(parts.read, isPressed);
      else parts.onFailure(failure);
    }
  };
  const asking = setInterval(() => void take(parts.read, false), ASK_MS);
  goOn?.addEventListener('click', () => void take(() => parts.answer(shown.check?.id ?? ''), true));
  leave?.addEventListener('click', parts.leave);
  history?.addEventListener('click', parts.showHistory);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    parts.leave();
  });
  show(parts.report);
  document.body.append(dialog);
  dialog.showModal();
  title.focus();
}

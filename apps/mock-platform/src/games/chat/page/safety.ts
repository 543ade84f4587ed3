import { CHAT_TEXT_MAX, type ChatStanding, Done, REPORT_REASONS, StandingAnswer } from '@tonalli/contracts/chat/shapes';
import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import type { GameServer } from '../../page/game-server';
import type { Lang } from '../../page/texts';
import { type ChatWords, REASON_TEXTS } from './texts';

export interface SafetyParts {
  readonly server: GameServer;
  readonly t: ChatWords;
  readonly lang: Lang;
  readonly name: string;
  readonly changed: (standing: ChatStanding) => void;
  readonly isOver: (failure: unknown) => boolean;
}

/** Does it, and tells in `fault` where it could not be done. */
async function attempt(parts: SafetyParts, fault: HTMLElement, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (failure) {
    if (!parts.isOver(failure)) fault.textContent = parts.t('failText');
  }
}

export const setBlocked = async (parts: SafetyParts, isBlocked: boolean): Promise<void> => {
  const { standing } = await parts.server.ask({
    ...{ path: 'chat/block', answer: StandingAnswer, body: { isBlocked } },
  });
  parts.changed(standing);
};

export function askToBlock(parts: SafetyParts): void {
  const { t, name } = parts;
  const fault = el('p.fault', { role: 'alert' });
  const yes = el('button.action', { type: 'button' }, t('block'));
  const no = el('button.action.quiet', { type: 'button' }, t('cancel'));
  const dialog = openDialog(
    { title: t('blockTitle', { name }), closeLabel: t('close'), small: true },
    el('p', {}, t('blockText')),
    fault,
    el('div.dialog-actions', {}, no, yes),
  );
  no.addEventListener('click', () => dialog.close());
  yes.addEventListener('click', () =>
    attempt(parts, fault, async () => {
      await setBlocked(parts, true);
      dialog.close();
    }),
  );
}

export function askToReport(parts: SafetyParts): void {
  const { t, name, lang, server } = parts;
  const options = REPORT_REASONS.map((reason) => el('option', { value: reason }, REASON_TEXTS[reason][lang]));
  const reason = el('select', { id: 'reason' }, ...options);
  const note = el('textarea', { id: 'note', rows: '3', maxlength: String(CHAT_TEXT_MAX) });
  const fault = el('p.fault', { role: 'alert' });
  const send = el('button.action', { type: 'submit' }, t('reportSend'));
  const form = el(
    'form.report',
    {},
    el('p', {}, t('reportText', { name })),
    el('label', { for: 'reason' }, t('reason')),
    reason,
    el('label', { for: 'note' }, t('note')),
    note,
    fault,
    el('div.dialog-actions', {}, send),
  );
  openDialog({ title: t('reportTitle'), closeLabel: t('close'), small: true }, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const said = note.value.trim();
    const body = { reason: reason.value, ...(said !== '' && { note: said }) };
    void attempt(parts, fault, async () => {
      await server.ask({ path: 'chat/report', answer: Done, body });
      form.replaceChildren(el('p', { role: 'status' }, t('reported')));
    });
  });
}

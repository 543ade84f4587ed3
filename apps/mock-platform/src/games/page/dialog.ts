import { el } from './dom';
import { icon } from './icons';

let count = 0;

/** Opens a dialog over the game; Esc, its button and a press beside it close it. Resolves once closed. */
export function openDialog(
  options: { title: string; closeLabel: string; small?: boolean; onClose?: () => void },
  ...content: (Node | string)[]
): HTMLDialogElement {
  count += 1;
  const id = `dialog-${count}`;
  const close = el('button.tool', { type: 'button', 'aria-label': options.closeLabel });
  close.append(icon('close'));
  const head = el('div.dialog-head', {}, el('h2', { id }, options.title), close);
  const dialog = el('dialog', { 'aria-labelledby': id }, head, el('div.dialog-body', {}, ...content));
  if (options.small) dialog.classList.add('small');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    options.onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export const dialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

import { CHAT_TEXT_MAX, type ChatMessage, SendAnswer } from '@tonalli/contracts/chat/shapes';
import { el } from '../../page/dom';
import { codeOf, newRoundKey } from '../../page/failures';
import type { GameServer } from '../../page/game-server';
import { icon } from '../../page/icons';
import type { ChatKey, ChatWords } from './texts';

const REFUSALS: Readonly<Record<string, ChatKey>> = {
  CHAT_TEXT_REFUSED: 'refused',
  RATE_LIMITED: 'tooMany',
};

export interface ComposerParts {
  readonly server: GameServer;
  readonly t: ChatWords;
  readonly sent: (message: ChatMessage) => void;
  /** Where nothing more can be said in this session. Returns whether it is so. */
  readonly isOver: (failure: unknown) => boolean;
}

/** Where one writes. What was typed stays until it has arrived. */
export function composer({ server, t, sent, isOver }: ComposerParts): HTMLFormElement {
  const field = el('textarea', { id: 'text', rows: '1', 'aria-label': t('write'), placeholder: t('write') });
  const send = el('button.send', { type: 'submit', 'aria-label': t('send') }, icon('send'));
  const fault = el('p.fault', { role: 'alert', id: 'fault' });
  const form = el('form.composer', {}, fault, el('div.line', {}, field, send));
  let key = newRoundKey();
  let isBusy = false;

  const grow = (): void => {
    field.style.height = 'auto';
    field.style.height = `${Math.min(field.scrollHeight, 144)}px`;
  };
  const tell = (text: string): void => {
    fault.textContent = text;
    if (text === '') field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', 'fault');
    field.setAttribute('aria-invalid', String(text !== ''));
  };
  const checkLength = (text: string): boolean => {
    const isLong = text.length > CHAT_TEXT_MAX;
    tell(isLong ? t('tooLong', { count: String(text.length), most: String(CHAT_TEXT_MAX) }) : '');
    return !isLong;
  };

  async function say(text: string): Promise<void> {
    isBusy = true;
    send.disabled = true;
    try {
      const { message } = await server.ask({ path: 'chat/send', answer: SendAnswer, body: { key, text } });
      key = newRoundKey();
      field.value = '';
      grow();
      sent(message);
    } catch (failure) {
      if (!isOver(failure)) tell(t(REFUSALS[codeOf(failure)] ?? 'notSent'));
    } finally {
      isBusy = false;
      send.disabled = false;
      field.focus();
    }
  }

  field.addEventListener('input', () => {
    // Another text is another message.
    key = newRoundKey();
    grow();
    checkLength(field.value.trim());
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text !== '' && !isBusy && checkLength(text)) void say(text);
  });
  return form;
}

import type { ChatMessage } from '@tonalli/contracts/chat/shapes';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import type { ChatWords } from './texts';

/** How near to the end one has to be to be taken along by what is new. */
const NEAR_PX = 80;

export interface MessageList {
  readonly element: HTMLElement;
  /** All of them, oldest first. */
  show(messages: readonly ChatMessage[], readUpTo: number): void;
}

const timeOf = (lang: Lang, at: number): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-MX' : 'en-US', {
    ...{ timeZone: OPERATOR_TIME_ZONE, hour: 'numeric', minute: '2-digit' },
  }).format(at);

const dayOf = (lang: Lang, at: number): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-MX' : 'en-US', {
    ...{ timeZone: OPERATOR_TIME_ZONE, weekday: 'long', day: 'numeric', month: 'long' },
  }).format(at);

/** The conversation, with the days that it went over. What was said is text, never markup. */
export function messageList({ t, lang, name }: { t: ChatWords; lang: Lang; name: string }): MessageList {
  const rows = el('div.log', { role: 'log', 'aria-live': 'polite', 'aria-label': t('log', { name }) });
  const empty = el('p.empty', {}, t('empty', { name }));
  const element = el('div.scroll', { tabindex: '0' }, empty, rows);
  const shown = new Map<number, { row: HTMLElement; state: HTMLElement | null }>();
  let lastDay = '';

  function add(message: ChatMessage): void {
    const isOwn = message.from === 'member';
    const day = dayOf(lang, message.at);
    if (day !== lastDay) rows.append(el('p.day', {}, day));
    lastDay = day;
    const state = isOwn ? el('span.state') : null;
    const foot = el('span.foot', {}, el('time', {}, timeOf(lang, message.at)), state);
    const said = el('p', {}, el('span.unseen', {}, `${isOwn ? t('you') : name}: `), message.text);
    const row = el(isOwn ? 'div.bubble.own' : 'div.bubble', {}, said, foot);
    rows.append(row);
    shown.set(message.id, { row, state });
  }

  return {
    element,
    show(messages, readUpTo) {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      const fromEnd = element.scrollHeight - element.scrollTop;
      const isOlder = messages.length > 0 && shown.size > 0 && !shown.has(messages[0]?.id ?? 0);
      if (isOlder || messages.length < shown.size) {
        rows.replaceChildren();
        shown.clear();
        lastDay = '';
      }
      for (const message of messages) if (!shown.has(message.id)) add(message);
      for (const [id, { state }] of shown) if (state) state.textContent = t(id <= readUpTo ? 'read' : 'sent');
      empty.hidden = messages.length > 0;
      if (isOlder) element.scrollTop = element.scrollHeight - fromEnd;
      else if (isNear) element.scrollTop = element.scrollHeight;
    },
  };
}

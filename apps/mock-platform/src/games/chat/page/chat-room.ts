import { type ChatMessage, type ChatNews, type ChatState, Done, OlderAnswer } from '@tonalli/contracts/chat/shapes';
import { byId, el } from '../../page/dom';
import type { GameServer } from '../../page/game-server';
import { icon } from '../../page/icons';
import { isFramed } from '../../page/parent';
import type { Lang } from '../../page/texts';
import { composer } from './composer';
import { messageList } from './message-list';
import { askToBlock, askToReport, type SafetyParts, setBlocked } from './safety';
import type { ChatWords } from './texts';

export interface RoomParts {
  readonly server: GameServer;
  readonly lang: Lang;
  readonly t: ChatWords;
  readonly leave: () => void;
  readonly isOver: (failure: unknown) => boolean;
}

export interface Room {
  hear(news: ChatNews): void;
  lose(): void;
}

const button = (label: string, press: () => void): HTMLButtonElement => {
  const made = el('button.small-action', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
};

function headOf({ t, leave }: RoomParts, safety: SafetyParts, { model }: ChatState) {
  const status = el('p.status');
  const portrait = el('img', { src: model.picture, alt: '', width: '48', height: '48' });
  const names = el('div.names', {}, el('h1', {}, model.name), status);
  const block = button(t('block'), () => askToBlock(safety));
  const report = button(t('report'), () => askToReport(safety));
  const out = el('button.tool', { type: 'button', 'aria-label': t('leave') }, icon('close'));
  out.hidden = isFramed();
  out.addEventListener('click', leave);
  const element = el('header.head', {}, portrait, names, el('div.acts', {}, report, block, out));
  return { element, status, block };
}

/** Puts the room together, and keeps it as its news have it. */
export function chatRoom(parts: RoomParts, first: ChatState): Room {
  const { server, t, lang, isOver } = parts;
  const { name, about } = first.model;
  let state = first;
  let readUpTo = 0;
  const safety: SafetyParts = {
    ...{ server, t, lang, name, isOver },
    changed: (standing) => hear({ type: 'standing', standing }),
  };
  const head = headOf(parts, safety, first);
  const list = messageList({ t, lang, name });
  const older = button(t('older'), () => void loadOlder());
  const typing = el('p.typing', { role: 'status' });
  const notice = el('p.notice', { role: 'status' });
  const unblock = button(t('unblock'), () => void setBlocked(safety, false).catch(isOver));
  const form = composer({ server, t, isOver, sent: (message) => hear({ type: 'message', message }) });
  list.element.prepend(el('p.about', {}, about, el('small', {}, t('notAdvice'))), older);
  byId('chat', HTMLElement).replaceChildren(head.element, list.element, typing, notice, unblock, form);
  document.addEventListener('visibilitychange', markRead);

  async function loadOlder(): Promise<void> {
    const before = state.messages[0]?.id;
    if (before === undefined) return;
    try {
      const page = await server.read(`chat/older?before=${before}`, OlderAnswer);
      state = { ...state, messages: [...page.messages, ...state.messages], hasOlder: page.hasOlder };
      show();
    } catch (failure) {
      isOver(failure);
    }
  }

  function markRead(): void {
    const newest = state.messages.findLast(({ from }) => from === 'model')?.id ?? 0;
    if (document.hidden || newest <= readUpTo) return;
    readUpTo = newest;
    server.ask({ path: 'chat/read', answer: Done, body: { upTo: newest } }).catch(isOver);
  }

  function show(): void {
    const { standing, messages, hasOlder } = state;
    const { status, isTyping, isBlocked } = standing;
    head.status.textContent = t(status);
    head.status.dataset.status = status;
    head.block.hidden = isBlocked;
    older.hidden = !hasOlder;
    typing.textContent = isTyping ? t('typing', { name }) : '';
    notice.textContent = noticeOf();
    unblock.hidden = !isBlocked;
    form.hidden = isBlocked;
    list.show(messages, standing.readUpTo);
    markRead();
  }

  function noticeOf(): string {
    if (state.standing.isBlocked) return t('blocked', { name });
    return state.standing.status === 'offline' ? t('away', { name }) : '';
  }

  function withMessage(message: ChatMessage): ChatState {
    if (state.messages.some(({ id }) => id === message.id)) return state;
    return { ...state, messages: [...state.messages, message].sort((one, other) => one.id - other.id) };
  }

  function hear(news: ChatNews): void {
    if (news.type === 'state') state = keepOlder(news.state);
    else if (news.type === 'message') state = withMessage(news.message);
    else state = { ...state, standing: news.standing };
    show();
  }

  /** What was asked for before stays, where the new state goes on from it. */
  function keepOlder(next: ChatState): ChatState {
    const begin = next.messages[0]?.id ?? 0;
    const isFurther = state.messages.some(({ id }) => id === begin);
    if (!isFurther) return next;
    const before = state.messages.filter(({ id }) => id < begin);
    return { ...next, messages: [...before, ...next.messages], hasOlder: state.hasOlder };
  }

  show();
  return {
    hear,
    lose() {
      typing.textContent = t('lost');
    },
  };
}

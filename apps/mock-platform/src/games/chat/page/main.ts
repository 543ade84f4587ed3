import { ChatState } from '@tonalli/contracts/chat/shapes';
import { dropCurtain, liftCurtain } from '../../page/curtain';
import { byId } from '../../page/dom';
import { codeOf } from '../../page/failures';
import { type GameServer, gameServer, openSession } from '../../page/game-server';
import { isFramed, tellParent, trustParent } from '../../page/parent';
import { tabOnly } from '../../page/store';
import type { Lang } from '../../page/texts';
import { listenToChat } from './chat-feed';
import { chatRoom } from './chat-room';
import { chatWords } from './texts';

const launch = new URLSearchParams(window.location.hash.slice(1));
const lang: Lang = launch.get('lang') === 'en' ? 'en' : 'es';
const t = chatWords(lang);
let backUrl = document.referrer || '/';

const ENDS: ReadonlySet<string> = new Set(['TOKEN_INVALID', 'TOKEN_MISSING', 'LAUNCH_TOKEN_INVALID', 'WORLD_UNKNOWN']);
const isEnd = (failure: unknown): boolean => ENDS.has(codeOf(failure));

function leave(): void {
  if (isFramed()) tellParent({ type: 'close' });
  else window.location.assign(backUrl);
}

const back = { label: t('back'), press: leave };

/** Returns whether the session is over, which is told. */
function isOver(failure: unknown): boolean {
  if (!isEnd(failure)) return false;
  dropCurtain({ title: t('endedTitle'), text: t('endedText'), actions: [back] });
  return true;
}

/** A reload finds the session again; the launch token itself opens only once. */
async function open(): Promise<{ server: GameServer; state: ChatState }> {
  const token = launch.get('launch') ?? '';
  const key = `chat.${token.slice(0, 12)}`;
  const kept = tabOnly.get(key);
  if (kept) {
    const server = gameServer(kept, lang);
    return { server, state: await server.read('chat/state', ChatState) };
  }
  const world = launch.get('world') ?? 'default';
  const opened = await openSession({ launch: token, world }, { state: ChatState, lang, path: 'chat/open' });
  tabOnly.set(key, opened.token);
  return { server: gameServer(opened.token, lang), state: opened.state };
}

async function boot(): Promise<void> {
  document.documentElement.lang = lang;
  byId('curtain-text', HTMLParagraphElement).textContent = t('loading');
  const { server, state } = await open();
  backUrl = state.backUrl;
  trustParent(state.parentOrigin);
  document.title = state.model.name;
  const main = byId('chat', HTMLElement);
  main.hidden = false;
  const room = chatRoom({ server, lang, t, leave, isOver }, state);
  liftCurtain();
  await listenToChat({
    open: (signal) => server.listen('chat/live', signal),
    ...{ heard: room.hear, lost: room.lose, isEnd },
    ended: () => dropCurtain({ title: t('endedTitle'), text: t('endedText'), actions: [back] }),
  });
}

boot().catch((failure: unknown) => {
  tellParent({ type: 'failed' });
  if (isOver(failure)) return;
  const again = { label: t('retry'), press: () => window.location.reload() };
  dropCurtain({ title: t('failTitle'), text: t('failText'), actions: [again, back] });
});

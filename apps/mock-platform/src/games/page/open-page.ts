import type { GameState } from '@tonalli/contracts/play/slot-shapes';
import type * as z from 'zod/mini';
import { dropCurtain, liftCurtain } from './curtain';
import { byId } from './dom';
import { CallFailure, type GameServer, gameServer, openSession } from './game-server';
import { isFramed, tellParent, trustParent } from './parent';
import { coverIfRefused } from './refusal';
import { tabOnly } from './store';
import { type Lang, pageTexts } from './texts';

/** What every family's `play.state` says alike. */
type SharedState = Pick<GameState, 'game' | 'wallet' | 'parentOrigin' | 'backUrl'>;

export interface OpenedPage<State> {
  readonly server: GameServer;
  readonly state: State;
  readonly lang: Lang;
  readonly world: string;
  /** Back to where the game was started. */
  readonly leave: () => void;
}

const launch = new URLSearchParams(window.location.hash.slice(1));
const lang: Lang = launch.get('lang') === 'en' ? 'en' : 'es';
const world = launch.get('world') ?? 'default';
const t = pageTexts(lang, { es: {}, en: {} });

function leaveTo(backUrl: string): void {
  if (isFramed()) tellParent({ type: 'close' });
  else window.location.assign(backUrl);
}

/** A reload finds the session again; the launch token itself opens only once. */
async function open<Schema extends z.ZodMiniType>(state: Schema) {
  const token = launch.get('launch') ?? '';
  const key = `session.${token.slice(0, 12)}`;
  const kept = tabOnly.get(key);
  if (kept) {
    const server = gameServer(kept, lang);
    return { server, state: await server.read('state', state) };
  }
  const opened = await openSession({ launch: token, world }, { state, lang });
  tabOnly.set(key, opened.token);
  return { server: gameServer(opened.token, lang), state: opened.state };
}

function fail(failure: unknown): void {
  tellParent({ type: 'failed' });
  const code = failure instanceof CallFailure ? failure.code : 'UNKNOWN';
  const again = { label: t('retry'), press: () => window.location.reload() };
  const back = { label: t('back'), press: () => leaveTo(document.referrer || '/') };
  if (code === 'LAUNCH_TOKEN_INVALID' || code === 'INVALID_REQUEST') {
    dropCurtain({ title: t('launchTitle'), text: t('launchText'), actions: [back] });
    return;
  }
  if (failure instanceof CallFailure && coverIfRefused({ t, lang }, failure, back.press)) return;
  if (code === 'TOKEN_INVALID' || code === 'WORLD_UNKNOWN') {
    dropCurtain({ title: t('endedTitle'), text: t('endedText'), actions: [back] });
    return;
  }
  if (code === 'GAME_UNAVAILABLE' || code === 'GAME_NOT_FOUND') {
    dropCurtain({ title: t('failTitle'), text: t('goneText'), actions: [back] });
    return;
  }
  dropCurtain({ title: t('failTitle'), text: t('failText'), actions: [again, back] });
}

function nameIt({ game, wallet }: SharedState): void {
  const name = game.names[lang];
  document.title = name;
  byId('name', HTMLHeadingElement).textContent = name;
  const badge = byId('badge', HTMLSpanElement);
  badge.hidden = wallet !== 'trial';
  badge.textContent = t('playMoney');
  byId('game', HTMLElement).dataset.framed = String(isFramed());
}

/**
 * Opens the game that the page was launched for, lets `start` put it together, and lifts the curtain. `state` reads what
 * `play.state` answers. Whatever fails before that is told on the curtain.
 */
export function openPage<State extends SharedState>(
  state: z.ZodMiniType<State>,
  start: (page: OpenedPage<State>) => Promise<void> | void,
): void {
  const boot = async () => {
    document.documentElement.lang = lang;
    byId('curtain-text', HTMLParagraphElement).textContent = t('loading');
    const letters = document.fonts.load('800 20px "Bricolage Grotesque Variable"');
    const opened = await open(state);
    trustParent(opened.state.parentOrigin);
    await letters;
    nameIt(opened.state);
    await start({ ...opened, lang, world, leave: () => leaveTo(opened.state.backUrl) });
    byId('game', HTMLElement).dataset.phase = 'ready';
    liftCurtain();
  };
  boot().catch(fail);
}

import type { GameState } from '@tonalli/contracts/play/slot-shapes';
import { statedRtpPercent } from '../exact';
import { MODELS } from '../models';
import { CallFailure, fetchSymbols, type GameApi, gameApi, openGame } from './api';
import { dropCurtain, liftCurtain } from './curtain';
import { byId } from './dom';
import { startGame } from './game';
import { pathsInto } from './icons';
import { isFramed, tellParent, trustParent } from './parent';
import { tabOnly } from './store';
import { type Lang, texts } from './texts';

const launch = new URLSearchParams(window.location.hash.slice(1));
const lang: Lang = launch.get('lang') === 'en' ? 'en' : 'es';
const world = launch.get('world') ?? 'default';
const t = texts(lang);

function leaveTo(backUrl: string | null): () => void {
  return () => {
    if (isFramed()) tellParent({ type: 'close' });
    else if (backUrl) window.location.assign(backUrl);
  };
}

/** A reload finds the session again; the launch token itself opens only once. */
async function open(): Promise<{ api: GameApi; state: GameState }> {
  const token = launch.get('launch') ?? '';
  const key = `session.${token.slice(0, 12)}`;
  const kept = tabOnly.get(key);
  if (kept) {
    const api = gameApi(kept, lang);
    return { api, state: await api.state() };
  }
  const { token: session, ...state } = await openGame({ launch: token, world }, lang);
  tabOnly.set(key, session);
  return { api: gameApi(session, lang), state };
}

function fail(failure: unknown): void {
  tellParent({ type: 'failed' });
  const code = failure instanceof CallFailure ? failure.code : 'UNKNOWN';
  const again = { label: t('retry'), press: () => window.location.reload() };
  const back = { label: t('back'), press: leaveTo(document.referrer || '/') };
  if (code === 'LAUNCH_TOKEN_INVALID' || code === 'INVALID_REQUEST') {
    dropCurtain({ title: t('launchTitle'), text: t('launchText'), actions: [back] });
    return;
  }
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

async function boot(): Promise<void> {
  document.documentElement.lang = lang;
  byId('curtain-text', HTMLParagraphElement).textContent = t('loading');
  const { api, state } = await open();
  trustParent(state.parentOrigin);
  const [sheet] = await Promise.all([
    fetchSymbols(state.game.nodeId),
    document.fonts.load('800 20px "Bricolage Grotesque Variable"'),
  ]);
  const name = state.game.names[lang];
  document.title = name;
  byId('name', HTMLHeadingElement).textContent = name;
  const badge = byId('badge', HTMLSpanElement);
  badge.hidden = state.wallet !== 'trial';
  badge.textContent = t('playMoney');
  const { style } = document.documentElement;
  for (const [part, colour] of Object.entries(sheet.palette)) style.setProperty(`--${part}`, colour);
  for (const id of ['emblem', 'crest']) {
    const picture = document.getElementById(id);
    if (picture) pathsInto(picture, sheet.symbols.high1?.paths ?? []);
  }
  const rtp = statedRtpPercent(MODELS[state.model]);
  byId('promise', HTMLParagraphElement).textContent = t('promise', { rtp });
  byId('game', HTMLElement).dataset.framed = String(isFramed());
  startGame({ api, state, sheet, lang, world, leave: leaveTo(state.backUrl) });
  byId('game', HTMLElement).dataset.phase = 'ready';
  liftCurtain();
}

boot().catch(fail);

import { dropCurtain } from './curtain';
import { openDialog } from './dialog';
import { el } from './dom';
import { CallFailure } from './game-server';
import type { Translate } from './texts';

/** Codes after which this game session cannot go on. */
const ENDED: ReadonlySet<string> = new Set(['TOKEN_INVALID', 'TOKEN_MISSING', 'WORLD_UNKNOWN', 'GAME_UNAVAILABLE']);

export const codeOf = (failure: unknown): string => (failure instanceof CallFailure ? failure.code : 'UNKNOWN');

/** Covers the game where its session cannot go on. Returns whether it did. */
export function coverIfEnded(t: Translate, failure: unknown, leave: () => void): boolean {
  if (!ENDED.has(codeOf(failure))) return false;
  dropCurtain({ title: t('endedTitle'), text: t('endedText'), actions: [{ label: t('back'), press: leave }] });
  return true;
}

/** What the player reads: the platform's own words when it gave any. */
export function failureText(t: Translate, failure: unknown): string {
  if (!(failure instanceof CallFailure)) return t('failText');
  if (failure.code === 'INSUFFICIENT_FUNDS') return t('funds');
  return failure.message === failure.code ? t('failText') : failure.message;
}

/** The round may or may not have arrived, so the only way on is to ask for the same one again. */
function askToRetry(t: Translate): Promise<void> {
  return new Promise((resolve) => {
    const button = el('button.action', { type: 'button' }, t('retry'));
    const dialog = openDialog(
      { title: t('errorTitle'), closeLabel: t('retry'), small: true, onClose: resolve },
      el('p', { role: 'alert' }, t('errorText')),
      el('div.dialog-actions', {}, button),
    );
    button.addEventListener('click', () => dialog.close());
    button.focus();
  });
}

/** Asks until there is an answer: whenever none came, the player says when to ask for the same round again. */
export async function untilAnswered<Answer>(t: Translate, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (codeOf(failure) !== 'NETWORK') throw failure;
      await askToRetry(t);
    }
  }
}

/** The page's name for one round; a repeat under it is never charged twice. */
export const newRoundKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

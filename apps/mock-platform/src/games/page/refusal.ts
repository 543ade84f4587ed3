import { dropCurtain } from './curtain';
import { openDialog } from './dialog';
import { el } from './dom';
import type { CallFailure } from './game-server';
import { showPage } from './parent';
import { refusalOf, type Words } from './refusal-words';
import { dateWriter } from './texts';

/** What the stake is lowered by: a button, or the field that it is typed into. */
const STAKE = '#less, #stake';

/** Covers a game that may not be played for now. Returns whether it did. */
export function coverIfRefused(
  { t, lang }: Pick<Words, 't' | 'lang'>,
  { code, told }: CallFailure,
  leave: () => void,
): boolean {
  const actions = [{ label: t('back'), press: leave }];
  if (code === 'GAME_ALREADY_OPEN') dropCurtain({ title: t('otherTitle'), text: t('otherText'), actions });
  else if (code === 'ACCOUNT_ON_BREAK') {
    const until = told.break?.until;
    const text = until ? t('breakUntil', { at: dateWriter(lang)(until) }) : t('breakText');
    dropCurtain({ title: t('breakTitle'), text, actions });
  } else return false;
  return true;
}

/**
 * Says which limit is in the way, how much of it is used, and the ways on; no button has the focus, so that a key that is
 * pressed to play chooses none. Returns whether the failure was such.
 */
export function openRefusal(words: Words, failure: CallFailure): boolean {
  const refusal = refusalOf(words, failure);
  if (!refusal) return false;
  const { t } = words;
  const actions = el('div.refusal-actions');
  const facts = refusal.facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)));
  const dialog = openDialog(
    { title: refusal.title, closeLabel: t('close'), small: true },
    el('p', { role: 'alert' }, refusal.text),
    facts.length > 0 ? el('dl.refusal-facts', {}, ...facts) : '',
    actions,
  );
  const offer = (label: string, press: () => void) => {
    const button = el('button.action.quiet', { type: 'button' }, label);
    button.addEventListener('click', () => {
      dialog.close();
      press();
    });
    actions.append(button);
  };
  if (refusal.mayLower) offer(t('lowerStake'), () => document.querySelector<HTMLElement>(STAKE)?.focus());
  if (refusal.isOwn) {
    offer(t('takeBreak'), () => showPage('break'));
    offer(t('seeLimits'), () => showPage('limits'));
  }
  const heading = dialog.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
  return true;
}

import { TOWER_LEVELS, type TowerLevel } from '@tonalli/contracts/games/tower';
import { byId, el } from '../../page/dom';
import { remembered } from '../../page/store';
import type { Lang } from '../../page/texts';
import { LEVEL_NAMES } from './level-names';
import type { Translate } from './texts';

const KEY = 'tower.level';
const LEVELS: readonly TowerLevel[] = ['easy', 'medium', 'hard', 'expert', 'master'];

interface FormParts {
  readonly t: Translate;
  readonly lang: Lang;
  readonly isLocked: () => boolean;
  readonly onChange: () => void;
}

export interface LevelForm {
  level(): TowerLevel;
  /** Of a round that was found open. */
  show(level: TowerLevel): void;
}

/** How difficult the tower is: options of which one is chosen. */
export function createLevelForm({ t, lang, isLocked, onChange }: FormParts): LevelForm {
  let level: TowerLevel = LEVELS.find((known) => known === remembered.get(KEY)) ?? 'easy';
  const radios = LEVELS.map((value) => {
    const radio = el('input', { type: 'radio', name: 'level', value });
    radio.addEventListener('change', () => choose(value));
    return radio;
  });
  const options = LEVELS.map((value, index) =>
    el('label.side-option', {}, radios[index], el('span.side-text', {}, LEVEL_NAMES[lang][value])),
  );
  function show(): void {
    for (const radio of radios) radio.checked = radio.value === level;
    byId('holds', HTMLParagraphElement).textContent = t('holds', TOWER_LEVELS[level]);
  }
  function choose(value: TowerLevel): void {
    if (!isLocked()) level = value;
    show();
    if (isLocked()) return;
    remembered.set(KEY, level);
    onChange();
  }
  byId('levels', HTMLFieldSetElement).replaceChildren(el('legend.unseen', {}, t('levels')), ...options);
  show();
  return {
    level: () => level,
    show(shown) {
      level = shown;
      show();
    },
  };
}

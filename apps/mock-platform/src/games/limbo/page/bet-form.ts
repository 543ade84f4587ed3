import type { LimboChoice, LimboConfig } from '@tonalli/contracts/games/limbo';
import { byId, el } from '../../page/dom';
import { numberField } from '../../page/instant/number-field';
import { shownChance, withChance, withMultiplier } from '../choosing';
import { winningDraws } from '../odds';
import type { Translate } from './texts';

interface FormParts {
  readonly t: Translate;
  readonly config: LimboConfig;
  readonly isLocked: () => boolean;
  readonly onChange: (choice: LimboChoice) => void;
}

const PRESETS = [1.5, 2, 5, 10, 100];

/** Target and chance say one thing: whichever is changed, the other follows. Answers what they say. */
export function createBetForm({ t, config, isLocked, onChange }: FormParts): () => LimboChoice {
  let choice = withMultiplier(2, config);
  const field = (id: string) => byId(id, HTMLInputElement);
  const presets = PRESETS.map((multiplier) => {
    const button = el(
      'button.quick',
      { type: 'button', 'aria-label': `${t('goal')} ${multiplier}×` },
      `${multiplier}×`,
    );
    button.addEventListener('click', () => choose(withMultiplier(multiplier, config)));
    return { button, targetX100: multiplier * 100 };
  });
  byId('presets', HTMLDivElement).replaceChildren(...presets.map(({ button }) => button));
  const shows = [
    numberField({
      ...{ isLocked, input: field('target') },
      shown: () => (choice.targetX100 / 100).toFixed(2),
      take: (value) => choose(withMultiplier(value, config)),
    }),
    numberField({
      ...{ isLocked, input: field('chance') },
      shown: () => shownChance(winningDraws(choice, config.rtpBp)),
      take: (value) => choose(withChance(value, config)),
    }),
  ];

  function show(): void {
    for (const one of shows) one();
    for (const { button, targetX100 } of presets) {
      button.setAttribute('aria-pressed', String(targetX100 === choice.targetX100));
    }
  }
  function choose(next: LimboChoice): void {
    if (!isLocked()) choice = next;
    show();
    if (!isLocked()) onChange(choice);
  }
  show();
  return () => choice;
}

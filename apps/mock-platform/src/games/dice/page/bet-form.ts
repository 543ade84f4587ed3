import type { DiceChoice, DiceConfig } from '@tonalli/contracts/games/dice';
import { byId } from '../../page/dom';
import { numberField } from '../../page/instant/number-field';
import { otherSide, withMultiplier, withTarget, withWinning } from '../choosing';
import { multiplierX10000 } from '../odds';
import { shownChance, shownMultiplier, shownRoll } from './shown';
import type { Translate } from './texts';

interface FormParts {
  readonly t: Translate;
  readonly config: DiceConfig;
  readonly isLocked: () => boolean;
  readonly onChange: (choice: DiceChoice) => void;
}

/** Rolls that win to begin with: such a bet pays twice its stake. */
const FIRST_WINNING = 4_850;

const field = (id: string) => byId(id, HTMLInputElement);
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name=side]')];

/** Target, multiplier, chance, slider and side say one thing: whichever is changed, the others follow. Answers what they say. */
export function createBetForm({ t, config, isLocked, onChange }: FormParts): () => DiceChoice {
  let choice = withWinning('under', FIRST_WINNING, config);
  const slider = field('slider');
  const shows: (() => void)[] = [];

  function show(): void {
    for (const one of shows) one();
    slider.value = String(choice.target);
    const spoken = { side: t(choice.side), target: shownRoll(choice.target), chance: shownChance(choice) };
    slider.setAttribute('aria-valuetext', t('sliderNow', spoken));
    for (const radio of radios()) radio.checked = radio.value === choice.side;
  }
  function choose(next: DiceChoice): void {
    if (!isLocked()) choice = next;
    show();
    if (!isLocked()) onChange(choice);
  }
  const listen = (id: string, shown: () => string, take: (value: number) => DiceChoice) =>
    shows.push(numberField({ input: field(id), isLocked, shown, take: (value) => choose(take(value)) }));

  listen(
    'target',
    () => shownRoll(choice.target),
    (value) => withTarget({ side: choice.side, target: value * 100 }, config),
  );
  listen(
    'multiplier',
    () => shownMultiplier(multiplierX10000(choice, config.rtpBp)),
    (value) => withMultiplier(choice.side, Math.max(value, 0.01), config),
  );
  listen(
    'chance',
    () => shownChance(choice),
    (value) => withWinning(choice.side, value * 100, config),
  );
  slider.addEventListener('input', () =>
    choose(withTarget({ side: choice.side, target: slider.valueAsNumber }, config)),
  );
  for (const radio of radios()) radio.addEventListener('change', () => choose(otherSide(choice)));
  slider.setAttribute('aria-label', t('slider'));
  show();
  return () => choice;
}

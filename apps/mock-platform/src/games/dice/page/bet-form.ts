import type { DiceBet, DiceChoice, DiceConfig } from '@tonalli/contracts/games/dice';
import { byId } from '../../page/dom';
import { otherSide, readNumber, withMultiplier, withStake, withTarget, withWinning } from '../choosing';
import { multiplierX10000 } from '../odds';
import { shownChance, shownMultiplier, shownRoll } from './shown';
import type { Translate } from './texts';

export interface BetForm {
  readonly bet: DiceBet;
  /** Nearest to it that can be staked. */
  setStake(stakeMinor: number): void;
  /** While a round is under way nothing changes; controls keep the focus that they have. */
  setLocked(locked: boolean): void;
}

interface FormParts {
  readonly t: Translate;
  readonly config: DiceConfig;
  readonly bet: DiceBet;
  /** `isLowered`: the choice allows less than was staked. */
  readonly onChange: (bet: DiceBet, isLowered: boolean) => void;
}

const field = (id: string) => byId(id, HTMLInputElement);
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name=side]')];

/** Target, multiplier, chance, slider and side say one thing: whichever is changed, the others follow. */
export function createBetForm({ t, config, bet: first, onChange }: FormParts): BetForm {
  let bet = first;
  let isLocked = false;
  const slider = field('slider');
  const shown: Record<string, () => string> = {
    target: () => shownRoll(bet.target),
    multiplier: () => shownMultiplier(multiplierX10000(bet, config.rtpBp)),
    chance: () => shownChance(bet),
    stake: () => (bet.stakeMinor / 100).toFixed(2),
  };
  const chosen: Record<string, (value: number) => DiceChoice> = {
    target: (value) => withTarget({ side: bet.side, target: value * 100 }, config),
    multiplier: (value) => withMultiplier(bet.side, Math.max(value, 0.01), config),
    chance: (value) => withWinning(bet.side, value * 100, config),
  };

  function show(except?: string): void {
    for (const [id, text] of Object.entries(shown)) if (id !== except) field(id).value = text();
    slider.value = String(bet.target);
    const spoken = { side: t(bet.side), target: shownRoll(bet.target), chance: shownChance(bet) };
    slider.setAttribute('aria-valuetext', t('sliderNow', spoken));
    for (const radio of radios()) radio.checked = radio.value === bet.side;
  }
  function choose(choice: DiceChoice, except?: string): void {
    if (isLocked) {
      show();
      return;
    }
    const { stakeMinor } = bet;
    bet = withStake(choice, stakeMinor, config);
    show(except);
    onChange(bet, bet.stakeMinor < stakeMinor);
  }
  function stake(stakeMinor: number, except?: string): void {
    if (isLocked) {
      show();
      return;
    }
    bet = withStake(bet, stakeMinor, config);
    show(except);
    onChange(bet, false);
  }
  function listen(id: string, take: (value: number) => void): void {
    const input = field(id);
    input.addEventListener('input', () => {
      const value = readNumber(input.value);
      if (value !== null) take(value);
    });
    // What could not be meant as it was typed gives way to what holds.
    input.addEventListener('change', () => show());
    input.addEventListener('focus', () => input.select());
  }
  for (const [id, choiceFor] of Object.entries(chosen)) listen(id, (value) => choose(choiceFor(value), id));
  listen('stake', (value) => stake(value * 100, 'stake'));
  slider.addEventListener('input', () => choose(withTarget({ side: bet.side, target: slider.valueAsNumber }, config)));
  for (const radio of radios()) radio.addEventListener('change', () => choose(otherSide(bet)));
  slider.setAttribute('aria-label', t('slider'));
  show();
  return {
    get bet() {
      return bet;
    },
    setStake: (stakeMinor) => stake(stakeMinor),
    setLocked(locked) {
      isLocked = locked;
    },
  };
}

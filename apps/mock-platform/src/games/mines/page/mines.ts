import { MINES_CELLS, type MinesConfig, MinesView } from '@tonalli/contracts/games/mines';
import { worthOf } from '../../climb/page/worth';
import { greatestStakeMinor, type Rung } from '../../climb/rungs';
import { shownMultiplier } from '../../climb/shown';
import { byId } from '../../page/dom';
import type { InstantFamily, Kit, Told } from '../../page/instant/family';
import { chancesOf, minesRungs } from '../odds';
import { createBoard } from './board';
import { createBombsForm } from './bombs-form';
import { rulesOf } from './rules';
import type { TextKey } from './texts';

/** The more bombs there are, the more a round swings. */
const volatilityOf = (bombs: number): number => 1 + [3, 6, 11, 18].filter((from) => bombs >= from).length;

const HOURS = 24;

type Choice = { readonly bombs: number };

/** Mines on its page: what is bet on, the field, and what is said of it. */
export function createMines(kit: Kit<MinesConfig, TextKey>): InstantFamily<Choice, MinesView> {
  const { t, money, config } = kit;
  const board = createBoard({ t, synth: kit.synth, press: (cell) => kit.step({ do: 'open', cell }) });
  const put = (id: string, text: string) => byId(id, HTMLElement).replaceChildren(text);
  put('gems-label', t('gems'));
  put('next-label', t('next'));
  /** As they are for every stake: a greater one has fewer of them. */
  const rungsOf = (bombs: number, stakeMinor = config.minStakeMinor): readonly Rung[] =>
    minesRungs({ bombs, stakeMinor }, config);
  const nextOf = (bombs: number, opened: number): string => {
    const next = rungsOf(bombs)[opened];
    return next ? shownMultiplier(next.multiplierX10000) : '—';
  };
  function showProgress(bombs: number, found: number): void {
    put('gems', t('found', { found, all: MINES_CELLS - bombs }));
    put('next', `× ${nextOf(bombs, found)}`);
  }
  const form = createBombsForm({ t, isLocked: kit.isLocked, onChange: kit.chosen });
  const safeIn = ({ opened, places }: MinesView) => opened.filter((cell) => !places?.includes(cell)).length;

  function told({ opened, multiplierX10000 }: MinesView): Told {
    if (multiplierX10000 === 0) return { chip: t('chipBomb'), spoken: t('lostTold') };
    const chip = `× ${(Math.floor(multiplierX10000 / 100) / 100).toFixed(2)}`;
    return { chip, spoken: opened.length === 0 ? t('backTold') : t('wonTold', { count: opened.length }) };
  }
  const amountOf = ({ bombs, opened }: MinesView, stakeMinor: number) =>
    rungsOf(bombs, stakeMinor)[opened.length - 1]?.payoutMinor;

  return {
    view: MinesView,
    choice: () => ({ bombs: form.bombs() }),
    worth: ({ bombs, stakeMinor }) => worthOf(rungsOf(bombs, stakeMinor), stakeMinor, volatilityOf(bombs)),
    greatestStakeMinor({ bombs }) {
      const [first] = chancesOf(bombs);
      return first ? greatestStakeMinor(first, config) : config.maxStakeMinor;
    },
    board: {
      clear() {
        board.clear();
        showProgress(form.bombs(), 0);
      },
      async show(view, round) {
        await board.show(view, round);
        showProgress(view.bombs, safeIn(view));
      },
    },
    told,
    rules: (bet) => rulesOf({ t, money, config }, bet),
    steps: {
      timeoutHours: HOURS,
      cashOut(view, stakeMinor) {
        const amountMinor = amountOf(view, stakeMinor);
        return amountMinor === undefined ? null : { input: { do: 'cash-out' }, amountMinor };
      },
      told(view, stakeMinor) {
        const amountMinor = amountOf(view, stakeMinor);
        const next = nextOf(view.bombs, view.opened.length);
        if (amountMinor === undefined) return t('openTold', { next });
        return t('gemTold', { amount: money(amountMinor), next });
      },
      resume: ({ bombs }) => form.show(bombs),
    },
  };
}

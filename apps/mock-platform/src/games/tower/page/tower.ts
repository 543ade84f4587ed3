import { TOWER_ROWS, type TowerConfig, type TowerLevel, TowerView } from '@tonalli/contracts/games/tower';
import { worthOf } from '../../climb/page/worth';
import { greatestStakeMinor, type Rung } from '../../climb/rungs';
import { shownMultiplier } from '../../climb/shown';
import { byId } from '../../page/dom';
import type { InstantFamily, Kit, Told } from '../../page/instant/family';
import { chancesOf, towerRungs } from '../odds';
import { createBoard } from './board';
import { createLevelForm } from './level-form';
import { rulesOf } from './rules';
import type { TextKey } from './texts';

const VOLATILITY: Readonly<Record<TowerLevel, number>> = { easy: 1, medium: 2, hard: 3, expert: 4, master: 5 };
const HOURS = 24;

type Choice = { readonly level: TowerLevel };

/** The tower on its page: what is bet on, the rows, and what is said of them. */
export function createTower(kit: Kit<TowerConfig, TextKey>): InstantFamily<Choice, TowerView> {
  const { t, money, config, lang } = kit;
  const put = (id: string, text: string) => byId(id, HTMLElement).replaceChildren(text);
  put('rows-label', t('rows'));
  put('next-label', t('next'));
  /** Of the least stake, which has the most rows. */
  const rungsOf = (level: TowerLevel, stakeMinor = config.minStakeMinor): readonly Rung[] =>
    towerRungs({ level, stakeMinor }, config);
  const paysOf = (level: TowerLevel) => rungsOf(level).map(({ multiplierX10000 }) => shownMultiplier(multiplierX10000));
  const board = createBoard({ t, paysOf, synth: kit.synth, press: (tile) => kit.step({ do: 'climb', tile }) });
  const form = createLevelForm({
    ...{ t, lang, isLocked: kit.isLocked },
    onChange() {
      board.setLevel(form.level());
      kit.chosen();
    },
  });
  board.setLevel(form.level());
  const nextOf = (level: TowerLevel, rows: number): string => paysOf(level)[rows] ?? '—';
  function showProgress(level: TowerLevel, rows: number): void {
    put('rows', t('climbed', { rows, all: TOWER_ROWS }));
    put('next', `× ${nextOf(level, rows)}`);
  }
  function told({ climbed, multiplierX10000 }: TowerView): Told {
    if (multiplierX10000 === 0) return { chip: t('chipFall'), spoken: t('lostTold') };
    const chip = `× ${(Math.floor(multiplierX10000 / 100) / 100).toFixed(2)}`;
    return { chip, spoken: climbed.length === 0 ? t('backTold') : t('wonTold', { count: climbed.length }) };
  }
  const amountOf = ({ level, climbed }: TowerView, stakeMinor: number) =>
    rungsOf(level, stakeMinor)[climbed.length - 1]?.payoutMinor;

  return {
    view: TowerView,
    choice: () => ({ level: form.level() }),
    worth: ({ level, stakeMinor }) => worthOf(rungsOf(level, stakeMinor), stakeMinor, VOLATILITY[level]),
    greatestStakeMinor({ level }) {
      const [first] = chancesOf(level);
      return first ? greatestStakeMinor(first, config) : config.maxStakeMinor;
    },
    board: {
      clear() {
        board.clear();
        showProgress(form.level(), 0);
      },
      async show(view, round) {
        await board.show(view, round);
        const held = view.multiplierX10000 === 0 ? view.climbed.length - 1 : view.climbed.length;
        showProgress(view.level, held);
      },
    },
    told,
    rules: (bet) => rulesOf({ t, lang, money, config }, bet),
    steps: {
      timeoutHours: HOURS,
      cashOut(view, stakeMinor) {
        const amountMinor = amountOf(view, stakeMinor);
        return amountMinor === undefined ? null : { input: { do: 'cash-out' }, amountMinor };
      },
      told(view, stakeMinor) {
        const amountMinor = amountOf(view, stakeMinor);
        const next = nextOf(view.level, view.climbed.length);
        if (amountMinor === undefined) return t('openTold', { next });
        return t('climbTold', { amount: money(amountMinor), next });
      },
      resume({ level }) {
        form.show(level);
        board.setLevel(level);
      },
    },
  };
}

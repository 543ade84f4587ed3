import { type CoinConfig, type CoinSide, CoinView } from '@tonalli/contracts/games/coin';
import { worthOf } from '../../climb/page/worth';
import { greatestStakeMinor } from '../../climb/rungs';
import { shownMultiplier } from '../../climb/shown';
import { byId } from '../../page/dom';
import type { InstantFamily, Kit, Told } from '../../page/instant/family';
import { chances, coinRungs } from '../odds';
import { createBoard, fallenOf } from './board';
import { createCallButtons } from './call-buttons';
import { rulesOf } from './rules';
import type { TextKey } from './texts';

/** Going for the greatest win. */
const VOLATILITY = 5;
const HOURS = 24;

type Choice = { readonly call?: CoinSide };

/** The coin on its page: the two sides to call, how it falls, and what is said of it. */
export function createCoin(kit: Kit<CoinConfig, TextKey>): InstantFamily<Choice, CoinView> {
  const { t, money, config } = kit;
  const put = (id: string, text: string) => byId(id, HTMLElement).replaceChildren(text);
  put('streak-label', t('streak'));
  put('next-label', t('next'));
  const board = createBoard({ t, synth: kit.synth });
  const buttons = createCallButtons({ t, onCall: (side) => kit.step({ do: 'call', side }) });
  /** Of the stake on the table. */
  let rungs = coinRungs(config.minStakeMinor, config);
  const nextOf = (calls: number): string => {
    const rung = rungs[calls];
    return rung ? shownMultiplier(rung.multiplierX10000) : '—';
  };
  function showProgress(calls: number): void {
    put('streak', t('streakOf', { calls, all: rungs.length }));
    put('next', `× ${nextOf(calls)}`);
  }
  const nameOf = (side: CoinSide) => t(side).toLowerCase();
  function told(view: CoinView): Told {
    const { calls, multiplierX10000 } = view;
    const side = fallenOf(view);
    if (multiplierX10000 === 0 && side) return { chip: t('chipWrong'), spoken: t('lostTold', { side: nameOf(side) }) };
    const chip = `× ${(multiplierX10000 / 10_000).toFixed(2)}`;
    return { chip, spoken: calls.length === 0 ? t('backTold') : t('wonTold', { count: calls.length }) };
  }
  const amountOf = ({ calls }: CoinView, stakeMinor: number) =>
    coinRungs(stakeMinor, config)[calls.length - 1]?.payoutMinor;

  return {
    view: CoinView,
    choice() {
      const call = buttons.pending();
      return call ? { call } : {};
    },
    worth({ stakeMinor }) {
      rungs = coinRungs(stakeMinor, config);
      return worthOf(rungs, stakeMinor, VOLATILITY);
    },
    greatestStakeMinor() {
      const [first] = chances();
      return first ? greatestStakeMinor(first, config) : config.maxStakeMinor;
    },
    board: {
      clear() {
        board.clear();
        buttons.release();
        showProgress(0);
      },
      async show(view, round) {
        await board.show(view, round);
        buttons.release();
        showProgress(view.multiplierX10000 === 0 ? view.calls.length - 1 : view.calls.length);
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
        const [next, side] = [nextOf(view.calls.length), fallenOf(view)];
        if (amountMinor === undefined || !side) return t('openTold', { next });
        return t('callTold', { side: nameOf(side), amount: money(amountMinor), next });
      },
      resume: () => {},
    },
  };
}

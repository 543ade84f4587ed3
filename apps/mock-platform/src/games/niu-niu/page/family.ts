import { NIU_SEATS, type NiuNiuConfig, NiuNiuShown, NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import { cardName } from '../../page/cards/names';
import { dialogOpen } from '../../page/dialog';
import { announce } from '../../page/hud-parts';
import { NOTHING_YET } from '../../page/odds';
import type { PastTold, TableFamily, TableKit } from '../../page/table/family';
import { niuOf } from '../hand';
import { RoomBoard } from './board';
import { type Asked, createDeciding } from './deciding';
import { rulesOf } from './rules';
import { type Choice, Sitting } from './sitting';
import type { RoomText } from './texts';
import { handText } from './told';

/** Of what is won and lost, a half each, the house keeps a twentieth of the half that is won, rounded down. */
const RETURN = '97.50';
const VOLATILITY = 4;

/** A room as the kit of tables plays it. */
export function roomFamily(kit: TableKit<NiuNiuConfig, RoomText>): TableFamily<Choice, NiuNiuView, NiuNiuShown> {
  const { t, money, lang, config, synth } = kit;
  let told = '';

  const isTaken = (seat: number): boolean => {
    const round = board?.shownRound;
    if (!round?.takesBets || board.ownView?.seat === seat) return false;
    return round.shown.seats.some((one) => one.seat === seat);
  };
  const sitting = new Sitting({
    ...{ t, money, config, isTaken },
    onChange() {
      kit.chosen();
      board.refresh();
    },
  });
  const deciding = createDeciding({ t, step: (step) => kit.stepOf(0, step) });

  function askedNow(): Asked | null {
    const round = board.shownRound;
    const view = board.ownView;
    if (!round || !view || round.isCancelled || round.isOver || round.takesBets) return null;
    if (round.phase === 'bidding') return view.bid === null ? 'bid' : null;
    if (round.phase !== 'staking' || round.shown.bank === view.seat) return null;
    return view.multiple === null ? 'multiple' : null;
  }

  function saidOf(asked: Asked | null): string {
    if (asked) return t(asked === 'bid' ? 'askBid' : 'askStake');
    const round = board.shownRound;
    if (round?.phase === 'staking' && round.shown.bank === board.ownView?.seat) return t('youBank');
    return t('said');
  }

  const leftMs = (): number => (board.shownRound?.endsAt ?? kit.now()) - kit.now();

  function showDeciding(): void {
    const round = board.shownRound;
    const view = board.ownView;
    const isPlayed = round?.phase === 'bidding' || round?.phase === 'staking';
    const asked = askedNow();
    deciding.show({ asked, said: saidOf(asked), isOpen: isPlayed && view !== null && !round.isCancelled });
    const sign = `${round?.key} ${asked}`;
    if (!asked || !view || sign === told) return;
    told = sign;
    const cards = view.cards.map((card) => cardName(card, lang)).join(', ');
    announce(t('turnBid', { ask: saidOf(asked), seconds: Math.ceil(leftMs() / 1_000), cards }));
  }

  const board: RoomBoard = new RoomBoard({
    ...{ t, lang, money, synth, config, chosen: () => sitting.chosen, told: showDeciding },
    choose(seat) {
      const said = sitting.choose(seat);
      if (said !== null) kit.tell(said);
    },
  });
  board.refresh();

  document.addEventListener('keydown', (event) => {
    const seat = Number(event.key);
    const isElsewhere = event.target instanceof HTMLInputElement || dialogOpen() || event.repeat;
    if (isElsewhere || !board.shownRound?.takesBets || !Number.isInteger(seat) || seat < 1 || seat > NIU_SEATS) return;
    const said = sitting.choose(seat);
    if (said !== null) kit.tell(said);
  });

  function past({ seats, bank }: NiuNiuShown): PastTold {
    const banking = seats.find(({ seat }) => seat === bank);
    if (bank === null || !banking) return { chip: NOTHING_YET, tone: 'none', spoken: t('unplayed') };
    const best = Math.max(...seats.map(({ cards }) => niuOf(cards)));
    const spoken = t('handTold', { seat: bank, hand: handText(t, banking.cards) });
    return { chip: best === 10 ? 'NN' : `N${best}`, tone: best === 10 ? 'natural' : 'stands', spoken };
  }

  return {
    ...{ view: NiuNiuView, shown: NiuNiuShown, bets: [sitting.bet], asksEachPhase: true },
    phases: { bidding: t('bidding'), staking: t('staking') },
    worth: () => ({
      ...{ returnPercent: RETURN, paidChance: NOTHING_YET, topWinMinor: 0 },
      ...{ topChance: NOTHING_YET, topOdds: NOTHING_YET, volatility: VOLATILITY },
    }),
    board: {
      show: (round, how, own) => board.show(round, how, own),
      frame(round) {
        board.frame(round);
        deciding.tick(leftMs());
      },
      result: (round, own, how) => board.result(round, own, how),
      own: (own) => board.own(own),
    },
    past: ({ shown }) => past(shown),
    rules: () => rulesOf({ t, money, config }),
  };
}

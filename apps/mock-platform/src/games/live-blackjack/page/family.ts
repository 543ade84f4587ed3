import {
  type LiveBlackjackConfig,
  LiveBlackjackSeat,
  LiveBlackjackShown,
  LiveBlackjackView,
  SEATS,
} from '@tonalli/contracts/games/live-blackjack';
import * as z from 'zod/mini';
import { greatestWinChance, statedReturnPercent } from '../../blackjack/exact';
import { isBlackjack, totalOf } from '../../blackjack/hands';
import { insuranceMinor, MOST_STAKES } from '../../blackjack/money';
import { texts as textsForOne } from '../../blackjack/page/texts';
import { spokenCards, spokenTotal } from '../../blackjack/page/totals';
import { statedPaidPercent } from '../../blackjack/paid-chance';
import { shownPercent } from '../../climb/shown';
import { cardName } from '../../page/cards/names';
import { dialogOpen } from '../../page/dialog';
import { byId } from '../../page/dom';
import { announce } from '../../page/hud-parts';
import type { PastTold, TableFamily, TableKit } from '../../page/table/family';
import { isAsked } from './asked';
import { SeatsBoard } from './board';
import { createDeciding } from './deciding';
import { handName } from './own-hands';
import { rulesOf } from './rules';
import { type Choice, Sitting } from './sitting';
import type { SeatsText } from './texts';

const VOLATILITY = 1;
const SeatOf = z.object({ seat: LiveBlackjackSeat.shape.seat });

/** A table of seats as the kit of tables plays it. */
export function seatsFamily(
  kit: TableKit<LiveBlackjackConfig, SeatsText>,
): TableFamily<Choice, LiveBlackjackView, LiveBlackjackShown> {
  const { t, money, lang, config, synth } = kit;
  const words = textsForOne(lang);
  let told = '';

  const isTaken = (seat: number): boolean => {
    const round = board.shownRound;
    if (!round?.takesBets || board.ownSeats.some((own) => own.seat === seat)) return false;
    return round.shown.seats.some((one) => one.seat === seat);
  };
  const sitting = new Sitting({
    ...{ t, money, config, funds: kit.funds(), isTaken },
    onChange() {
      kit.chosen();
      board.refresh();
    },
  });
  const askedSeat = (): LiveBlackjackSeat | null => board.ownSeats.find((seat) => isAsked(seat, kit.now())) ?? null;
  const deciding = createDeciding({
    ...{ t, words, money, now: kit.now },
    step({ seat }, step, stakeMinor) {
      const bet = sitting.bets.findIndex(
        (_, at) => LiveBlackjackView.safeParse(kit.stateOf(at).view).data?.seat === seat,
      );
      if (bet >= 0) kit.stepOf(bet, step, stakeMinor);
    },
  });

  /** Whose turn it is, said once for each decision. */
  function tell(seat: LiveBlackjackSeat): void {
    const at = seat.active ?? 0;
    const cards = seat.hands[at]?.cards ?? [];
    const sign = JSON.stringify([board.shownRound?.key, seat.seat, seat.stage, at, cards]);
    if (sign === told) return;
    told = sign;
    const dealer = board.shownRound?.shown.dealer[0];
    const seconds = Math.ceil(((seat.decideBy ?? 0) - kit.now()) / 1_000);
    const name = handName(t, seat, at);
    if (seat.stage === 'insurance') {
      announce(t('askInsurance', { seat: name, amount: money(insuranceMinor(seat.stakeMinor)), seconds }));
      return;
    }
    announce(
      t('turn', {
        ...{ seat: name, cards: spokenCards(cards, lang), total: spokenTotal(words, cards), seconds },
        dealer: dealer === undefined ? '' : cardName(dealer, lang),
      }),
    );
  }

  function showDeciding(): void {
    const round = board.shownRound;
    if (!round) return;
    const seat = askedSeat();
    const isPlayed = !round.takesBets && !round.isOver && !round.isCancelled && board.ownSeats.length > 0;
    byId('sitting', HTMLDivElement).hidden = isPlayed;
    const isLate = board.ownSeats.some(({ stage }) => stage === 'play');
    const waits = t(round.phase === 'drawing' ? 'waitingDealer' : isLate ? 'timeUp' : 'waiting');
    deciding.show({ seat, name: seat ? handName(t, seat, seat.active ?? 0) : '', waits }, isPlayed);
    if (seat) tell(seat);
  }

  const board: SeatsBoard = new SeatsBoard({
    ...{ t, words, money, lang, synth, now: kit.now },
    chosen: () => sitting.chosen,
    choose(seat) {
      const said = sitting.choose(seat);
      if (said !== null) kit.tell(said);
    },
    asked: () => askedSeat()?.seat ?? null,
    told: showDeciding,
  });

  board.refresh();
  document.addEventListener('keydown', (event) => {
    const seat = Number(event.key);
    const isElsewhere = event.target instanceof HTMLInputElement || dialogOpen() || event.repeat;
    if (isElsewhere || !Number.isInteger(seat) || seat < 1 || seat > SEATS) return;
    const said = sitting.choose(seat);
    if (said !== null) kit.tell(said);
  });

  function past({ dealer }: LiveBlackjackShown): PastTold {
    if (dealer.length === 0) return { chip: '–', tone: 'none', spoken: t('emptyRound') };
    const { total } = totalOf(dealer);
    if (isBlackjack(dealer)) return { chip: 'BJ', tone: 'natural', spoken: t('dealerNatural') };
    const tone = total > 21 ? 'bust' : 'stands';
    return { chip: String(total), tone, spoken: t(total > 21 ? 'dealerBust' : 'dealerHas', { total }) };
  }

  return {
    ...{ view: LiveBlackjackView, shown: LiveBlackjackShown, bets: sitting.bets },
    phases: { dealing: t('dealing'), insurance: t('insurance'), playing: t('playing'), drawing: t('drawing') },
    worth() {
      const chance = greatestWinChance();
      return {
        returnPercent: statedReturnPercent(sitting.valueMinor),
        paidChance: statedPaidPercent(),
        topWinMinor: MOST_STAKES * sitting.valueMinor,
        ...{ topChance: shownPercent(chance), volatility: VOLATILITY },
        topOdds: `1\u00a0/\u00a0${(chance.of / chance.ways).toLocaleString('en-US')}`,
      };
    },
    board: {
      show: (round, how, own) => board.show(round, how, own),
      frame(round) {
        board.frame(round);
        deciding.tick();
      },
      result: (round, own, how) => board.result(round, own, how),
      own: (own) => board.own(own),
    },
    past: ({ shown }) => past(shown),
    crowd({ bets }) {
      const seated = bets.flatMap(({ name, detail }) => {
        const read = SeatOf.safeParse(detail);
        return read.success ? [[read.data.seat, name] as const] : [];
      });
      board.namesAre(new Map(seated));
    },
    rules: () => rulesOf({ t, money, lang }, sitting.valueMinor),
  };
}

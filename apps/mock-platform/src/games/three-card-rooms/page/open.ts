import { TRIO_TURN_MS, TrioConfig, TrioShown, TrioView } from '@tonalli/contracts/games/three-card-rooms';
import { cardName } from '../../page/cards/names';
import { announce } from '../../page/hud-parts';
import { NOTHING_YET } from '../../page/odds';
import type { PastTold, TableFamily, TableKit } from '../../page/table/family';
import { openTable } from '../../page/table/open-table';
import { RoomBoard } from '../../rooms/page/board';
import { createDeciding } from '../../rooms/page/deciding';
import { type Choice, Sitting } from '../../rooms/page/sitting';
import { minorOf } from '../money';
import { ranksText } from '../signs';
import { trioLook } from './look';
import { playsOf } from './plays';
import { rulesOf } from './rules';
import { type TrioText, texts } from './texts';
import { handText } from './told';

const VOLATILITY = 4;

interface Variant {
  readonly isBlind: boolean;
}

const isAskable = (round: { phase: string; isCancelled: boolean } | null): boolean =>
  round?.phase === 'turn' && !round.isCancelled;

/** A room as the kit of tables plays it. */
function trioFamily(
  kit: TableKit<TrioConfig, TrioText>,
  { isBlind }: Variant,
): TableFamily<Choice, TrioView, TrioShown> {
  const { t, money, lang, config, synth, isPlayMoney } = kit;
  let told = '';

  const sitting = new Sitting<TrioView>({
    ...{ t, money, config, isTaken: (seat) => board?.isTaken(seat) ?? false, tell: (text) => kit.tell(text) },
    onChange() {
      kit.chosen();
      board.refresh();
    },
  });
  const deciding = createDeciding(t);
  const plays = playsOf({ t, money, config, step: (act) => kit.stepOf(0, { act }) });
  const leftMs = (): number => (board.shownRound?.endsAt ?? kit.now()) - kit.now();

  function saidOf({ turn, turnNo, seats }: TrioShown, { seat, spokeIn }: TrioView): string {
    const own = seats.find((one) => one.seat === seat);
    if (own?.isOut) return t(own.act === 'away' ? 'outAway' : 'outNow');
    if (spokeIn === turnNo) return t('said');
    return turn === seat ? t('yourTurn') : t('waitsFor', { seat: turn ?? 0 });
  }

  function announceTurn({ level }: TrioShown, { cards, hasLooked }: TrioView): void {
    const names = cards.map((card) => cardName(card, lang)).join(', ');
    const call = money(minorOf(hasLooked ? 2 * level : level, config));
    const seen = hasLooked ? t('cardsSeen', { cards: names }) : t('cardsUnseen');
    announce(t('turnNow', { call, seconds: Math.ceil(leftMs() / 1_000), cards: seen }));
  }

  function showDeciding(): void {
    const { shownRound: round, ownView: view } = board;
    if (!round || !view || !isAskable(round)) {
      deciding.show({ plays: [], said: '', isOpen: false, isAsked: false });
      return;
    }
    const { shown } = round;
    const isAsked = shown.turn === view.seat && view.spokeIn !== shown.turnNo;
    deciding.show({ plays: plays(shown, view), said: saidOf(shown, view), isOpen: true, isAsked });
    const sign = `${round.key} ${shown.lap} ${shown.turn}`;
    if (isAsked && sign !== told) announceTurn(shown, view);
    told = sign;
  }

  const board: RoomBoard<TrioView, TrioShown> = new RoomBoard({
    ...{ t, lang, money, synth, isPlayMoney, look: trioLook({ t, money, config, isBlind }), told: showDeciding },
    chosen: () => sitting.chosen,
    choose: (seat) => sitting.choose(seat),
  });
  board.refresh();
  sitting.listen(() => board.shownRound?.takesBets ?? false);

  function past({ seats, winners }: TrioShown): PastTold {
    const [seat] = winners;
    if (seat === undefined) return { chip: NOTHING_YET, tone: 'none', spoken: t('unplayed') };
    const cards = seats.find((one) => one.seat === seat)?.cards ?? [];
    if (cards.length === 0) return { chip: String(seat), tone: 'stands', spoken: t('wonUnseen', { seat }) };
    const spoken =
      winners.length > 1
        ? t('wonShared', { seats: winners.join(', ') })
        : t('wonShown', { seat, hand: handText(t, cards) });
    return { chip: ranksText(cards), tone: 'natural', spoken };
  }

  return {
    ...{ view: TrioView, shown: TrioShown, bets: [sitting.bet], asksEachPhase: true },
    phases: { turn: t('turning') },
    taking: ({ shown }) => board.taking(shown),
    worth: () => ({
      // Of a pot comes back what its players' own turns make of it: the house states its part, and no return.
      ...{ returnPercent: NOTHING_YET, paidChance: NOTHING_YET, topWinMinor: 0 },
      ...{ topChance: NOTHING_YET, topOdds: NOTHING_YET, volatility: VOLATILITY },
    }),
    board: {
      show: (round, how, own) => board.show(round, how, own),
      frame(round) {
        board.frame(round);
        deciding.tick(leftMs(), TRIO_TURN_MS);
      },
      result: (round, own, how) => board.result(round, own, how),
      own: (own) => board.own(own),
    },
    past: ({ shown }) => past(shown),
    rules: () => rulesOf({ t, money, config, isBlind }),
  };
}

export const openTrioRoom = (variant: Variant): void =>
  openTable({ config: TrioConfig, texts, family: (kit) => trioFamily(kit, variant) });

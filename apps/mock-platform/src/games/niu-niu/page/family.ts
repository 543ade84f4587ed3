import {
  NIU_BID_MS,
  NIU_MOST_BID,
  NIU_MOST_MULTIPLE,
  NIU_STAKE_MS,
  type NiuNiuConfig,
  NiuNiuShown,
  NiuNiuView,
} from '@tonalli/contracts/games/niu-niu';
import { cardName } from '../../page/cards/names';
import { announce } from '../../page/hud-parts';
import { NOTHING_YET } from '../../page/odds';
import type { PastTold, TableFamily, TableKit } from '../../page/table/family';
import { RoomBoard } from '../../rooms/page/board';
import { createDeciding, type Play } from '../../rooms/page/deciding';
import { type Choice, Sitting } from '../../rooms/page/sitting';
import { niuOf } from '../hand';
import { niuLook } from './look';
import { rulesOf } from './rules';
import type { RoomText } from './texts';
import { handText, times } from './told';

/** Of what is won and lost, a half each, the house keeps a twentieth of the half that is won, rounded down. */
const RETURN = '97.50';
const VOLATILITY = 4;

type Asked = 'bid' | 'multiple';

/** A room as the kit of tables plays it. */
export function roomFamily(kit: TableKit<NiuNiuConfig, RoomText>): TableFamily<Choice, NiuNiuView, NiuNiuShown> {
  const { t, money, lang, config, synth, isPlayMoney } = kit;
  let told = '';

  const sitting = new Sitting<NiuNiuView>({
    ...{ t, money, config, isTaken: (seat) => board?.isTaken(seat) ?? false, tell: (text) => kit.tell(text) },
    onChange() {
      kit.chosen();
      board.refresh();
    },
  });
  const deciding = createDeciding(t);

  function askedNow(): Asked | null {
    const round = board.shownRound;
    const view = board.ownView;
    if (!round || !view || round.isCancelled || round.isOver || round.takesBets) return null;
    if (round.phase === 'bidding') return view.bid === null ? 'bid' : null;
    if (round.phase !== 'staking' || round.shown.bank === view.seat) return null;
    return view.multiple === null ? 'multiple' : null;
  }

  const bids = Array.from({ length: NIU_MOST_BID + 1 }, (_, bid): Play => {
    const press = () => kit.stepOf(0, { bid });
    if (bid === 0) return { key: 0, name: t('noBid'), press };
    return { key: bid, name: times(bid), spoken: t('decideBid', { times: times(bid) }), press };
  });
  const stakes = Array.from({ length: NIU_MOST_MULTIPLE }, (_, at): Play => {
    const multiple = at + 1;
    const spoken = t('decideStake', { times: times(multiple) });
    return { key: multiple, name: times(multiple), spoken, press: () => kit.stepOf(0, { multiple }) };
  });

  function saidOf(asked: Asked | null): string {
    const [round, view] = [board.shownRound, board.ownView];
    const isBank = round?.phase === 'staking' && round.shown.bank === view?.seat;
    const now = asked ? t(asked === 'bid' ? 'askBid' : 'askStake') : t(isBank ? 'youBank' : 'said');
    return round?.phase === 'staking' && view?.bid === null ? `${t('bidMissed')}. ${now}` : now;
  }

  const leftMs = (): number => (board.shownRound?.endsAt ?? kit.now()) - kit.now();

  function showDeciding(): void {
    const round = board.shownRound;
    const view = board.ownView;
    const isPlayed = round?.phase === 'bidding' || round?.phase === 'staking';
    const asked = askedNow();
    deciding.show({
      ...{ plays: asked === 'bid' ? bids : asked ? stakes : [], isAsked: asked !== null, said: saidOf(asked) },
      isOpen: isPlayed && view !== null && !round.isCancelled,
    });
    const sign = `${round?.key} ${asked}`;
    if (!asked || !view || sign === told) return;
    told = sign;
    const cards = view.cards.map((card) => cardName(card, lang)).join(', ');
    announce(t('turnBid', { ask: saidOf(asked), seconds: Math.ceil(leftMs() / 1_000), cards }));
  }

  const board: RoomBoard<NiuNiuView, NiuNiuShown> = new RoomBoard({
    ...{ t, lang, money, synth, isPlayMoney, look: niuLook({ t, money, config }), told: showDeciding },
    chosen: () => sitting.chosen,
    choose: (seat) => sitting.choose(seat),
  });
  board.refresh();
  sitting.listen(() => board.shownRound?.takesBets ?? false);

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
    taking: ({ shown }) => board.taking(shown),
    worth: () => ({
      ...{ returnPercent: RETURN, paidChance: NOTHING_YET, topWinMinor: 0 },
      ...{ topChance: NOTHING_YET, topOdds: NOTHING_YET, volatility: VOLATILITY },
    }),
    board: {
      show: (round, how, own) => board.show(round, how, own),
      frame(round) {
        board.frame(round);
        deciding.tick(leftMs(), round.phase === 'bidding' ? NIU_BID_MS : NIU_STAKE_MS);
      },
      result: (round, own, how) => board.result(round, own, how),
      own: (own) => board.own(own),
    },
    past: ({ shown }) => past(shown),
    rules: () => rulesOf({ t, money, config }),
  };
}

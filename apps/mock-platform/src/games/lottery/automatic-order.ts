import { type LotteryBet, LotteryShown } from '@tonalli/contracts/games/lottery';
import { familyOf } from '@tonalli/lottery/families';
import { unitsOf } from '@tonalli/lottery/odds';
import type { Play, Selection } from '@tonalli/lottery/play';
import { faultOf } from '@tonalli/lottery/selection';
import type { Chance, StandingForAll } from '../../wagering/game-module';
import { requireLottery } from './issues';
import { oddsOfPlay, oddsTable } from './lottery-odds';

const UNIT_MINOR = 200;
const MOST_TRIES = 50;

/** Some options of each row, as few as it takes. */
const anySelection = ({ board }: Play, random: Chance): Selection =>
  (board.rows ?? []).map(({ options, least }) => {
    const left = [...options];
    const chosen = new Set(
      Array.from({ length: Math.max(1, least) }, () => left.splice(random.int(0, left.length - 1), 1)[0]),
    );
    return options.filter((option) => chosen.has(option));
  });

/** What a visitor bets: one play on the draw that stands, near the stake. */
export function automaticOrder(stakeMinor: number, random: Chance, { key, shown }: StandingForAll): LotteryBet {
  const { code, stations } = LotteryShown.parse(shown);
  const { family } = requireLottery(code);
  const plays = familyOf(family).plays.filter(({ board }) => board.kind === 'rows');
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const play = random.pick(plays);
    const selection = anySelection(play, random);
    if (faultOf(play, selection, stations.length || undefined)) continue;
    const multiple = Math.max(1, Math.min(99, Math.round(stakeMinor / (unitsOf(play, selection) * UNIT_MINOR))));
    return {
      code,
      lines: [{ play: play.id, selection: selection.map((row) => [...row]), unitMinor: UNIT_MINOR, multiple }],
      issues: [{ issue: key, multiple: 1 }],
      stop: { onWin: true, onProfitMinor: null, onCancelled: false },
      ...{ isAhead: false, prizeGroup: null },
      odds: Object.fromEntries(oddsOfPlay(play, oddsTable(family, null))),
    };
  }
  throw new RangeError(`no bet was found for ${code}`);
}

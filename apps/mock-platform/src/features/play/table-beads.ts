import { CrashShown } from '@tonalli/contracts/games/crash';
import { DragonTigerShown, type DragonTigerWinner } from '@tonalli/contracts/games/dragon-tiger';
import type { GameFamily } from '@tonalli/contracts/games/families';
import { LiveBlackjackShown } from '@tonalli/contracts/games/live-blackjack';
import { LiveRouletteShown } from '@tonalli/contracts/games/live-roulette';
import { MoneyWheelShown, type WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { NiuNiuShown } from '@tonalli/contracts/games/niu-niu';
import { SicBoShown } from '@tonalli/contracts/games/sic-bo';
import { TRIO_HANDS, TrioShown } from '@tonalli/contracts/games/three-card-rooms';
import type { BeadTone } from '@tonalli/contracts/play/table-tiles';
import { isBlackjack, totalOf } from '../../games/blackjack/hands';
import { PAYS_X100, spotAt } from '../../games/money-wheel/segments';
import { niuOf } from '../../games/niu-niu/hand';
import { RED } from '../../games/roulette/spots';
import { isTriple, totalOf as totalOfDice } from '../../games/sic-bo/spots';
import { strengthOf } from '../../games/three-card-rooms/hand';
import { ranksText } from '../../games/three-card-rooms/signs';
import { readKept } from '../../wagering/schema';

/** A result as the lobby shows it: a few signs that are the same in every language. */
export interface Bead {
  readonly word: string;
  readonly tone: BeadTone;
}

const times = (x100: number): string => `${(x100 / 100).toFixed(x100 < 10_000 && x100 % 100 !== 0 ? 2 : 0)}×`;

const WHEEL_TONES: Readonly<Record<WheelSpot, BeadTone>> = {
  ...({ jade: 'green', turquoise: 'blue', amber: 'gold' } as const),
  ...({ coral: 'red', amethyst: 'violet', sun: 'gold' } as const),
};

function rouletteBead(shown: unknown): Bead | null {
  const { pocket } = readKept(LiveRouletteShown, shown);
  if (pocket === null) return null;
  return { word: String(pocket), tone: pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black' };
}

function wheelBead(shown: unknown): Bead | null {
  const { segment } = readKept(MoneyWheelShown, shown);
  if (segment === null) return null;
  const spot = spotAt(segment);
  return { word: times(PAYS_X100[spot]), tone: WHEEL_TONES[spot] };
}

function crashBead(shown: unknown): Bead | null {
  const { bustX100 } = readKept(CrashShown, shown);
  if (bustX100 === null) return null;
  return { word: times(bustX100), tone: bustX100 < 200 ? 'plain' : bustX100 < 1_000 ? 'blue' : 'gold' };
}

/** Both names begin so in every language. */
const SIDES: Readonly<Record<DragonTigerWinner, Bead>> = {
  ...{ dragon: { word: 'D', tone: 'red' }, tiger: { word: 'T', tone: 'gold' }, tie: { word: '=', tone: 'green' } },
};

function dragonTigerBead(shown: unknown): Bead | null {
  const { winner } = readKept(DragonTigerShown, shown);
  return winner && SIDES[winner];
}

/** The total, in the colour of small, big or three alike. */
function sicBoBead(shown: unknown): Bead | null {
  const { dice } = readKept(SicBoShown, shown);
  if (dice === null) return null;
  const total = totalOfDice(dice);
  return { word: String(total), tone: isTriple(dice) ? 'green' : total > 10 ? 'red' : 'blue' };
}

/** What the dealer came to. */
function blackjackBead(shown: unknown): Bead | null {
  const { dealer } = readKept(LiveBlackjackShown, shown);
  if (dealer.length < 2) return null;
  if (isBlackjack(dealer)) return { word: 'BJ', tone: 'gold' };
  const { total } = totalOf(dealer);
  return { word: String(total), tone: total > 21 ? 'red' : 'plain' };
}

/** What the hand of the bank came to. */
function niuBead(shown: unknown): Bead | null {
  const { seats, bank } = readKept(NiuNiuShown, shown);
  const cards = seats.find(({ seat }) => seat === bank)?.cards ?? [];
  if (cards.length === 0) return null;
  const niu = niuOf(cards);
  return niu === 10 ? { word: 'NN', tone: 'gold' } : { word: `N${niu}`, tone: niu === 0 ? 'plain' : 'blue' };
}

/** The hand that won, where it was shown. */
function trioBead(shown: unknown): Bead | null {
  const { seats, winners } = readKept(TrioShown, shown);
  const cards = seats.find(({ seat }) => seat === winners[0])?.cards ?? [];
  if (cards.length === 0) return null;
  const kind = TRIO_HANDS.indexOf(strengthOf(cards).hand);
  const tone = kind >= TRIO_HANDS.indexOf('straight-flush') ? 'gold' : kind > 0 ? 'blue' : 'plain';
  return { word: ranksText(cards), tone };
}

/** Of families that are left out the lobby shows no results. */
const BEADS: Readonly<Partial<Record<GameFamily, (shown: unknown) => Bead | null>>> = {
  crash: crashBead,
  'live-roulette': rouletteBead,
  'speed-roulette': rouletteBead,
  'dragon-tiger': dragonTigerBead,
  'sic-bo': sicBoBead,
  'speed-sic-bo': sicBoBead,
  'money-wheel': wheelBead,
  'live-blackjack': blackjackBead,
  'niu-niu': niuBead,
  'three-card-rooms': trioBead,
  'blind-three-card-rooms': trioBead,
};

/** The result of a round by what everybody sees of it; null where there is none. */
export const beadOf = (family: GameFamily, shown: unknown): Bead | null => BEADS[family]?.(shown) ?? null;

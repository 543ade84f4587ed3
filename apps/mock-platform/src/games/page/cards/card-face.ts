import { faceOf, type Rank, type Suit } from '@tonalli/contracts/games/cards';
import { svgPart } from '../svg-parts';

/** Around 0, 0, from -10 to 10. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    'M0-10C3-5.5 9.5-1.5 9.5 3.5c0 3-2.2 5-4.8 5-1.6 0-2.8-.7-3.5-1.7.2 1.5 1.2 2.7 2.6 3.200h-7.600c1.4-.5 2.4-1.7 2.6-3.2-.7 1-1.9 1.7-3.5 1.7-2.6 0-4.8-2-4.8-5C-9.5-1.5-3-5.5 0-10z',
  hearts:
    'M0 9.500C-3.5 5-9.8 1-9.8-4.200c0-3 2.2-5.3 5-5.3 2.1 0 3.9 1.2 4.8 3.1.9-1.9 2.7-3.1 4.8-3.1 2.8 0 5 2.3 5 5.300C9.8 1 3.5 5 0 9.500z',
  diamonds: 'M0-10.500C2-6.5 5-2.7 8 0 5 2.7 2 6.5 0 10.5-2 6.5-5 2.7-8 0-5-2.7-2-6.5 0-10.500z',
  clubs:
    'M0-10a4.7 4.7 0 0 1 3.5 7.900A4.7 4.7 0 1 1 1.2 5.300c.1 2.1 1 3.7 2.6 4.700h-7.600c1.6-1 2.5-2.6 2.6-4.700A4.7 4.7 0 1 1-3.5-2.1 4.7 4.7 0 0 1 0-10z',
};

type Point = readonly [x: number, y: number];

const [LEFT, MIDDLE, RIGHT] = [35, 50, 65];
const sides = (...heights: readonly number[]): Point[] =>
  heights.flatMap((y): Point[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);

/** Where the suit stands on a card of 100 x 140, for the ranks that count it. */
const PIPS: Readonly<Partial<Record<Rank, readonly Point[]>>> = {
  '2': [
    [MIDDLE, 36],
    [MIDDLE, 104],
  ],
  '3': [
    [MIDDLE, 36],
    [MIDDLE, 70],
    [MIDDLE, 104],
  ],
  '4': sides(36, 104),
  '5': [...sides(36, 104), [MIDDLE, 70]],
  '6': sides(36, 70, 104),
  '7': [...sides(36, 70, 104), [MIDDLE, 53]],
  '8': [...sides(36, 70, 104), [MIDDLE, 53], [MIDDLE, 87]],
  '9': [...sides(32, 57, 83, 108), [MIDDLE, 70]],
  '10': [...sides(32, 57, 83, 108), [MIDDLE, 45], [MIDDLE, 95]],
};

function textPart(attributes: Record<string, string | number>, text: string): SVGElement {
  const part = svgPart('text', attributes);
  part.textContent = text;
  return part;
}

const suitAt = (suit: Suit, [x, y]: Point, scale: number): SVGElement =>
  svgPart('path', { d: SUIT_PATHS[suit], transform: `translate(${x} ${y}) scale(${y > 70 ? -scale : scale})` });

/** Rank and suit in a corner, and once more in the opposite one, upside down. */
function corners(rank: Rank, suit: Suit): SVGElement[] {
  return [0, 180].map((turned) => {
    const corner = svgPart('g', {
      transform: `rotate(${turned} 50 70)`,
      class: turned === 0 ? 'corner' : 'corner turned',
    });
    const index = textPart({ x: 13, y: 24, class: rank === '10' ? 'index narrow' : 'index' }, rank);
    corner.append(index, suitAt(suit, [13, 35], 0.62));
    return corner;
  });
}

function middle(rank: Rank, suit: Suit): SVGElement[] {
  const pips = PIPS[rank];
  if (pips) return pips.map((point) => suitAt(suit, point, 0.84));
  if (rank === 'A') return [suitAt(suit, [MIDDLE, 70], 2.6)];
  return [
    svgPart('rect', { x: 25, y: 22, width: 50, height: 96, rx: 6, class: 'court' }),
    suitAt(suit, [37, 36], 0.8),
    suitAt(suit, [63, 104], 0.8),
    textPart({ x: MIDDLE, y: 86, class: 'letter' }, rank),
  ];
}

/** The picture of a card, as decoration: whoever shows it says its name in words. */
export function cardFace(card: number): SVGElement {
  const { rank, suit } = faceOf(card);
  const pips = svgPart('g', { class: 'middle' }, ...middle(rank, suit));
  const attributes = { viewBox: '0 0 100 140', 'aria-hidden': 'true', class: `card-face ${suit}` };
  return svgPart('svg', attributes, ...corners(rank, suit), pips);
}

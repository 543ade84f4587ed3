import { KICK_OFF, type Story } from '@tonalli/sportsbook/football/story';
import { FACTOR_UNIT, factorOf, type LegResult } from '@tonalli/sportsbook/leg';
import type { Market } from '@tonalli/sportsbook/market';
import { answerName, type Lang, marketName } from '@tonalli/sportsbook/market-names';
import { fightBook, mapsBook } from '@tonalli/sportsbook/matches/counted-books';
import { footballRest } from '@tonalli/sportsbook/matches/football';
import { footballBook } from '@tonalli/sportsbook/matches/football-book';
import { americanFootballBook, basketballBook, boxingBook, tennisBook } from '@tonalli/sportsbook/matches/more-books';
import * as named from '@tonalli/sportsbook/matches/named';
import type { PricedMarket } from '@tonalli/sportsbook/matches/priced';
import { NO_MAP } from '@tonalli/sportsbook/sports/best-of';
import { tennisBegin } from '@tonalli/sportsbook/sports/tennis';

const STAKE_MINOR = 1_000;

const WORDS = {
  es: {
    title: 'Un ejemplo de cada mercado, con $10.00',
    heads: ['Mercado', 'Selección', 'Cuota', 'Cómo termina', 'Pago'],
    results: { WON: 'Ganada', HALF_WON: 'Media ganada', VOID: 'Devuelta', HALF_LOST: 'Media perdida', LOST: 'Perdida' },
  },
  en: {
    title: 'An example of each market, with $10.00',
    heads: ['Market', 'Selection', 'Odds', 'How it ends', 'Payout'],
    results: { WON: 'Won', HALF_WON: 'Half won', VOID: 'Refunded', HALF_LOST: 'Half lost', LOST: 'Lost' },
  },
} as const satisfies Record<Lang, { title: string; heads: string[]; results: Record<LegResult, string> }>;

interface Example {
  readonly sides: readonly [string, string];
  /** How its match ended, in words. */
  readonly ended: Readonly<Record<Lang, string>>;
  readonly book: readonly PricedMarket[];
  readonly resultOf: (market: PricedMarket, selection: string) => LegResult | null;
}

/** Of a story of a sport, by the market that a type and key name. */
const settling =
  <Told>(story: Told, find: (type: string, key: string) => Market<string, Told> | null): Example['resultOf'] =>
  ({ type, key }, selection) =>
    find(type, key)?.result(selection, story) ?? null;

const FOOTBALL: Story = {
  halves: [
    { home: 1, away: 0 },
    { home: 1, away: 1 },
  ],
  scorers: ['home', 'away', 'home'],
  ...{ corners: { home: 6, away: 4 }, cards: { home: 2, away: 1 } },
};
const GIVEN = { goals: { home: 1.5, away: 1.1 }, corners: { home: 5, away: 4 }, cards: { home: 2, away: 2 } };
const LEVEL = { score: { home: 0, away: 0 } };

const EXAMPLES: readonly Example[] = [
  {
    sides: ['Halcones', 'Toros'],
    ended: {
      es: 'Futbol: 2–1, con 1–0 al medio tiempo, 6–4 en tiros de esquina y 2–1 en tarjetas',
      en: 'Football: 2–1, with 1–0 at half time, 6–4 in corners and 2–1 in cards',
    },
    book: footballBook({ story: KICK_OFF, expected: footballRest(GIVEN, 0), isHalfOver: false }),
    resultOf: settling(FOOTBALL, named.footballMarketNamed),
  },
  {
    sides: ['Búhos', 'Grullas'],
    ended: { es: 'Basquetbol: 114–105; así también el beisbol', en: 'Basketball: 114–105; baseball alike' },
    book: basketballBook(LEVEL, { points: { home: 1.12, away: 1.09 } }, 0),
    resultOf: settling({ score: { home: 114, away: 105 } }, named.pointMarketNamed),
  },
  {
    sides: ['Drillers', 'Pingüinos'],
    ended: { es: 'Futbol americano: 27–20', en: 'American football: 27–20' },
    book: americanFootballBook(LEVEL, { points: { home: 2.1, away: 1.9 } }, 0),
    resultOf: settling({ score: { home: 27, away: 20 } }, named.pointMarketNamed),
  },
  {
    sides: ['Ingrid', 'Maia'],
    ended: { es: 'Tenis: 2–1 en sets y 16–13 en juegos', en: 'Tennis: 2–1 in sets and 16–13 in games' },
    book: tennisBook(tennisBegin('home'), { serve: { home: 0.64, away: 0.61 }, setsToWin: 2 }),
    resultOf: settling({ sets: { home: 2, away: 1 }, games: { home: 16, away: 13 } }, (type, key) =>
      named.tennisMarketNamed(type, key, 2),
    ),
  },
  {
    sides: ['Simón', 'Darío'],
    ended: { es: 'Box: Simón gana por nocaut en el asalto 8', en: 'Boxing: Simón wins by stoppage in round 8' },
    book: boxingBook(
      { rounds: 12, stops: { home: 0.04, away: 0.03 }, decides: { home: 0.5, draw: 0.06, away: 0.44 } },
      0,
    ),
    resultOf: settling({ winner: 'home' as const, method: 'stoppage' as const, rounds: 8 }, (type, key) =>
      named.boxingMarketNamed(type, key, 12),
    ),
  },
  {
    sides: ['Lotus', 'Orbit'],
    ended: { es: 'E-sports: 2–1 en mapas', en: 'E-sports: 2–1 in maps' },
    book: mapsBook(NO_MAP, { homeChance: 0.6, toWin: 2 }),
    resultOf: settling({ maps: { home: 2, away: 1 }, winners: ['home', 'away', 'home'] as const }, (type, key) =>
      named.mapMarketNamed(type, key, 2),
    ),
  },
  {
    sides: ['Plumas', 'Canelo'],
    ended: { es: 'Gallos: gana Plumas', en: 'Cockfights: Plumas wins' },
    book: fightBook({ home: 0.46, draw: 0.08, away: 0.46 }),
    resultOf: settling({ winner: 'home' as const }, named.fightMarketNamed),
  },
];

/** What shows most: a half win, then a win, then whatever there is. */
const SHOWN_FIRST: readonly LegResult[] = ['HALF_WON', 'WON', 'VOID', 'HALF_LOST', 'LOST'];

interface Shown {
  readonly market: PricedMarket;
  readonly selection: string;
  readonly oddsMilli: number;
  readonly result: LegResult;
}

function shownOf({ book, resultOf }: Example, type: string): Shown | undefined {
  const all = book
    .filter((market) => market.type === type)
    .flatMap((market) =>
      market.selections.flatMap(({ selection, oddsMilli }) => {
        const result = resultOf(market, selection);
        return result === null ? [] : [{ market, selection, oddsMilli, result }];
      }),
    );
  const [first] = SHOWN_FIRST.flatMap((result) => all.filter((one) => one.result === result));
  return first;
}

const cells = (tag: 'th' | 'td', words: readonly string[]): string =>
  words.map((word) => `<${tag}>${word}</${tag}>`).join('');

function tableOf(example: Example, lang: Lang, money: (amountMinor: number) => string): string {
  const [home, away] = example.sides.map((name) => ({ names: { es: name, en: name } }));
  if (!home || !away) throw new RangeError('two sides meet');
  const { heads, results } = WORDS[lang];
  const named = { sides: { home, away }, lang };
  const types = [...new Set(example.book.map(({ type }) => type))];
  const rows = types.flatMap((type) => {
    const shown = shownOf(example, type);
    if (!shown) throw new RangeError(`no example of ${type}`);
    const { market, selection, oddsMilli, result } = shown;
    const payoutMinor = Number((BigInt(STAKE_MINOR) * factorOf(result, oddsMilli)) / FACTOR_UNIT);
    const [name, ...rest] = [
      marketName(market, named),
      answerName(selection, market, named),
      (oddsMilli / 1_000).toFixed(2),
      ...[results[result], money(payoutMinor)],
    ];
    return `<tr><th>${name}</th>${cells('td', rest)}</tr>`;
  });
  const head = `<thead><tr>${cells('th', heads)}</tr></thead>`;
  return `<table><caption>${example.ended[lang]}</caption>${head}<tbody>${rows.join('')}</tbody></table>`;
}

/** A worked example of every market that is offered, from its prices and from the rules that settle it. */
export const examplesOf = (lang: Lang, money: (amountMinor: number) => string): string =>
  [`<h3>${WORDS[lang].title}</h3>`, ...EXAMPLES.map((example) => tableOf(example, lang, money))].join('\n');

/** Languages of the site. */
export type Lang = 'es' | 'en';
type Both = Readonly<Record<Lang, string>>;
const both = (es: string, en: string): Both => ({ es, en });

const GROUPS = {
  main: both('Principales', 'Main'),
  goals: both('Goles y totales', 'Goals and totals'),
  handicap: both('Hándicap', 'Handicap'),
  half: both('Por tiempo', 'By half'),
  score: both('Marcador', 'Score'),
  other: both('Otros', 'More'),
} as const;
export type MarketGroup = keyof typeof GROUPS;
export const GROUP_ORDER: readonly MarketGroup[] = ['main', 'goals', 'handicap', 'half', 'score', 'other'];
const TOTALS = both('Totales', 'Totals');

/** Goals are of football alone. */
export const groupName = (group: MarketGroup, { sport, lang }: { sport: string; lang: Lang }): string =>
  (group === 'goals' && sport !== 'football' ? TOTALS : GROUPS[group])[lang];

/** What a type of market is called, and where it stands. `{side}`, `{line}` and `{number}` are filled from its key. */
const TYPES: Readonly<Record<string, { readonly group: MarketGroup; readonly name: Both }>> = {
  matchResult: { group: 'main', name: both('Resultado (1X2)', 'Result (1X2)') },
  winner: { group: 'main', name: both('Ganador', 'Winner') },
  corner: { group: 'main', name: both('Meron o Wala', 'Meron or Wala') },
  draw: { group: 'main', name: both('Empate, paga 11 a 1', 'Draw, pays 11 to 1') },
  doubleChance: { group: 'main', name: both('Doble oportunidad', 'Double chance') },
  drawNoBet: { group: 'main', name: both('Empate no válido', 'Draw no bet') },
  bothTeamsScore: { group: 'goals', name: both('Ambos anotan', 'Both teams to score') },
  totalGoals: { group: 'goals', name: both('Total de goles {line}', 'Total goals {line}') },
  teamTotal: { group: 'goals', name: both('Total de {side} {line}', '{side} total {line}') },
  total: { group: 'goals', name: both('Total {line}', 'Total {line}') },
  totalMaps: { group: 'goals', name: both('Total de mapas {line}', 'Total maps {line}') },
  exactGoals: { group: 'goals', name: both('Goles exactos', 'Exact goals') },
  oddEven: { group: 'goals', name: both('Par o impar', 'Odd or even') },
  asianHandicap: { group: 'handicap', name: both('Hándicap asiático {line}', 'Asian handicap {line}') },
  europeanHandicap: { group: 'handicap', name: both('Hándicap europeo {number}', 'European handicap {number}') },
  handicap: { group: 'handicap', name: both('Hándicap {line}', 'Handicap {line}') },
  cornerHandicap: { group: 'handicap', name: both('Hándicap de esquinas {line}', 'Corner handicap {line}') },
  halfTimeFullTime: { group: 'half', name: both('Medio tiempo / final', 'Half time / full time') },
  highestHalf: { group: 'half', name: both('Tiempo con más goles', 'Half with most goals') },
  scoreInBothHalves: { group: 'half', name: both('{side} anota en ambos tiempos', '{side} to score in both halves') },
  winEitherHalf: { group: 'half', name: both('{side} gana algún tiempo', '{side} to win either half') },
  winBothHalves: { group: 'half', name: both('{side} gana ambos tiempos', '{side} to win both halves') },
  correctScore: { group: 'score', name: both('Marcador exacto', 'Correct score') },
  winningMargin: { group: 'score', name: both('Margen de victoria', 'Winning margin') },
  cleanSheet: { group: 'score', name: both('{side} no recibe gol', '{side} clean sheet') },
  winToNil: { group: 'score', name: both('{side} gana sin recibir gol', '{side} to win to nil') },
  firstGoal: { group: 'other', name: both('Primer gol', 'First goal') },
  lastGoal: { group: 'other', name: both('Último gol', 'Last goal') },
  nextGoal: { group: 'main', name: both('Quién anota el gol {number}', 'Who scores goal {number}') },
  setHandicap: { group: 'handicap', name: both('Hándicap de sets {line}', 'Handicap in sets {line}') },
  gameHandicap: { group: 'handicap', name: both('Hándicap de juegos {line}', 'Handicap in games {line}') },
  totalGames: { group: 'goals', name: both('Total de juegos {line}', 'Total of games {line}') },
  totalSets: { group: 'goals', name: both('Total de sets {line}', 'Total of sets {line}') },
  rounds: { group: 'goals', name: both('Total de asaltos {line}', 'Rounds, over or under {line}') },
  method: { group: 'main', name: both('Cómo gana', 'How it is won') },
  distance: { group: 'main', name: both('Llega a las tarjetas', 'Goes to the judges') },
  stoppedIn: { group: 'other', name: both('Asaltos en que se detiene', 'Rounds in which it is stopped') },
  nextMap: { group: 'main', name: both('Ganador del mapa {number}', 'Winner of map {number}') },
  resultAndBothScore: { group: 'other', name: both('Resultado y ambos anotan', 'Result and both to score') },
  resultAndTotal: {
    group: 'other',
    name: both('Resultado y más/menos de {number}.5', 'Result and over/under {number}.5'),
  },
  totalCorners: { group: 'other', name: both('Total de tiros de esquina {line}', 'Total corners {line}') },
  totalCards: { group: 'other', name: both('Total de tarjetas {line}', 'Total cards {line}') },
};

const FIRST_HALF = both('primer tiempo', 'first half');
const SECOND_HALF = both('segundo tiempo', 'second half');

export const groupOf = (type: string, key: string): MarketGroup =>
  key.startsWith('half') ? 'half' : (TYPES[type]?.group ?? 'other');

/** Quarters as players write lines: -3 is −0.75. */
export function lineText(line: number): string {
  const text = (Math.abs(line) / 4).toFixed(line % 2 === 0 ? 1 : 2);
  return line < 0 ? `−${text}` : text;
}
const signedLine = (line: number): string => (line > 0 ? `+${lineText(line)}` : lineText(line));

const isHandicap = (type: string): boolean => /handicap/i.test(type);

interface Side {
  readonly names: Both;
}
interface Sides {
  readonly home: Side;
  readonly away: Side;
}
interface Named {
  readonly sides: Sides;
  readonly lang: Lang;
}
interface OfMarket {
  readonly type: string;
  readonly key: string;
  readonly line: number | null;
}

function periodOf(key: string, lang: Lang): string {
  if (key.startsWith('half1')) return ` · ${FIRST_HALF[lang]}`;
  return key.startsWith('half2') ? ` · ${SECOND_HALF[lang]}` : '';
}

export function marketName({ type, key, line }: OfMarket, { sides, lang }: Named): string {
  const of = key.startsWith('away') ? sides.away : sides.home;
  const values: Record<string, string> = {
    side: of.names[lang],
    line: line === null ? '' : isHandicap(type) ? signedLine(line) : lineText(line),
    // A European handicap is its key, in whole goals.
    number: isHandicap(type) ? signedLine(Number(key) * 4) : key,
  };
  const name = TYPES[type]?.name[lang] ?? type;
  return `${name.replaceAll(/\{(\w+)\}/g, (_, word: string) => values[word] ?? '').trim()}${periodOf(key, lang)}`;
}

const ANSWERS: Readonly<Record<string, Both>> = {
  draw: both('Empate', 'Draw'),
  over: both('Más de', 'Over'),
  under: both('Menos de', 'Under'),
  yes: both('Sí', 'Yes'),
  no: both('No', 'No'),
  odd: both('Impar', 'Odd'),
  even: both('Par', 'Even'),
  none: both('Ninguno', 'None'),
  other: both('Otro marcador', 'Any other'),
  first: both('Primero', 'First'),
  second: both('Segundo', 'Second'),
  same: both('Igual', 'Equal'),
  never: both('No se detiene', 'Not stopped'),
};
const OR = both('o', 'or');
const BY = both('por', 'by');
const STOPPAGE = both('por nocaut', 'by stoppage');
const DECISION = both('por decisión', 'by decision');
const ROUNDS = both('Asaltos', 'Rounds');

function plainAnswer(selection: string, { sides, lang }: Named): string {
  if (selection === 'home') return sides.home.names[lang];
  if (selection === 'away') return sides.away.names[lang];
  if (selection === 'meron') return `Meron · ${sides.home.names[lang]}`;
  if (selection === 'wala') return `Wala · ${sides.away.names[lang]}`;
  return ANSWERS[selection]?.[lang] ?? selection;
}

const DOUBLE: Readonly<Record<string, readonly [string, string]>> = {
  homeOrDraw: ['home', 'draw'],
  homeOrAway: ['home', 'away'],
  drawOrAway: ['draw', 'away'],
};

/** A selection in words, with its line where it has one. */
export function answerName(selection: string, market: OfMarket, named: Named): string {
  const { lang } = named;
  const plain = (one: string): string => plainAnswer(one, named);
  const two = DOUBLE[selection];
  if (two) return two.map(plain).join(` ${OR[lang]} `);
  if (selection.includes('/')) return selection.split('/').map(plain).join(' / ');
  const margin = /^(home|away)(\d+(?:-\d+)?\+?)$/.exec(selection);
  if (margin?.[1] && margin[2]) return `${plain(margin[1])} ${BY[lang]} ${margin[2].replace('-', '–')}`;
  const how = /^(home|away)(Stoppage|Decision)$/.exec(selection);
  if (how?.[1]) return `${plain(how[1])} ${(how[2] === 'Stoppage' ? STOPPAGE : DECISION)[lang]}`;
  if (market.type === 'stoppedIn' && selection.includes('-')) return `${ROUNDS[lang]} ${selection.replace('-', '–')}`;
  if (market.line !== null && (selection === 'over' || selection === 'under'))
    return `${plain(selection)} ${lineText(market.line)}`;
  if (isHandicap(market.type) && (selection === 'home' || selection === 'away')) {
    const line = market.line ?? Number(market.key) * 4;
    // A European one moves the home side alone, its draw included.
    const own = selection === 'away' ? -line : line;
    return `${plain(selection)} ${signedLine(own)}`;
  }
  return plain(selection).replace('-', '–');
}

/** What stands above the price in a list. */
export function shortAnswer(selection: string, sides: Record<'home' | 'away', { readonly short: string }>): string {
  if (selection === 'home') return sides.home.short;
  if (selection === 'away') return sides.away.short;
  if (selection === 'draw') return 'X';
  return selection === 'meron' ? 'Meron' : selection === 'wala' ? 'Wala' : selection;
}

export const legNames = (ref: { readonly selection: string }, market: OfMarket, named: Named) => ({
  market: marketName(market, named),
  answer: answerName(ref.selection, market, named),
});

import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Girar',
  playing: 'No va más…',
  ready: 'Hagan su apuesta: pon fichas y gira',
  cloth: 'Mesa',
  track: 'Pista',
  figures: 'Números',
  straight: 'Pleno',
  split: 'Caballo',
  street: 'Calle',
  trio: 'Trío',
  corner: 'Cuadro',
  'first-four': 'Primeros cuatro',
  line: 'Seisena',
  dozen: 'Docena',
  column: 'Columna',
  red: 'Rojo',
  black: 'Negro',
  odd: 'Impar',
  even: 'Par',
  low: 'Falta',
  high: 'Pasa',
  'dozen:1': '1ª 12',
  'dozen:2': '2ª 12',
  'dozen:3': '3ª 12',
  columnShort: '2:1',
  spotOn: '{kind} {numbers}',
  range: '{from} a {to}',
  spotPays: '{name}, paga {pays} a 1',
  voisins: 'Vecinos del cero',
  orphelins: 'Huérfanos',
  tiers: 'Tercio',
  zero: 'Juego del cero',
  callOf: '{name}: {chips} fichas',
  neighbours: 'Vecinos del {number}: 5 fichas',
  fell: 'Salió el {number}, {colour}.',
  fellShort: '{number} {colour}',
  greenWord: 'cero',
  redWord: 'rojo',
  blackWord: 'negro',
  rolls: 'Últimos giros',
  figuresTitle: 'Números de esta visita',
  figuresNone: 'Aún no hay giros en esta visita.',
  figuresSpins: 'Giros: {spins}. Rojo {red}, negro {black}, cero {zero}.',
  hot: 'Los que más salieron',
  cold: 'Los que menos salieron',
  honest:
    'Cada giro es independiente: la bola no recuerda nada. Un número que salió mucho, o que lleva tiempo sin salir, tiene en el siguiente giro la misma probabilidad que cualquier otro: 1 de 37.',
  rulesHow:
    'La ruleta tiene 37 casillas, del 0 al 36, y cada una es igual de probable. Pon fichas en los números, en las rayas entre ellos, o en las casillas de afuera, y gira. El número se sortea con tus semillas; el giro de la bola no decide nada.',
  rulesPays:
    'Una apuesta que gana paga lo que dice la tabla y devuelve su ficha. Todas devuelven a la larga lo mismo: 36 de cada 37, un 97.29%. Con el cero pierde todo lo que no está en el cero.',
  rulesCalls:
    'La pista pone varias fichas de una vez: un número con sus dos vecinos de cada lado, o los grupos de la rueda. Cada ficha es una apuesta como las demás.',
  rulesLimits:
    'Límite en un número: {straight}; en una casilla de varios números, tantas veces eso como números cubre.',
  rulesValid:
    'Lo que pones por igual en apuestas opuestas (rojo y negro, par e impar, falta y pasa, las tres docenas o las tres columnas) no cuenta para puntos ni promociones.',
  pays: 'Paga',
  bet: 'Apuesta',
  numbers: 'Números',
  chance: 'Probabilidad',
  exampleNone:
    'Con $10.00 al rojo: ganas $20.00 con 18 de las 37 casillas. En 37 giros, uno por casilla, apostarías $370.00 y recibirías $360.00.',
  exampleText:
    'Tienes {stake} en la mesa. Lo más que paga es {payout}, con {ways} de 37 casillas: {chance}%. Si cada casilla saliera una vez, apostarías {staked} y recibirías {paid}: {return}%.',
  ownKeys: 'Con clic o dedo, desliza para elegir la raya o el número antes de soltar.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, salga el número que salga: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Spin',
  playing: 'No more bets…',
  ready: 'Place your bets: lay chips and spin',
  cloth: 'Table',
  track: 'Racetrack',
  figures: 'Numbers',
  straight: 'Straight',
  split: 'Split',
  street: 'Street',
  trio: 'Trio',
  corner: 'Corner',
  'first-four': 'First four',
  line: 'Six line',
  dozen: 'Dozen',
  column: 'Column',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  low: 'Low',
  high: 'High',
  'dozen:1': '1st 12',
  'dozen:2': '2nd 12',
  'dozen:3': '3rd 12',
  columnShort: '2:1',
  spotOn: '{kind} {numbers}',
  range: '{from} to {to}',
  spotPays: '{name}, pays {pays} to 1',
  voisins: 'Neighbours of zero',
  orphelins: 'Orphans',
  tiers: 'Third',
  zero: 'Zero game',
  callOf: '{name}: {chips} chips',
  neighbours: 'Neighbours of {number}: 5 chips',
  fell: 'It fell on {number}, {colour}.',
  fellShort: '{number} {colour}',
  greenWord: 'zero',
  redWord: 'red',
  blackWord: 'black',
  rolls: 'Latest spins',
  figuresTitle: 'Numbers of this visit',
  figuresNone: 'No spins in this visit yet.',
  figuresSpins: 'Spins: {spins}. Red {red}, black {black}, zero {zero}.',
  hot: 'Came most',
  cold: 'Came least',
  honest:
    'Each spin is independent: the ball remembers nothing. A number that came often, or that has not come for long, has the same chance in the next spin as any other: 1 in 37.',
  rulesHow:
    'The wheel has 37 pockets, 0 to 36, each as likely as any other. Lay chips on numbers, on the lines between them, or on the spots outside, and spin. The number is drawn from your seeds; the way of the ball decides nothing.',
  rulesPays:
    'A bet that wins pays what the table says and gives its chip back. All of them return the same in the long run: 36 in 37, which is 97.29%. On the zero all loses that does not lie on the zero.',
  rulesCalls:
    'The racetrack lays several chips at once: a number with its two neighbours on each side, or the groups of the wheel. Each chip is a bet like any other.',
  rulesLimits: 'Limit on one number: {straight}; on a spot of several numbers, as many times that as it covers.',
  rulesValid:
    'What lies alike on opposite bets (red and black, odd and even, low and high, all three dozens or all three columns) does not count for points or promotions.',
  pays: 'Pays',
  bet: 'Bet',
  numbers: 'Numbers',
  chance: 'Chance',
  exampleNone:
    'With $10.00 on red you get $20.00 in 18 of the 37 pockets. In 37 spins, one for each pocket, you would stake $370.00 and get $360.00.',
  exampleText:
    'You have {stake} on the table. The most it pays is {payout}, in {ways} of 37 pockets: {chance}%. If each pocket came once, you would stake {staked} and get {paid}: {return}%.',
  ownKeys: 'With mouse or finger, slide to choose the line or number before you let go.',
  jackpotRule:
    'Every round in real money can win the jackpot, whatever number comes: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

/** The words of the game for one, of which the table that many share says most alike. */
export const ROULETTE_WORDS = { es: ES, en: EN };

export type RouletteText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<RouletteText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, ROULETTE_WORDS);

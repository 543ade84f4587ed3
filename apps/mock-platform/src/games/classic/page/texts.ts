import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import { SPIN_EN, SPIN_ES } from '../../page/spins/texts';
import type { Lang } from '../../page/texts';

const ES = {
  ...SPIN_ES,
  lineWin: 'Línea {line}, {symbol} × {count}: {amount}',
  lineWinWild: 'Línea {line}, {symbol} × {count}, comodín × {times}: {amount}',
  told: 'Los carriles pagaron × {times}.',
  toldNothing: 'Ninguna línea ganó.',
  lines: 'Líneas',
  line: 'Línea {line}',
  rulesOne:
    'Tres carriles y una línea, la de en medio. Gana quien junta tres símbolos iguales en ella; también paga un par de {symbol} en los dos primeros carriles.',
  rulesMany:
    'Tres carriles y {lines} líneas. Gana quien junta tres símbolos iguales en una línea; también paga un par de {symbol} en los dos primeros carriles. Los premios de varias líneas se suman.',
  rulesPays: 'La tabla dice lo que paga cada línea con tu apuesta entera.',
  wildRule:
    'Sustituye a cualquier símbolo y multiplica × {times} la línea; dos, × {both}. Tres comodines tienen su propio premio.',
  mostRule:
    'La posición con más suerte paga {most}; sale en {ways} de {outcomes} posiciones. Paga algo el {hits}% de los giros. El retorno está calculado sobre todas las posiciones de los carriles. La apuesta va en pesos enteros, así que ningún premio se corta.',
  exampleText:
    'Apuestas {stake}. En una línea salen {symbol}, comodín y {symbol}: son tres {symbol}, que pagan {each}, y el comodín multiplica: ganas {won}. Si cada posición de los carriles saliera una vez, de cada $100 apostados volverían {return}.',
  ownKeys: 'Otra pulsación mientras gira lo detiene, donde las reglas lo permiten.',
  jackpotRule:
    'Cada giro con dinero real puede ganar el gran bote, salga lo que salga en los carriles: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  ...SPIN_EN,
  lineWin: 'Line {line}, {symbol} × {count}: {amount}',
  lineWinWild: 'Line {line}, {symbol} × {count}, wild × {times}: {amount}',
  told: 'The reels paid × {times}.',
  toldNothing: 'No line won.',
  lines: 'Lines',
  line: 'Line {line}',
  rulesOne:
    'Three reels and one line, the middle one. Three symbols alike on it win; a pair of {symbol} on the first two reels pays as well.',
  rulesMany:
    'Three reels and {lines} lines. Three symbols alike on a line win; a pair of {symbol} on the first two reels pays as well. Wins of several lines add up.',
  rulesPays: 'The table says what each line pays with your whole stake.',
  wildRule:
    'Stands for any symbol and multiplies its line × {times}; two of them × {both}. Three wilds have a prize of their own.',
  mostRule:
    'The luckiest position pays {most}; {ways} of {outcomes} positions do. {hits}% of the spins pay something. The return is computed over every position of the reels. Stakes are whole pesos, so that no win is cut.',
  exampleText:
    'You stake {stake}. A line shows {symbol}, a wild and {symbol}: that is three {symbol}, which pay {each}, and the wild multiplies: you win {won}. If each position of the reels came once, {return} of every $100 staked would come back.',
  ownKeys: 'Another press while it spins stops it, where the rules allow that.',
  jackpotRule:
    'Every spin in real money can win the jackpot, whatever the reels show: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

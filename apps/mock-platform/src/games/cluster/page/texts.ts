import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Girar',
  playing: 'Girando…',
  ready: 'Ocho o más iguales ganan, donde estén',
  rolls: 'Últimas rondas',
  times: '× {multiplier}',
  sum: '{count} × {symbol}: × {worth}',
  total: 'Llevas × {worth}',
  cleared: '¡Décimo premio! Tablero vacío: × {worth} más',
  boardShows: 'Tablero: {symbols}',
  toldWins: '{wins} premios seguidos: × {worth}.',
  toldWin: 'Un premio: × {worth}.',
  toldCleared: 'Diez premios seguidos y el tablero vacío: × {worth}.',
  toldNothing: 'Ningún símbolo salió ocho veces.',
  rulesHow:
    'Cada una de las 30 casillas es uno de siete símbolos, todos igual de probables. Ocho o más de un símbolo ganan, estén donde estén; si ganan varios símbolos, se pagan todos.',
  rulesTumble:
    'Lo que gana desaparece, lo de arriba cae y entran símbolos nuevos, también sorteados. Si el tablero vuelve a ganar, ese premio se multiplica por más: {multipliers}. Así sigue hasta que nada gane. El décimo premio seguido vacía el tablero, paga además × {clear} y termina la ronda.',
  rulesOdds: 'Los premios seguidos',
  winsInRow: 'Premios',
  multiplied: 'El último se multiplica por',
  chance: 'Probabilidad',
  rtpHow:
    'El retorno, {all} de cada 100 pesos a la larga, es la suma exacta de todos los premios por su probabilidad, contada sobre todos los tableros y cascadas posibles. El mayor premio necesita diez veces seguidas el mejor tablero: es posible, y menos probable que 1 en 1,000,000.',
  exampleText:
    'Apuestas {stake}. Ocho {symbol} en el primer tablero pagan {first}. Si tras caer hay otras ocho, pagan {second}: {eight} por {multiplier}. Vaciar el tablero paga {clear} más.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Spin',
  playing: 'Spinning…',
  ready: 'Eight or more alike win, wherever they lie',
  rolls: 'Latest rounds',
  times: '× {multiplier}',
  sum: '{count} × {symbol}: × {worth}',
  total: 'So far × {worth}',
  cleared: 'Tenth win! An empty board: × {worth} more',
  boardShows: 'Board: {symbols}',
  toldWins: '{wins} wins in a row: × {worth}.',
  toldWin: 'One win: × {worth}.',
  toldCleared: 'Ten wins in a row and an empty board: × {worth}.',
  toldNothing: 'No symbol came eight times.',
  rulesHow:
    'Each of the 30 cells is one of seven symbols, all equally likely. Eight or more of a symbol win, wherever they lie; where several symbols win, all are paid.',
  rulesTumble:
    'What wins vanishes, what is above it falls, and new symbols drop in, drawn as well. If the board wins again, that win is multiplied by more: {multipliers}. So it goes on until nothing wins. The tenth win in a row empties the board, pays × {clear} besides and ends the round.',
  rulesOdds: 'Wins in a row',
  winsInRow: 'Wins',
  multiplied: 'The last is multiplied by',
  chance: 'Chance',
  rtpHow:
    'The return, {all} of 100 pesos in the long run, is the exact sum of all wins times their chances, counted over all boards and tumbles that can be. The greatest win takes the best board ten times in a row: it can happen, and is less likely than 1 in 1,000,000.',
  exampleText:
    'You stake {stake}. Eight {symbol} on the first board pay {first}. If there are eight more once they fell, those pay {second}: {eight} times {multiplier}. Emptying the board pays {clear} more.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

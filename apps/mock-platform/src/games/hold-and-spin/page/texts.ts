import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Girar',
  playing: 'Girando…',
  ready: 'Seis monedas o más se quedan en el tablero',
  rolls: 'Últimos giros',
  grand: 'Gran premio',
  major: 'Mayor',
  minor: 'Menor',
  mini: 'Mini',
  plain: 'Moneda',
  topWin: 'Gran premio',
  maxWin: 'Gran premio (tablero lleno)',
  held: '¡{coins} monedas retenidas!',
  respin: 'Giros restantes: {left} · {coins} monedas · × {worth}',
  spokenHold: '{coins} monedas se quedan: empiezan los giros extra.',
  fullBoard: '¡Tablero lleno! Gran premio × {worth}',
  collected: '{coins} monedas pagan × {worth}',
  reelsShow: 'Carriles: {symbols}',
  coinOf: '{name} de × {worth}',
  toldLines: 'Líneas: × {lines}.',
  toldCoins: '{coins} monedas: × {worth}.',
  toldFull: 'Tablero lleno: gran premio de × {worth}.',
  toldNothing: 'Ninguna línea ni seis monedas.',
  rulesHow:
    'Cada una de las 15 casillas se sortea por separado. Las {lines} líneas pagan de izquierda a derecha por tres, cuatro o cinco símbolos iguales; el comodín vale por cualquiera menos la moneda y sale en los carriles 2 a 5. En cada línea cuenta el premio mayor.',
  rulesHold:
    'Con {from} monedas o más en un giro, todas se quedan y tienes {respins} giros extra de las casillas vacías. Cada moneda nueva también se queda y vuelve a darte {respins}. Al acabarse, cobras el valor de todas las monedas. Si las 15 casillas se llenan, cobras el gran premio de × {grand} en lugar del valor de las monedas. Con menos de {from} monedas no se pagan.',
  rulesCoins: 'Valor de una moneda',
  rulesLines: 'Líneas',
  pays: 'Vale',
  chance: 'Probabilidad',
  holdOdds:
    'Los giros extra empiezan en 1 de cada {every} jugadas, y el tablero se llena en 1 de cada {full}. De cada 100 pesos apostados vuelven a la larga {lines} por líneas, {coins} por monedas y {grand} por el gran premio: {all} en total. Es la suma exacta sobre todos los resultados posibles.',
  exampleText:
    'Apuestas {stake}: cada línea cuesta {line}. Cinco {symbol} en una línea pagan {five}. Siete monedas que valen × 1 pagan {coins}. El tablero lleno paga {full}.',
  wildRule: 'Vale por todos menos la moneda',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Spin',
  playing: 'Spinning…',
  ready: 'Six coins or more stay on the board',
  rolls: 'Latest spins',
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
  plain: 'Coin',
  topWin: 'Grand prize',
  maxWin: 'Grand prize (full board)',
  held: '{coins} coins held!',
  respin: 'Respins left: {left} · {coins} coins · × {worth}',
  spokenHold: '{coins} coins stay: the respins begin.',
  fullBoard: 'Full board! Grand prize × {worth}',
  collected: '{coins} coins pay × {worth}',
  reelsShow: 'Reels: {symbols}',
  coinOf: '{name} of × {worth}',
  toldLines: 'Lines: × {lines}.',
  toldCoins: '{coins} coins: × {worth}.',
  toldFull: 'Full board: grand prize of × {worth}.',
  toldNothing: 'No line and no six coins.',
  rulesHow:
    'Each of the 15 cells is drawn by itself. The {lines} lines pay from left to right for three, four or five of a symbol; the wild stands for any but the coin and comes on reels 2 to 5. On each line the greatest win counts.',
  rulesHold:
    'With {from} coins or more in a spin all of them stay, and you have {respins} respins of the empty cells. Each new coin stays too and gives you {respins} again. When they are used up you are paid what all coins are worth. If all 15 cells are full you are paid the grand prize of × {grand} in place of what the coins are worth. Fewer than {from} coins pay nothing.',
  rulesCoins: 'What a coin is worth',
  rulesLines: 'Lines',
  pays: 'Worth',
  chance: 'Chance',
  holdOdds:
    'Respins begin in 1 of {every} rounds, and the board fills up in 1 of {full}. Of 100 pesos staked, {lines} come back by lines in the long run, {coins} by coins and {grand} by the grand prize: {all} in all. It is the exact sum over all that can happen.',
  exampleText:
    'You stake {stake}: each line costs {line}. Five {symbol} on a line pay {five}. Seven coins worth × 1 pay {coins}. A full board pays {full}.',
  wildRule: 'Stands for all but the coin',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

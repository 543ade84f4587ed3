import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  ready: 'Elige la dificultad y juega',
  choose: 'Elige una losa',
  levels: 'Dificultad',
  holds: '{safe} de {tiles} losas aguantan',
  tower: 'La torre, 9 filas de abajo arriba',
  row: 'Fila {row}, paga × {multiplier}',
  tile: 'Fila {row}, losa {tile}: {what}',
  closed: 'sin pisar',
  star: 'aguanta',
  fire: 'trampa',
  rows: 'Filas',
  climbed: '{rows} de {all}',
  next: 'La siguiente',
  climbTold: 'Llevas {amount}. La siguiente, ×\u00a0{next}',
  openTold: 'Pisa una losa de la primera fila: paga ×\u00a0{next}',
  chipFall: 'Trampa',
  wonTold: 'Filas: {count}.',
  lostTold: 'Era una trampa.',
  backTold: 'No subiste ninguna fila.',
  rulesHow:
    'La torre tiene 9 filas. En cada fila algunas losas aguantan y las demás son trampas: en «{level}», {holds}. Al empezar quedan fijas. Subes fila por fila y en cada una pisas una losa: si aguanta, sube lo que puedes cobrar, y cobras cuando quieras. Una trampa termina la ronda y pierdes la apuesta. Arriba del todo se cobra sola.',
  rulesPay:
    'El multiplicador de cada fila es {rtp}% entre la probabilidad de llegar hasta ella sin trampa, cortado a cuatro decimales. El pago incluye tu apuesta y se corta al centavo. El retorno que ves es el menor de todos: pares donde pares, a la larga vuelve al menos eso.',
  exampleText:
    'Apuestas {stake} en «{level}». Subir {count} filas tiene una probabilidad de {odds}. {rtp}% entre {odds} da × {multiplier}: si cobras ahí, recibes {payout}. Si antes pisas una trampa, pierdes {stake}.',
  tableCaption: 'Lo que paga cada fila en «{level}», con {stake} de apuesta',
  payout: 'Pago',
  multiplier: 'Multiplicador',
  boardKeys:
    'Con la ronda abierta, las flechas te llevan por las losas de la fila, Espacio o Entrar pisan una y C cobra; ahí mismo C empieza otra ronda.',
};

const EN: Record<keyof typeof ES, string> = {
  ready: 'Choose the difficulty and play',
  choose: 'Choose a tile',
  levels: 'Difficulty',
  holds: '{safe} of {tiles} tiles hold',
  tower: 'The tower, 9 rows from the bottom up',
  row: 'Row {row}, pays × {multiplier}',
  tile: 'Row {row}, tile {tile}: {what}',
  closed: 'not stepped on',
  star: 'holds',
  fire: 'trap',
  rows: 'Rows',
  climbed: '{rows} of {all}',
  next: 'The next one',
  climbTold: 'You have {amount}. The next one, ×\u00a0{next}',
  openTold: 'Step on a tile of the first row: it pays ×\u00a0{next}',
  chipFall: 'Trap',
  wonTold: 'Rows: {count}.',
  lostTold: 'It was a trap.',
  backTold: 'You climbed no row.',
  rulesHow:
    'The tower has 9 rows. In each row some tiles hold and the others are traps: on “{level}”, {holds}. They are fixed as the round begins. You climb row by row and step on one tile of each: if it holds, what you can cash out grows, and you cash out when you like. A trap ends the round and you lose your stake. At the top it cashes out by itself.',
  rulesPay:
    'The multiplier of each row is {rtp}% divided by the chance to come so far without a trap, cut to four decimals. The payout includes your stake and is cut to the cent. The return that you see is the smallest of all: wherever you stop, in the long run at least that comes back.',
  exampleText:
    'You stake {stake} on “{level}”. Climbing {count} rows has a chance of {odds}. {rtp}% divided by {odds} is × {multiplier}: if you cash out there you get {payout}. If you step on a trap before, you lose {stake}.',
  tableCaption: 'What each row pays on “{level}”, with a stake of {stake}',
  payout: 'Payout',
  multiplier: 'Multiplier',
  boardKeys:
    'While a round is open the arrows lead over the tiles of the row, Space or Enter step on one and C cashes out; there C also begins another round.',
};

export type TextKey = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<TextKey>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

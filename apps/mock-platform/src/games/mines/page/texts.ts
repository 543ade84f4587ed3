import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  ready: 'Elige cuántas bombas y juega',
  choose: 'Abre una casilla',
  bombs: 'Bombas',
  bombsNow: '{bombs} bombas y {gems} gemas',
  gems: 'Gemas',
  field: 'Casillas, 5 filas de 5',
  cell: 'Fila {row}, columna {column}: {what}',
  closed: 'cerrada',
  gem: 'gema',
  bomb: 'bomba',
  found: '{found} de {all}',
  next: 'La siguiente',
  gemTold: 'Llevas {amount}. La siguiente, ×\u00a0{next}',
  openTold: 'Abre la primera casilla: paga ×\u00a0{next}',
  chipBomb: 'Bomba',
  wonTold: 'Gemas: {count}.',
  lostTold: 'Era una bomba.',
  backTold: 'No abriste ninguna casilla.',
  rulesHow:
    'De las 25 casillas, tantas como elijas esconden una bomba (de 1 a 24) y las demás una gema. Al empezar quedan fijas. Abre las que quieras, una por una: cada gema sube lo que puedes cobrar, y cobras cuando quieras. Una bomba termina la ronda y pierdes la apuesta.',
  rulesPay:
    'El multiplicador de cada gema es {rtp}% entre la probabilidad de llegar hasta ella sin bomba, cortado a cuatro decimales. El pago incluye tu apuesta y se corta al centavo. El retorno que ves es el menor de todos: pares donde pares, a la larga vuelve al menos eso.',
  exampleText:
    'Apuestas {stake} con bombas: {bombs}. Abrir {count} sin bomba tiene una probabilidad de {odds}. {rtp}% entre {odds} da × {multiplier}: si cobras ahí, recibes {payout}. Si antes sale una bomba, pierdes {stake}.',
  tableCaption: 'Lo que paga cada gema, con bombas: {bombs} y {stake} de apuesta',
  payout: 'Pago',
  multiplier: 'Multiplicador',
  boardKeys:
    'Con la ronda abierta, las flechas te llevan por las casillas, Espacio o Entrar abren una y C cobra; ahí mismo C empieza otra ronda.',
};

const EN: Record<keyof typeof ES, string> = {
  ready: 'Choose how many bombs and play',
  choose: 'Open a cell',
  bombs: 'Bombs',
  bombsNow: '{bombs} bombs and {gems} gems',
  gems: 'Gems',
  field: 'Cells, 5 rows of 5',
  cell: 'Row {row}, column {column}: {what}',
  closed: 'closed',
  gem: 'gem',
  bomb: 'bomb',
  found: '{found} of {all}',
  next: 'The next one',
  gemTold: 'You have {amount}. The next one, ×\u00a0{next}',
  openTold: 'Open the first cell: it pays ×\u00a0{next}',
  chipBomb: 'Bomb',
  wonTold: 'Gems: {count}.',
  lostTold: 'It was a bomb.',
  backTold: 'You opened no cell.',
  rulesHow:
    'Of the 25 cells as many as you choose hide a bomb (1 to 24) and the others a gem. They are fixed as the round begins. Open the ones you like, one by one: each gem raises what you can cash out, and you cash out when you like. A bomb ends the round and you lose your stake.',
  rulesPay:
    'The multiplier of each gem is {rtp}% divided by the chance to come so far without a bomb, cut to four decimals. The payout includes your stake and is cut to the cent. The return that you see is the smallest of all: wherever you stop, in the long run at least that comes back.',
  exampleText:
    'You stake {stake} with bombs: {bombs}. Opening {count} without a bomb has a chance of {odds}. {rtp}% divided by {odds} is × {multiplier}: if you cash out there you get {payout}. If a bomb comes before, you lose {stake}.',
  tableCaption: 'What each gem pays, with bombs: {bombs} and a stake of {stake}',
  payout: 'Payout',
  multiplier: 'Multiplier',
  boardKeys:
    'While a round is open the arrows lead over the cells, Space or Enter open one and C cashes out; there C also begins another round.',
};

export type TextKey = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<TextKey>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

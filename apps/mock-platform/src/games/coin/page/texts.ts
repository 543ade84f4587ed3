import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  ready: 'Pide águila o sol',
  choose: '¿Águila o sol?',
  call: 'Pide águila o sol',
  heads: 'Águila',
  tails: 'Sol',
  callHeads: 'Pedir águila',
  callTails: 'Pedir sol',
  coinAt: 'La moneda muestra {side}',
  streak: 'Racha',
  streakOf: '{calls} de {all}',
  next: 'La siguiente',
  flips: 'Volados de esta ronda',
  flipRight: '{side}, acertaste',
  flipWrong: '{side}, fallaste',
  callTold: 'Cayó {side}. Llevas {amount}. La siguiente, ×\u00a0{next}',
  openTold: 'Pide águila o sol: el primer acierto paga ×\u00a0{next}',
  chipWrong: 'Fallo',
  wonTold: 'Aciertos seguidos: {count}.',
  lostTold: 'Cayó {side}.',
  backTold: 'No pediste nada.',
  rulesHow:
    'Pide águila o sol y la moneda cae. Si aciertas, se dobla lo que puedes cobrar: pide otra vez o cobra cuando quieras. Si fallas, termina la ronda y pierdes la apuesta. Puedes pedir sin más, y la apuesta se hace con eso, o jugar primero y pedir después. Los volados quedan fijos al empezar la ronda, antes de que pidas. Con esta apuesta hay hasta {most}; después del último acierto se cobra sola.',
  rulesPay:
    'Cada lado cae con probabilidad de 1 / 2. El multiplicador de cada acierto es {rtp}% entre la probabilidad de llegar hasta él. El pago incluye tu apuesta y se corta al centavo. El retorno que ves es el menor de todos: pares donde pares, a la larga vuelve al menos eso.',
  exampleText:
    'Apuestas {stake}. Acertar {count} veces seguidas tiene una probabilidad de {odds}. {rtp}% entre {odds} da × {multiplier}: si cobras ahí, recibes {payout}. Si antes fallas, pierdes {stake}.',
  tableCaption: 'Lo que paga cada acierto seguido, con {stake} de apuesta',
  calls: 'Aciertos',
  payout: 'Pago',
  multiplier: 'Multiplicador',
  boardKeys: 'Con la ronda abierta, la flecha izquierda pide águila, la derecha pide sol y C cobra.',
};

const EN: Record<keyof typeof ES, string> = {
  ready: 'Call heads or tails',
  choose: 'Heads or tails?',
  call: 'Call heads or tails',
  heads: 'Heads',
  tails: 'Tails',
  callHeads: 'Call heads',
  callTails: 'Call tails',
  coinAt: 'The coin shows {side}',
  streak: 'Streak',
  streakOf: '{calls} of {all}',
  next: 'The next one',
  flips: 'Flips of this round',
  flipRight: '{side}, right',
  flipWrong: '{side}, wrong',
  callTold: 'It fell on {side}. You have {amount}. Next: ×\u00a0{next}',
  openTold: 'Call heads or tails: the first right call pays ×\u00a0{next}',
  chipWrong: 'Wrong',
  wonTold: 'Right calls in a row: {count}.',
  lostTold: 'It fell on {side}.',
  backTold: 'You called nothing.',
  rulesHow:
    'Call heads or tails, and the coin falls. If you are right, what you can cash out doubles: call again, or cash out when you like. If you are wrong, the round ends and you lose your stake. You may just call, which places your bet too, or play first and call then. The flips are fixed as the round begins, before you call. With this stake there are {most} at most; after the last right call it cashes out by itself.',
  rulesPay:
    'Each side falls with a chance of 1 / 2. The multiplier of each right call is {rtp}% divided by the chance to come so far. The payout includes your stake and is cut to the cent. The return that you see is the smallest of all: wherever you stop, in the long run at least that comes back.',
  exampleText:
    'You stake {stake}. Being right {count} times in a row has a chance of {odds}. {rtp}% divided by {odds} is × {multiplier}: if you cash out there you get {payout}. If you are wrong before, you lose {stake}.',
  tableCaption: 'What each right call in a row pays, with a stake of {stake}',
  calls: 'Right calls',
  payout: 'Payout',
  multiplier: 'Multiplier',
  boardKeys: 'While a round is open, the left arrow calls heads, the right one calls tails, and C cashes out.',
};

export type TextKey = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<TextKey>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

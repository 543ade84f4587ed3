import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Jugar',
  playing: 'Sorteando…',
  ready: 'Elige de 1 a 10 números y juega',
  board: 'Números del 1 al 80',
  drawnNumber: '{number}, salió',
  count: 'Números al azar',
  quickPick: 'Al azar',
  clear: 'Borrar',
  pays: 'Lo que paga tu jugada',
  payItem: 'Aciertos: {hits}, paga × {multiplier}',
  noneChosen: 'Elige al menos un número',
  full: 'Ya elegiste {most} números: quita uno antes de poner otro',
  picked: 'Números elegidos: {count}',
  told: 'Salieron {drawn}. Acertaste {hits} de {picks}.',
  rulesHow:
    'Eliges de 1 a {most} números del 1 al {numbers}. Se sacan {drawn} números sin repetir, todos igual de probables, y cobras según cuántos de los tuyos salieron. Algunas jugadas pagan también por no acertar ninguno.',
  rulesPay:
    'El pago es tu apuesta por el multiplicador, incluye la apuesta y se corta al centavo. El retorno de cada cantidad de números es exacto: sale de contar todos los sorteos posibles, y el que ves ya descuenta ese corte.',
  tablePicks: 'Números',
  tableReturn: 'Retorno',
  tablePays: 'Aciertos y lo que pagan',
  exampleText:
    'Apuestas {stake} y eliges {picks} de los 80 números. Según tus aciertos cobras: {each}. Con cualquier otro resultado pierdes tu apuesta.',
  exampleEach: 'con {hits}, × {multiplier} = {payout} ({chance}% de probabilidad)',
  ownKeys:
    'En el tablero las flechas van de número en número; Espacio o Entrar lo eligen o lo quitan. Con Tab sigues a los botones.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Play',
  playing: 'Drawing…',
  ready: 'Choose 1 to 10 numbers and play',
  board: 'Numbers from 1 to 80',
  drawnNumber: '{number}, drawn',
  count: 'Random numbers',
  quickPick: 'Quick pick',
  clear: 'Clear',
  pays: 'What your bet pays',
  payItem: 'Hits: {hits}, pays × {multiplier}',
  noneChosen: 'Choose at least one number',
  full: 'You have chosen {most} numbers: take one away before you add another',
  picked: 'Numbers chosen: {count}',
  told: '{drawn} were drawn. You hit {hits} of {picks}.',
  rulesHow:
    'You choose 1 to {most} numbers from 1 to {numbers}. {drawn} numbers are drawn without repeats, all equally likely, and you are paid by how many of yours were drawn. Some bets also pay for hitting none.',
  rulesPay:
    'The payout is your stake times the multiplier, includes the stake, and is cut to the cent. The return of each count of numbers is exact: it comes from counting all possible draws, and the one that you see has that cut in it.',
  tablePicks: 'Numbers',
  tableReturn: 'Return',
  tablePays: 'Hits and what they pay',
  exampleText:
    'You stake {stake} and choose {picks} of the 80 numbers. By your hits you are paid: {each}. With any other result you lose your stake.',
  exampleEach: 'with {hits}, × {multiplier} = {payout} (a chance of {chance}%)',
  ownKeys:
    'On the board the arrows go from number to number; Space or Enter choose it or take it away. Tab goes on to the buttons.',
};

export type KenoText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<KenoText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

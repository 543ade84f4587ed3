import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Tirar',
  playing: 'Rodando…',
  ready: 'Tiro de salida: pon fichas y tira los dados',
  choose: 'Pon más fichas o tira otra vez',
  topWin: 'Mejor pago',
  maxWin: 'Lo más que paga una apuesta de la mesa',
  table: 'Mesa de dados',
  comeOut: 'Salida',
  pointIs: 'Punto {point}',
  pass: 'Línea de pase',
  'dont-pass': 'No pase',
  'pass-odds': 'Pago libre al pase',
  'dont-odds': 'Pago libre al no pase',
  field: 'Campo',
  'place-4': 'Número 4',
  'place-5': 'Número 5',
  'place-6': 'Número 6',
  'place-8': 'Número 8',
  'place-9': 'Número 9',
  'place-10': 'Número 10',
  'hard-4': '4 en doble',
  'hard-6': '6 en doble',
  'hard-8': '8 en doble',
  'hard-10': '10 en doble',
  'any-craps': 'Craps',
  two: 'Dos',
  eleven: 'Once',
  twelve: 'Doce',
  spotPays: '{name}, paga {pays}',
  byPoint: 'según el punto',
  fieldPays: '1:1, el 2 a 2:1 y el 12 a 3:1',
  fieldNote: '2 · 3 · 4 · 9 · 10 · 11 · 12',
  rolled: 'Salió {sum}.',
  rolledPoint: 'Punto {point}.',
  paidNow: 'Te pagó {amount}.',
  openNow: 'Quedan {amount}.',
  over: 'Tiros: {rolls}. El último fue {sum}.',
  rolls: 'Últimas rondas',
  rulesHow:
    'Se tiran dos dados. El primer tiro es el de salida: con 7 u 11 gana la línea de pase, con 2, 3 o 12 pierde. Con otro número ese es el punto: si vuelve a salir antes del 7, el pase gana; con el 7 pierde.',
  rulesDont:
    'El no pase es lo contrario: con 2 o 3 en la salida gana, con 12 tu apuesta vuelve, con 7 u 11 pierde; después gana con el 7 y pierde con el punto. Lo que pones por igual al pase y al no pase no cuenta para puntos ni promociones.',
  rulesOdds:
    'Con un punto puedes poner el pago libre detrás de tu línea, sin ventaja de la casa: al pase hasta 3 veces con 4 y 10, 4 con 5 y 9, 5 con 6 y 8; al no pase hasta 6 veces.',
  rulesNumbers:
    'Un número gana si sale antes del 7. Un doble gana si sale con dos dados iguales, y pierde con el 7 o con la misma suma de otra forma. Están siempre en juego, también en el tiro de salida. Campo, craps, dos, once y doce se deciden en el siguiente tiro.',
  rulesRound:
    'Entre tiro y tiro puedes poner más fichas; lo puesto se queda hasta que se decide y no se quita. La ronda termina cuando no queda ninguna apuesta abierta. Después de {most} tiros ya no se ponen fichas. Si no vuelves en {hours} horas, lo decidido queda y se tira por ti, con los mismos dados que te tocaban, hasta que se decide todo.',
  limitsSteps:
    'Fichas desde {least}; en la mesa hay como mucho {most} a la vez, y una ronda paga como mucho {pays}. Si se corta la conexión o cierras el juego, la ronda te espera como estaba.',
  sideLimit: 'Límite en cada doble y en craps, dos, once y doce: {side}.',
  bet: 'Apuesta',
  pays: 'Paga',
  returns: 'Retorno',
  onPoint: '{name} ({points})',
  exampleNone: 'Con $10.00 a la línea de pase: si gana recibes $20.00. A la larga vuelve el 98.58% de lo apostado así.',
  exampleText:
    'Tienes {stake} en la mesa. La apuesta que más paga te daría {payout}, en el {chance}% de las veces. A la larga vuelve el {return}% de lo apostado así.',
  jackpotRule:
    'Cada ronda con dinero real puede ganar el gran bote, salga lo que salga: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Roll',
  playing: 'Rolling…',
  ready: 'Come-out: lay chips and roll the dice',
  choose: 'Lay more chips or roll again',
  topWin: 'Best pay',
  maxWin: 'The most that a bet on the table pays',
  table: 'Craps table',
  comeOut: 'Come-out',
  pointIs: 'Point {point}',
  pass: 'Pass line',
  'dont-pass': "Don't pass",
  'pass-odds': 'Pass odds',
  'dont-odds': "Don't pass odds",
  field: 'Field',
  'place-4': 'Place 4',
  'place-5': 'Place 5',
  'place-6': 'Place 6',
  'place-8': 'Place 8',
  'place-9': 'Place 9',
  'place-10': 'Place 10',
  'hard-4': 'Hard 4',
  'hard-6': 'Hard 6',
  'hard-8': 'Hard 8',
  'hard-10': 'Hard 10',
  'any-craps': 'Any craps',
  two: 'Two',
  eleven: 'Eleven',
  twelve: 'Twelve',
  spotPays: '{name}, pays {pays}',
  byPoint: 'by the point',
  fieldPays: '1:1, the 2 at 2:1 and the 12 at 3:1',
  fieldNote: '2 · 3 · 4 · 9 · 10 · 11 · 12',
  rolled: 'Rolled {sum}.',
  rolledPoint: 'Point {point}.',
  paidNow: 'It paid {amount}.',
  openNow: '{amount} stay.',
  over: 'Rolls: {rolls}. The last was {sum}.',
  rolls: 'Latest rounds',
  rulesHow:
    'Two dice are rolled. The first roll is the come-out: with 7 or 11 the pass line wins, with 2, 3 or 12 it loses. Any other number is the point: if it comes again before a 7, pass wins; with the 7 it loses.',
  rulesDont:
    "Don't pass is the contrary: on the come-out it wins with 2 or 3, your stake comes back with 12, and it loses with 7 or 11; then it wins with the 7 and loses with the point. What lies alike on pass and don't pass does not count for points or promotions.",
  rulesOdds:
    "With a point you can lay odds behind your line, without an edge for the house: on pass up to 3 times with 4 and 10, 4 with 5 and 9, 5 with 6 and 8; on don't pass up to 6 times.",
  rulesNumbers:
    'A placed number wins if it comes before the 7. A hard way wins as a pair of equal dice, and loses with the 7 or with the same sum in another way. They always work, on the come-out too. Field, any craps, two, eleven and twelve are decided by the next roll.',
  rulesRound:
    'Between rolls you can lay more chips; what was laid stays until it is decided and is not taken off. The round ends when no bet is open. After {most} rolls no chips are laid. If you do not come back within {hours} hours, what is decided stands and the dice are rolled for you, the very same that were yours, until all is decided.',
  limitsSteps:
    'Chips from {least}; at most {most} lie on the table at a time, and a round pays {pays} at most. If the connection breaks or you close the game, the round waits for you as it stood.',
  sideLimit: 'Limit on each hard way and on any craps, two, eleven and twelve: {side}.',
  bet: 'Bet',
  pays: 'Pays',
  returns: 'Return',
  onPoint: '{name} ({points})',
  exampleNone:
    'With $10.00 on the pass line: where it wins you get $20.00. In the long run 98.58% of what is staked so comes back.',
  exampleText:
    'You have {stake} on the table. The bet that pays most would give you {payout}, {chance}% of the time. In the long run {return}% of what is staked so comes back.',
  jackpotRule:
    'Every round in real money can win the jackpot, however it comes out: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type CrapsText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<CrapsText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

import type { InstantTranslate } from '../../page/instant/texts';
import { type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';

const ES = {
  bet: 'Apuesta {number}',
  stakeOf: 'Monto de la apuesta {number}',
  auto: 'Cobro automático',
  autoOf: 'Cobro automático de la apuesta {number}',
  byHand: 'a mano',
  autoOff: 'Sin cobro automático',
  autoOn: 'Con cobro automático',
  takesOff: 'Despega en',
  ready: 'Apuesta antes del despegue',
  barOpen: 'Hagan sus apuestas',
  flying: 'En vuelo',
  endedAt: 'Terminó en {multiplier}',
  endedNote: 'El vuelo terminó',
  cancelled: 'Vuelo anulado',
  noConnection: 'Sin conexión',
  confirm: 'Apostar {amount}',
  waitNext: 'En el próximo: {amount}',
  waits: 'Espera · cancelar',
  inPlay: 'En juego {amount}',
  toldNotBet: 'El vuelo ya cerró: no se cobró nada',
  changedBack: 'Llegó tarde: el vuelo terminó antes de tu cobro',
  tooLate: 'Llegó tarde: {multiplier}',
  gone: 'No cobrada',
  back: 'Devuelta',
  cashedOut: 'Cobraste {amount} a {multiplier}',
  target: 'Automático {multiplier}',
  others: 'Apuestas de este vuelo',
  nobody: 'Aún no hay apuestas en este vuelo',
  inFlight: 'en vuelo',
  you: 'Tú',
  rulesHow:
    'Un sol despega del campo y su multiplicador crece desde 1.00. Cobra antes de que se apague: recibes tu apuesta por el multiplicador del momento. Si se apaga antes, la pierdes. Puedes tener dos apuestas en cada vuelo, cada una con su propio cobro automático.',
  rulesClimb:
    'Después de t segundos el multiplicador es e^(0.06 t), cortado a dos decimales: llega a 2.00 en 11.6 s, a 10.00 en 38.4 s y a 100.00 en 76.8 s. Ningún vuelo pasa de {top}.',
  rulesEnd:
    'Dónde termina sale de un número de 0 a 4,294,967,295, todos igual de probables, sorteado después del cierre: {rtp}% de 4,294,967,296 entre lo que falta desde ese número hasta 4,294,967,296, cortado a dos decimales y como mínimo 1.00. Por eso la probabilidad de llegar a un multiplicador es {rtp}% entre él, y {low}% de los vuelos terminan en 1.00 sin que nadie pueda cobrar.',
  rulesHand:
    'Un cobro a mano vale por el momento en que llega al servidor, desde 1.01: si llega cuando el vuelo ya terminó, llegó tarde. Un cobro automático se decide por comparación: gana si el vuelo llega a su multiplicador, aunque cierres el juego o se corte tu conexión. Sin cobro automático y sin conexión, la apuesta sigue en vuelo.',
  rulesCap:
    'Una apuesta paga como mucho {most} y tus dos apuestas de un vuelo {both}: al llegar ahí se cobra sola. Entre todos, un vuelo puede pagar como mucho {flight}; la apuesta que lo pasaría no se acepta. Cobres como cobres, a la larga vuelve a lo sumo {rtp}% de lo apostado.',
  rulesBreak:
    'Si un vuelo no puede seguir, los cobros ya hechos valen y todas las demás apuestas se devuelven. Una apuesta que espera el próximo vuelo se coloca cuando abre y se puede cancelar hasta entonces.',
  exampleAuto:
    'Apuestas {stake} con cobro automático a {target}. Llegan ahí {winning} de los 4,294,967,296 números: {chance}%. Si el vuelo llega recibes {payout}; si no, pierdes {stake}. A la larga vuelve {return}% de lo apostado.',
  exampleHand:
    'Apuestas {stake} y cobras a mano. A 1.50 recibes {half}, a 2.00 {double}. Si no cobras, se cobra sola a {target} por {payout}: llega ahí {chance}% de los vuelos.',
  byHandName: 'Cobro a mano',
  limitsText:
    'Cada apuesta va de {least} a {most} y paga como mucho {pays}. Una apuesta colocada queda para su vuelo. Si se corta la conexión, sigue en juego y su cobro automático se paga igual; nada se cobra dos veces.',
  keysText: 'Espacio o Entrar apuestan o cobran la apuesta 1, la tecla 2 la apuesta 2, y Esc sale del juego.',
};

const EN: Record<keyof typeof ES, string> = {
  bet: 'Bet {number}',
  stakeOf: 'Stake of bet {number}',
  auto: 'Auto cash-out',
  autoOf: 'Automatic cash-out of bet {number}',
  byHand: 'by hand',
  autoOff: 'No automatic cash-out',
  autoOn: 'With automatic cash-out',
  takesOff: 'Takes off in',
  ready: 'Bet before take-off',
  barOpen: 'Place your bets',
  flying: 'In flight',
  endedAt: 'Ended at {multiplier}',
  endedNote: 'The flight has ended',
  cancelled: 'Flight cancelled',
  noConnection: 'No connection',
  confirm: 'Bet {amount}',
  waitNext: 'Next flight: {amount}',
  waits: 'Waiting · cancel',
  inPlay: 'In play {amount}',
  toldNotBet: 'The flight had closed: nothing was charged',
  changedBack: 'Too late: the flight ended before your cash-out',
  tooLate: 'Too late: {multiplier}',
  gone: 'Not cashed out',
  back: 'Returned',
  cashedOut: 'Cashed out {amount} at {multiplier}',
  target: 'Automatic {multiplier}',
  others: 'Bets of this flight',
  nobody: 'No bets in this flight yet',
  inFlight: 'in flight',
  you: 'You',
  rulesHow:
    'A sun takes off from the field and its multiplier grows from 1.00. Cash out before it goes out: you get your stake times the multiplier of that moment. If it goes out first, you lose it. You can have two bets in each flight, each with an automatic cash-out of its own.',
  rulesClimb:
    'After t seconds the multiplier is e^(0.06 t), cut to two decimals: it is at 2.00 after 11.6 s, at 10.00 after 38.4 s and at 100.00 after 76.8 s. No flight goes beyond {top}.',
  rulesEnd:
    'Where it ends comes from a number from 0 to 4,294,967,295, all equally likely, drawn after the close: {rtp}% of 4,294,967,296 divided by what is left from that number to 4,294,967,296, cut to two decimals and at least 1.00. So the chance to reach a multiplier is {rtp}% divided by it, and {low}% of flights end at 1.00, where nobody can have cashed out.',
  rulesHand:
    'A cash-out by hand counts by the moment at which it reaches the server, from 1.01 on: if the flight has ended by then, it is too late. An automatic one is decided by comparison: it wins where the flight reaches its multiplier, even if you close the game or your connection breaks. Without an automatic cash-out and without a connection, the bet flies on.',
  rulesCap:
    'One bet pays {most} at most, and your two bets of a flight {both}: there it is cashed out by itself. All bets of one flight together can be paid {flight} at most; a bet that would go beyond is not taken. However you cash out, {rtp}% of what is staked comes back in the long run at most.',
  rulesBreak:
    'If a flight cannot go on, cash-outs already made stand and all other bets come back. A bet that waits for the next flight is placed when it opens and can be cancelled until then.',
  exampleAuto:
    'You stake {stake} with an automatic cash-out at {target}. {winning} of the 4,294,967,296 numbers reach it: {chance}%. If the flight gets there you receive {payout}; if not, you lose {stake}. In the long run {return}% of what is staked comes back.',
  exampleHand:
    'You stake {stake} and cash out by hand. At 1.50 you receive {half}, at 2.00 {double}. If you do not cash out, it is cashed out by itself at {target} for {payout}: {chance}% of flights get there.',
  byHandName: 'Cash-out by hand',
  limitsText:
    'Each bet is from {least} to {most} and pays {pays} at most. A bet that was placed stays for its flight. If the connection breaks it stays in play and its automatic cash-out is paid all the same; nothing is charged twice.',
  keysText: 'Space or Enter place or cash out bet 1, the key 2 does so with bet 2, and Esc leaves the game.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<keyof typeof ES> => tableTexts(lang, { es: ES, en: EN });

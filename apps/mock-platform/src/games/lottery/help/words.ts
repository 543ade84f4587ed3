import type { Language } from '@tonalli/contracts/language';

/** What articles about lotteries say beside the families' own texts; `{...}` is filled in. */
const ES = {
  simulated: 'Todos los sorteos son simulados: no son el resultado oficial de ninguna lotería.',
  draws: 'Sorteos',
  every: '{name}: cada {minutes} minutos. Cierra {closed} antes del sorteo.',
  everyMinute: '{name}: cada minuto. Cierra {closed} antes del sorteo.',
  everyHour: '{name}: cada hora. Cierra {closed} antes del sorteo.',
  days: '{name}: {days} a las {time} ({zone}). Cierra {closed} antes del sorteo.',
  allDays: 'todos los días',
  weekdays: 'los {days}',
  monthDays: 'los días {days} de cada mes; algunos festivos lo mueven al día siguiente',
  revealed: 'El resultado se muestra poco a poco, durante {minutes} minutos.',
  seconds: '{count} segundos',
  minutes: '{count} minutos',
  minute: '1 minuto',
  exampleDraw: 'Los ejemplos usan este sorteo:',
  typed: '«{names}»: las mismas apuestas, con los mismos pagos, escribiendo o pegando los números.',
  like: 'Son las apuestas de «{group}», con las cifras de estos lugares.',
  example: 'Ejemplo',
  exampleOne: 'con {chosen}, {bets} apuesta con unidad de $2.00 cuesta {cost}. En el sorteo {drawn} paga {payout}.',
  exampleMany: 'con {chosen}, {bets} apuestas con unidad de $2.00 cuestan {cost}. En el sorteo {drawn} pagan {payout}.',
  exampleOneThere: 'con {chosen}, {bets} apuesta con unidad de $2.00 cuesta {cost} y en ese sorteo paga {payout}.',
  exampleManyThere: 'con {chosen}, {bets} apuestas con unidad de $2.00 cuestan {cost} y en ese sorteo pagan {payout}.',
  table: '{group}: pago por cada peso de la apuesta, con ella incluida',
  bet: 'Apuesta',
  units: 'Unidades',
  pays: 'Paga',
  chance: 'Probabilidad',
  returns: 'Retorno',
  oneIn: '1 en {count}',
  ofMany: '{ways} en {of}',
  times: 'en promedio {count} aciertos por sorteo',
  rules: 'Reglas de todos los sorteos',
  ruleClose:
    'Cierre: decide la hora del servidor. Una apuesta que llega después no se toma ni pasa a otro sorteo; te decimos cuál es el siguiente.',
  ruleHits:
    'Varios aciertos: cada acierto paga. Lo que gana una jugada se suma y los centavos se cortan una vez. El máximo de cada jugada se ve antes de apostar.',
  ruleTakeBack: 'Retirar: puedes retirar un boleto completo mientras su primer sorteo esté abierto.',
  ruleCancel:
    'Sorteo cancelado: todo lo apostado en él se devuelve. Un sorteo aplazado espera hasta seis horas y después se cancela.',
  ruleCorrect:
    'Corrección: si un resultado se registró mal, se corrige una vez y cada boleto se liquida de nuevo con movimientos propios en tu historial.',
  ruleChase:
    'Apuesta continua: su costo completo se aparta al confirmar. Cada sorteo se cobra cuando abre y el anterior ya se pagó; si no llega a tiempo, se omite y su dinero vuelve. Termina con un acierto, con una ganancia o con un sorteo cancelado si así lo elegiste, y cuando tú la detienes.',
  ruleBreak:
    'Pausas: al tomar una pausa vuelve lo apartado y lo ya apostado llega a su resultado. Con una autoexclusión se devuelve también lo de sorteos abiertos; los cerrados se pagan.',
  ruleLimits:
    'Límites: hasta {order} por boleto, {issue} por persona en un sorteo y {payout} de premio por boleto en un sorteo. Hay un tope por número; si se llena te decimos cuánto queda.',
  ruleGroups:
    'Pagos y devolución: si tu cuenta tiene una tasa, puedes cambiar parte de ella por pagos más altos. Pagos y devolución juntos dan siempre lo mismo. La tabla muestra los pagos de la casa.',
  independent: 'Los sorteos son independientes: las rachas no cambian la probabilidad.',
};

const EN: typeof ES = {
  simulated: 'All draws are simulated: they are not the official result of any lottery.',
  draws: 'Draws',
  every: '{name}: every {minutes} minutes. It closes {closed} before the draw.',
  everyMinute: '{name}: every minute. It closes {closed} before the draw.',
  everyHour: '{name}: every hour. It closes {closed} before the draw.',
  days: '{name}: {days} at {time} ({zone}). It closes {closed} before the draw.',
  allDays: 'every day',
  weekdays: '{days}',
  monthDays: 'on days {days} of each month; some holidays move it to the next day',
  revealed: 'The result is shown bit by bit, within {minutes} minutes.',
  seconds: '{count} seconds',
  minutes: '{count} minutes',
  minute: '1 minute',
  exampleDraw: 'The examples use this draw:',
  typed: '“{names}”: the same bets at the same pays, with the numbers typed or pasted.',
  like: 'These are the bets of “{group}”, on the digits of these places.',
  example: 'Example',
  exampleOne: 'with {chosen}, {bets} bet at a unit of $2.00 costs {cost}. In the draw {drawn} it pays {payout}.',
  exampleMany: 'with {chosen}, {bets} bets at a unit of $2.00 cost {cost}. In the draw {drawn} they pay {payout}.',
  exampleOneThere: 'with {chosen}, {bets} bet at a unit of $2.00 costs {cost} and pays {payout} in that draw.',
  exampleManyThere: 'with {chosen}, {bets} bets at a unit of $2.00 cost {cost} and pay {payout} in that draw.',
  table: '{group}: what each peso of the bet pays, the bet included',
  bet: 'Bet',
  units: 'Units',
  pays: 'Pays',
  chance: 'Chance',
  returns: 'Return',
  oneIn: '1 in {count}',
  ofMany: '{ways} in {of}',
  times: 'on average {count} hits a draw',
  rules: 'Rules of all draws',
  ruleClose:
    'Close: the clock of the server decides. A bet that comes later is not taken, nor moved to another draw; we tell you the next one.',
  ruleHits:
    'Several hits: each hit pays. What a line wins is added up, and cents are cut once. The most that a line can pay is shown before you bet.',
  ruleTakeBack: 'Taking back: you can take a whole order back while its first draw is open.',
  ruleCancel:
    'Cancelled draw: everything that was bet on it comes back. A draw that is put off waits for up to six hours, and is cancelled then.',
  ruleCorrect:
    'Correction: where a result was recorded wrongly it is corrected once, and each order is settled anew with movements of its own in your record.',
  ruleChase:
    'Chase: its whole cost is set aside as you confirm. Each draw is charged once it is open and the one before it is paid; one that is too late is left out and its money comes back. It ends with a win, a profit or a cancelled draw where you chose so, and when you stop it.',
  ruleBreak:
    'Breaks: taking a time-out brings back what is set aside, and what was bet comes to its result. Self-exclusion also brings back what is in open draws; closed ones are paid.',
  ruleLimits:
    'Limits: up to {order} an order, {issue} a person in one draw, and a prize of {payout} an order in one draw. Each number has a cap; where it is reached we tell you what is left.',
  ruleGroups:
    'Pays and rebate: where your account has a rate, you can change some of it for higher pays. Pays and rebate together always come to the same. The table shows the pays of the house.',
  independent: 'Draws are independent: streaks do not change the odds.',
};

export type WordKey = keyof typeof ES;

/** A text with what stands in its braces. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Language): Say {
  const words = language === 'es' ? ES : EN;
  return (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

import type { Language } from './said-texts';

interface Promised extends Record<Language, readonly string[]> {
  /** What `proofs.ts` shows to be so. */
  what: string;
}

const TIME_OUTS_ES = '24 horas, 7 días, 1 mes, 2 meses o 3 meses';
const TIME_OUTS_EN = '24 hours, 7 days, 1 month, 2 months, or 3 months';
const EXCLUSIONS_ES = '6 meses, 1 año, 5 años o sin fecha de fin';
const EXCLUSIONS_EN = '6 months, 1 year, 5 years, or without an end';

/**
 * Everything that the product's texts promise to whoever wants to play less, in the words they say it with. Written by
 * hand: a text that says more has to be proven first, and what is proven no more may not be said.
 */
export const PROMISES = [
  {
    what: 'limits of five kinds',
    es: [
      'Límite de depósito por día, semana y mes: todo lo que depositas y lo que está por pagarse',
      'Límite de pérdida por día, semana, mes y en las últimas 24 horas: lo que apuestas menos lo que recibes',
      'Límite de apuesta por día, semana y mes: la suma de lo que apuestas',
      'Límite por jugada: lo más que puedes poner en una sola',
      'Límite de tiempo: los minutos que juegas al día',
      'Límites de lo que depositas, pierdes, apuestas y juegas',
      'Puedes limitar lo que depositas, pierdes, apuestas y juegas',
    ],
    en: [
      'Deposit limit by day, week and month: all that you deposit and what is still to be paid',
      'Loss limit by day, week, month and in the last 24 hours: what you stake less what you get back',
      'Stake limit by day, week and month: the sum of what you stake',
      'Limit of a single bet: the most that you can put on one',
      'Time limit: the minutes that you play in a day',
      'Limits of what you deposit, lose, stake and play',
      'You can limit what you deposit, lose, stake and play',
    ],
  },
  {
    what: 'limits hold everywhere',
    es: [
      'Para el límite de pérdida, lo que sigue abierto cuenta como perdido',
      'Tus límites nos obligan desde que los pones: no se aceptan depósitos ni apuestas por encima de ellos',
      'Los límites que eliges se aplican a cada depósito y a cada apuesta',
      'Que tus límites valgan',
      'Un depósito nunca pasa de tu límite de depósito',
      'Si rebasa tu límite',
    ],
    en: [
      'For the loss limit, what is still open counts as lost',
      'Your limits bind us from the moment you set them: no deposit and no bet beyond them is taken',
      'The limits that you choose apply to every deposit and every bet',
      'Your limits hold',
      'A deposit never goes beyond your deposit limit',
      'If it goes beyond your limit',
    ],
  },
  {
    what: 'lower at once, raise by waiting and one’s own word',
    es: [
      'Bajar un límite vale de inmediato',
      'Subirlos o quitarlos espera 24 horas. Después tienes 7 días para confirmarlo tú; si no lo haces, tu límite sigue igual',
      'Mientras esperas puedes cancelar la solicitud, y pedir un límite menor la anula',
      'Subirlo o quitarlo espera 24 horas y después lo confirmas tú, dentro de 7 días',
      'subirlos o quitarlos espera 24 horas y tu confirmación dentro de los 7 días siguientes',
      'subirlos espera 24 horas y luego lo confirmas tú, dentro de 7 días',
    ],
    en: [
      'Lowering a limit holds at once',
      'Raising or removing them waits 24 hours. Then you have 7 days to confirm it yourself; if you do not, your limit stays as it is',
      'While you wait you can call the request off, and asking for a lower limit ends it',
      'Raising or removing it waits 24 hours, and then you confirm it yourself, within 7 days',
      'raising or removing them waits 24 hours, and for your confirmation within the 7 days that follow',
      'raising them waits 24 hours, and then you confirm it yourself, within 7 days',
    ],
  },
  {
    what: 'asked before the first deposit, and again',
    es: [
      'Antes de tu primer depósito te preguntamos si quieres un límite, y cada 182 días te invitamos a revisar los que tengas',
    ],
    en: [
      'Before your first deposit we ask whether you want a limit, and every 182 days we invite you to look at those you have',
    ],
  },
  {
    what: 'held deposits',
    es: [
      'Si llega dinero por encima de tu límite de depósito, como una transferencia tardía, no entra a tu saldo: queda retenido aparte y es tuyo. En Depositar eliges si se te devuelve o si se abona en cuanto quepa en tu límite',
      'Llegó por encima de tu límite de depósito. El dinero es tuyo: en Depositar eliges si se te devuelve o si se abona en cuanto quepa en tu límite',
      'Dinero retenido. Lo que llega por encima de tu límite de depósito no entra a tu saldo: se guarda aparte y es tuyo. Tú eliges si se devuelve o si se abona cuando quepa',
      'Lo que llega de más queda retenido, es tuyo, y en Depositar eliges si se te devuelve o si se abona cuando quepa',
      'lo que llega de más queda retenido aparte, a tu nombre',
    ],
    en: [
      'If money arrives beyond your deposit limit, such as a late transfer, it does not enter your balance: it is held apart, and it is yours. In Deposit you choose whether it is returned to you or credited once it fits into your limit',
      'It arrived beyond your deposit limit. The money is yours: in Deposit you choose whether it is returned to you or credited once it fits into your limit',
      'Held money. What arrives beyond your deposit limit does not enter your balance: it is kept apart, and it is yours. You choose whether it is returned, or credited once it fits',
      'What arrives beyond it is held, it is yours, and in Deposit you choose whether it is returned to you or credited once it fits',
      'what arrives beyond them is held apart, in your name',
    ],
  },
  {
    what: 'time and result in sight',
    es: [
      'ves siempre el tiempo que llevas y tu resultado neto: lo pagado menos lo apostado',
      'ves siempre el tiempo que llevas y tu resultado neto',
      'Tiempo y resultado de tu juego, siempre a la vista',
      'Tiempo y resultado siempre a la vista en el juego',
      'Mientras juegas con dinero real te mostramos tu tiempo y tu resultado neto',
    ],
    en: [
      'you always see the time you have played and your net result: what was paid less what was staked',
      'you always see the time you have played and your net result',
      'Time and result of your play, always in sight',
      'Time and result always in sight in the game',
      'While you play with real money we show your time and your net result',
    ],
  },
  {
    what: 'a time reminder',
    es: [
      'El recordatorio de tiempo aparece cada 60 minutos de juego, al terminar la ronda. Muestra tu tiempo, lo apostado, lo pagado y el resultado, y no empieza otra ronda hasta que contestas',
      'Un recordatorio de tiempo aparece cada 60 minutos de juego, al terminar la ronda',
      'El recordatorio de tiempo. Aparece cada 60 minutos de juego y muestra tu tiempo y tu resultado neto',
      'un recordatorio de tiempo cada 60 minutos de juego',
      'Recordatorio de tiempo mientras juegas',
      'Puedes elegir 15, 30 o 60 minutos',
    ],
    en: [
      'The time reminder comes every 60 minutes of play, when the round is over. It shows your time, stakes, payouts and result, and no further round begins until you answer',
      'A time reminder comes every 60 minutes of play, when the round is over',
      'The time reminder. It comes every 60 minutes of play and shows your time and your net result',
      'a time reminder every 60 minutes of play',
      'Time reminder while you play',
      'You can choose 15, 30, or 60 minutes',
    ],
  },
  {
    what: 'time-outs and self-exclusion',
    es: [
      `Pausas de ${TIME_OUTS_ES}, y autoexclusión de ${EXCLUSIONS_ES}`,
      `Puedes tomar una pausa (${TIME_OUTS_ES}) o autoexcluirte (${EXCLUSIONS_ES})`,
      `tomas una pausa de ${TIME_OUTS_ES}, o te autoexcluyes: ${EXCLUSIONS_ES}`,
      `Pausa de ${TIME_OUTS_ES}: termina sola`,
      `Pausa: ${TIME_OUTS_ES}. Termina sola`,
      `Autoexclusión de ${EXCLUSIONS_ES}: se vuelve solo si tú lo pides, con espera y confirmación`,
      `Autoexclusión: ${EXCLUSIONS_ES}. No termina sola, no se acorta y puedes alargarla`,
      'La pausa termina sola',
      'Una autoexclusión no se acorta',
      'no estás en una autoexclusión',
    ],
    en: [
      `Time-outs of ${TIME_OUTS_EN}, and self-exclusion of ${EXCLUSIONS_EN}`,
      `You can take a time-out (${TIME_OUTS_EN}) or exclude yourself (${EXCLUSIONS_EN})`,
      `you take a time-out of ${TIME_OUTS_EN}, or exclude yourself: ${EXCLUSIONS_EN}`,
      `Time-out of ${TIME_OUTS_EN}: it ends by itself`,
      `Time-out: ${TIME_OUTS_EN}. It ends by itself`,
      `Self-exclusion of ${EXCLUSIONS_EN}: you come back only if you ask for it, with a wait and a confirmation`,
      `Self-exclusion: ${EXCLUSIONS_EN}. It does not end by itself, cannot be shortened, and you can extend it`,
      'A time-out ends by itself',
      'A self-exclusion is not shortened',
      'are not in a self-exclusion',
    ],
  },
  {
    what: 'what ends with a break, and what stays one’s own',
    es: [
      'no puedes jugar ni depositar y no te enviamos promociones',
      'no puedes jugar ni depositar, no te enviamos promociones y tu saldo se puede retirar',
      'no puedes jugar ni depositar, y el dinero que llegue se devuelve a su origen',
      'dejamos de enviarte promociones',
      'También en una pausa o autoexclusión puedes retirar tu saldo',
      'Con la autoexclusión, tus retiros van primero; lo que no retires en 30 días lo enviamos a tu cuenta bancaria vinculada',
      'nunca tus datos bancarios ni de contacto, ni si tomaste una pausa',
    ],
    en: [
      'you can neither play nor deposit, and we send you no promotions',
      'you can neither play nor deposit, we send you no promotions, and your balance can be withdrawn',
      'you can neither play nor deposit, and money that arrives goes back where it came from',
      'we stop sending you promotions',
      'In a time-out or self-exclusion, too, you can withdraw your balance',
      'With self-exclusion your withdrawals go first; what you do not withdraw within 30 days we send to the bank account you have bound',
      'never your bank or contact data, nor whether you took a break',
    ],
  },
  {
    what: 'orders of lotteries in a break',
    es: [
      'Pausas: al tomar una pausa vuelve lo apartado y lo ya apostado llega a su resultado. Con una autoexclusión se devuelve también lo de sorteos abiertos; los cerrados se pagan',
    ],
    en: [
      'Breaks: taking a time-out brings back what is set aside, and what was bet comes to its result. Self-exclusion also brings back what is in open draws; closed ones are paid',
    ],
  },
  {
    what: 'a place in a tournament outlasts a time-out',
    es: [
      'Si te tomas una pausa',
      'Una pausa no te quita tu lugar: si ganaste, tu premio aparece en tu centro de recompensas cuando la pausa termina',
      'Quien se autoexcluye sale del torneo y los de atrás suben un lugar',
    ],
    en: [
      'If you take a time-out',
      'A time-out does not cost you your place: if you won, your prize appears in your reward centre once the time-out is over',
      'Whoever self-excludes leaves the tournament, and those behind move up',
    ],
  },
  {
    what: 'no bonus waits for the excluded',
    es: ['con la autoexclusión, los bonos por reclamar se cancelan'],
    en: ['with self-exclusion, bonuses still to be claimed are cancelled'],
  },
  {
    what: 'the way back',
    es: [
      'Volver de una autoexclusión es decisión tuya. Cuando su tiempo termina, o después de 180 días si no tiene fecha de fin, puedes pedirlo; esperas 24 horas (7 días si no tenía fecha de fin) y lo confirmas dentro de los 7 días siguientes. Al volver te preguntamos por tus límites',
      'De la autoexclusión se vuelve cuando su tiempo termina: lo pides, esperas 24 horas (7 días si no tenía fecha de fin) y lo confirmas',
    ],
    en: [
      'Coming back from a self-exclusion is for you to decide. When its time is over, or after 180 days if it has no end, you can ask for it; you wait 24 hours (7 days if it had no end) and confirm it within the 7 days that follow. When you come back we ask you about your limits',
      'From a self-exclusion you come back when its time is over: you ask, wait 24 hours (7 days if it had no end) and confirm it',
    ],
  },
  {
    what: 'who helps',
    es: ['llama al 800 911 2000; gratuita y confidencial, las 24 horas, todos los días', 'llama al 55 0000 1810'],
    en: ['call 800 911 2000; free and confidential, 24 hours, every day', 'call 55 0000 1810'],
  },
] as const satisfies readonly Promised[];

/** Where the tools are and what they are called: these phrases promise nothing more. */
export const NAMED: Record<Language, readonly string[]> = {
  es: [
    'Tus límites, tu tiempo de juego, pausas y ayuda',
    'Tus límites están en Juego responsable',
    'Tus límites y el intervalo se eligen en Juego responsable',
    'elige tus límites: los de depósito, aquí mismo; los demás, en tu cuenta',
    'y ponlos como límites',
    'está en Pausas y autoexclusión',
    'Están en Juego responsable, junto con tu tiempo de juego y las pausas',
    'puntos, tiempo de juego, límites y pausas',
    'Aplicar tus límites y tus pausas',
    'podemos contactarte, proponerte límites o suspender tu cuenta',
    'fijar un límite de depósito',
    'Mantén tus límites',
    'Te recomendamos bajar tus límites, tomar una pausa',
    'Considera dejar de jugar con una autoexclusión',
    'Límite de depósito Decide hoy cuánto quieres depositar como máximo',
    'En una pausa',
    'Mis límites Mi tiempo Tomar una pausa Mis números',
  ],
  en: [
    'Your limits, your time of play, time-outs and help',
    'Your limits are in Responsible gaming',
    'Your limits and the interval are chosen in Responsible gaming',
    'choose your limits: those of deposits right here, the others in your account',
    'and set both as limits',
    'is in Time-outs and self-exclusion',
    'They are in Responsible gaming, with your time of play and breaks',
    'points, time of play, limits and breaks',
    'To apply your limits and your breaks',
    'we may contact you, suggest limits or suspend your account',
    'to set a deposit limit',
    'Keep your limits',
    'We recommend to lower your limits, to take a time-out',
    'Consider to stop playing with a self-exclusion',
    'Deposit limit Decide today how much you want to deposit at most',
    'During a break',
    'My limits My time Take a break My numbers',
  ],
};

/** The same words of what protects nobody from playing too much. */
export const OF_OTHER_THINGS: Record<Language, readonly string[]> = {
  es: [
    'la entrada se pausa 5 minutos',
    'o te excluyes, tus manos se plantan',
    'Quien se toma una pausa o se excluye sale de la mano y recupera lo que puso',
    'también si se corta la conexión o si te excluyes',
    'si te autoexcluyes con una ronda abierta',
  ],
  en: [
    'the rules that held then',
    'the connection breaks',
    'your connection breaks',
    'or you exclude yourself. What you decide',
    'or exclude yourself, your hands stand',
    'Whoever takes a break or excludes themself leaves the hand and has back what they put in',
    'the cards of the best play are held',
    'or exclude yourself with a round open',
    'has left your balance and is held',
    'Meanwhile the amount is held',
    'leaves your balance and is held',
    'Data Held by Private Parties',
  ],
};

/** What a tool of protection is called with, wherever it is named. */
export const TOOL_WORDS: Record<Language, RegExp> = {
  es: /autoexclu|exclu(irte|yes)|\bpausas?\b|descanso|recordatorio|retenid|tiempo de juego|tus? límites?|límites? (de (depósito|pérdida|apuesta|tiempo|sesión)|por jugada)|resultado neto/i,
  en: /exclu(de yourself|sion)|time-?outs?|\bbreaks?\b|cool-?off|reminder|reality check|\bheld\b|time of play|your limits?|(deposit|loss|stake|time|session) limits?|net result/i,
};

/** In parts that are about protection alone, limits, figures and offers of any kind, too. */
export const CLAIM_WORDS: Record<Language, RegExp> = {
  es: /l[ií]mit|promoci|bonos|\d+ (horas?|días?|minutos?|mes(es)?|años?|semanas?)\b/i,
  en: /limit|promotion|bonus|\d+ (hours?|days?|minutes?|months?|years?|weeks?)\b/i,
};

export const ABOUT_PROTECTION =
  /^(responsible-gaming(#(golden-rules|tools|limits|time|breaks|help))?|terms#responsible-gaming|faq#(own-limits|held|reminder|stop|end-early)|help#responsible-gaming|notice N-limits)$/;

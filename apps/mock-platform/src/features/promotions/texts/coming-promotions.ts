import type { PromotionText } from './promotion-text';

const DATES = {
  es: 'Las condiciones completas se publican aquí el día en que comience.',
  en: 'The full conditions are published here on the day it begins.',
};
const ADULTS = {
  es: 'Solo para mayores de 18 años. Juega con responsabilidad.',
  en: 'Adults over 18 only. Play responsibly.',
};

/** Announced, or over: there is nothing to do about these. */
export const COMING_PROMOTIONS: readonly PromotionText[] = [
  {
    id: 'first-deposit',
    category: 'WELCOME',
    picture: 'promo-deposit',
    startsInDays: 6,
    endsInDays: 96,
    es: {
      title: 'Bono en tu primer depósito',
      summary: 'Duplicamos tu primer depósito del periodo, hasta $2,000.00.',
      html: '<p>Deposita por primera vez dentro del periodo y recibe <strong>otro tanto igual</strong>, hasta $2,000.00, como bono para jugar.</p>',
      terms: [
        'Un bono por persona y por cuenta.',
        'El bono se libera al apostar diez veces su monto.',
        DATES.es,
        ADULTS.es,
      ],
    },
    en: {
      title: 'A bonus on your first deposit',
      summary: 'We double your first deposit of the period, up to $2,000.00.',
      html: '<p>Deposit for the first time within the period and receive <strong>as much again</strong>, up to $2,000.00, as a bonus to play with.</p>',
      terms: [
        'One bonus per person and account.',
        'The bonus is released by betting ten times its amount.',
        DATES.en,
        ADULTS.en,
      ],
    },
    action: null,
  },
  {
    id: 'sign-in',
    category: 'DAILY',
    picture: 'promo-calendar',
    startsInDays: 9,
    endsInDays: 39,
    es: {
      title: 'Calendario de visitas',
      summary: 'Entra siete días seguidos y completa tu calendario para recibir una recompensa.',
      html: '<p>Marca tu visita cada día. Con <strong>siete días seguidos</strong> completas la semana y recibes una recompensa; si faltas un día, la cuenta vuelve a empezar.</p>',
      terms: ['Una marca por día, en horario de la Ciudad de México.', DATES.es, ADULTS.es],
    },
    en: {
      title: 'The calendar of visits',
      summary: 'Come in seven days in a row and complete your calendar for a reward.',
      html: '<p>Mark your visit every day. <strong>Seven days in a row</strong> complete the week and bring a reward; after a missed day the count begins again.</p>',
      terms: ['One mark a day, in the time of Mexico City.', DATES.en, ADULTS.en],
    },
    action: null,
  },
  {
    id: 'cashback',
    category: 'CASHBACK',
    picture: 'promo-cashback',
    startsInDays: 12,
    endsInDays: 103,
    es: {
      title: 'Reembolso semanal',
      summary: 'Recupera cada lunes una parte de lo que no salió como esperabas.',
      html: '<p>Si tu semana cierra con pérdida, el lunes te devolvemos <strong>una parte de ella</strong>. El porcentaje crece con tu nivel VIP.</p><ul><li>Cuenta de lunes a domingo.</li><li>Participan todas las tragamonedas.</li></ul>',
      terms: ['La pérdida es lo apostado menos lo ganado y los bonos recibidos.', DATES.es, ADULTS.es],
    },
    en: {
      title: 'Weekly cashback',
      summary: 'Every Monday, get back a part of what did not go your way.',
      html: '<p>When your week ends with a loss, we give <strong>a part of it</strong> back on Monday. The share grows with your VIP level.</p><ul><li>The week runs from Monday to Sunday.</li><li>All slots take part.</li></ul>',
      terms: ['The loss is what was staked, less winnings and bonuses.', DATES.en, ADULTS.en],
    },
    action: null,
  },
  {
    id: 'raffle',
    category: 'EVENTS',
    picture: 'promo-raffle',
    startsInDays: 15,
    endsInDays: 45,
    es: {
      title: 'Gran sorteo de temporada',
      summary: 'Reúne boletos mientras juegas y participa en el sorteo del mes.',
      html: '<p>Tus apuestas se convierten en <strong>boletos numerados</strong>. El día del sorteo publicamos la semilla y los ganadores, para que cualquiera pueda comprobar el resultado.</p>',
      terms: ['Los boletos valen solo para el sorteo de su periodo.', DATES.es, ADULTS.es],
    },
    en: {
      title: 'The grand raffle of the season',
      summary: 'Collect tickets while you play and take part in the draw of the month.',
      html: '<p>Your bets turn into <strong>numbered tickets</strong>. On the day of the draw we publish the seed and the winners, so that anybody can check the outcome.</p>',
      terms: ['Tickets count for the draw of their own period only.', DATES.en, ADULTS.en],
    },
    action: null,
  },
  {
    id: 'red-envelope',
    category: 'DAILY',
    picture: 'promo-envelope',
    startsInDays: 20,
    endsInDays: 27,
    es: {
      title: 'Lluvia de sobres rojos',
      summary: 'Durante una semana, sobres sorpresa todas las noches a las nueve.',
      html: '<p>Cada noche a las <strong>21:00</strong> (hora del centro de México) aparece una lluvia de sobres. Cada sobre guarda un monto distinto.</p>',
      terms: ['Un sobre por persona y noche, hasta agotar existencias.', DATES.es, ADULTS.es],
    },
    en: {
      title: 'A rain of red envelopes',
      summary: 'For one week, surprise envelopes every night at nine.',
      html: '<p>Every night at <strong>21:00</strong> (Mexico City time) envelopes rain down. Each one holds a different amount.</p>',
      terms: ['One envelope per person and night, while there are any.', DATES.en, ADULTS.en],
    },
    action: null,
  },
  {
    id: 'marigold-cup',
    category: 'EVENTS',
    picture: 'promo-tournament',
    startsInDays: -25,
    endsInDays: -14,
    es: {
      title: 'Torneo del cempasúchil',
      summary: 'Once noches de tragamonedas de temporada. Gracias a quienes participaron.',
      html: '<p>El torneo de temporada terminó. Los puntos se contaron por la <strong>mejor jugada de cada noche</strong>, y los ganadores recibieron su aviso por mensaje.</p>',
      terms: ['El torneo ya cerró; no se aceptan nuevas participaciones.', ADULTS.es],
    },
    en: {
      title: 'The marigold tournament',
      summary: 'Eleven nights of seasonal slots. Thank you to everyone who took part.',
      html: '<p>The seasonal tournament is over. Points were counted by the <strong>best round of each night</strong>, and the winners were told by message.</p>',
      terms: ['The tournament has closed; nobody can join any more.', ADULTS.en],
    },
    action: null,
  },
];

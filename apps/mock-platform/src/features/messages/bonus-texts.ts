import { formatDateTime } from '@tonalli/i18n/format';
import { pesos, type Words } from './message-params';

/** What is said of bonus money and free plays. */
export const BONUS_WORDS: {
  readonly [Kind in 'bonusExpiring' | 'bonusConverted' | 'bonusExpired' | 'freeExpiring' | 'freeExpired']: Words<Kind>;
} = {
  bonusExpiring: {
    ES: ({ amountMinor, missingMinor, until }) => ({
      title: `Tu bono de ${pesos(amountMinor)} vence el ${formatDateTime(until, 'es')}`,
      body: `Te quedan ${pesos(amountMinor)} de bono y faltan ${pesos(missingMinor)} por apostar para que sean tuyos. Si vence antes, lo que quede del bono se pierde; tu dinero no cambia.\n\nNo hace falta que apures el juego: puedes dejarlo vencer o cancelarlo cuando quieras.`,
    }),
    EN: ({ amountMinor, missingMinor, until }) => ({
      title: `Your bonus of ${pesos(amountMinor)} runs out on ${formatDateTime(until, 'en')}`,
      body: `${pesos(amountMinor)} of bonus money is left, and ${pesos(missingMinor)} is still to be wagered for it to become yours. If it runs out first, what is left of the bonus is lost; your own money does not change.\n\nThere is no need to hurry: you can let it run out, or cancel it whenever you like.`,
    }),
  },
  bonusConverted: {
    ES: ({ amountMinor, reference }) => ({
      title: `Tu bono ya es tuyo: ${pesos(amountMinor)}`,
      body: `Completaste lo que había que apostar y pasamos ${pesos(amountMinor)} a tu saldo principal.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference }) => ({
      title: `Your bonus is yours now: ${pesos(amountMinor)}`,
      body: `You wagered what was asked for, and ${pesos(amountMinor)} went to your main balance.\n\nReference: ${reference}.`,
    }),
  },
  bonusExpired: {
    ES: ({ amountMinor, reference }) => ({
      title: `Venció tu bono de ${pesos(amountMinor)}`,
      body: `Se terminó el plazo para apostarlo, y lo que quedaba de él se pierde. Tu saldo principal no cambia.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference }) => ({
      title: `Your bonus of ${pesos(amountMinor)} has run out`,
      body: `Its time is over, and what was left of it is lost. Your main balance does not change.\n\nReference: ${reference}.`,
    }),
  },
  freeExpiring: {
    ES: ({ count, title, until }) => ({
      title: `${count === 1 ? 'Te queda 1 jugada gratis' : `Te quedan ${count} jugadas gratis`} hasta el ${formatDateTime(until, 'es')}`,
      body: `Son de «${title.ES}». Lo que ya ganaste con ellas se queda contigo, también cuando venzan.\n\nNo hace falta que apures el juego: puedes dejarlas vencer.`,
    }),
    EN: ({ count, title, until }) => ({
      title: `${count === 1 ? '1 free play is' : `${count} free plays are`} left until ${formatDateTime(until, 'en')}`,
      body: `Of “${title.EN}”. What they have won stays yours, also once they run out.\n\nThere is no need to hurry: you can let them run out.`,
    }),
  },
  freeExpired: {
    ES: ({ count, title }) => ({
      title: 'Tus jugadas gratis vencieron',
      body: `De «${title.ES}» ${count === 1 ? 'quedó 1 sin usar' : `quedaron ${count} sin usar`}. Lo que ganaste con las demás se queda contigo.`,
    }),
    EN: ({ count, title }) => ({
      title: 'Your free plays have run out',
      body: `${count === 1 ? '1 was' : `${count} were`} left of “${title.EN}”. What the others won stays yours.`,
    }),
  },
};

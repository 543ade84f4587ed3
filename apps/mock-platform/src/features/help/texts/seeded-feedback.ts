import type { FeedbackTopic } from '@tonalli/contracts/help/names';
import type { DrawnLook } from '../../../transport/uploads/drawn-picture';

interface SeededFeedback {
  username: string;
  hoursAgo: number;
  topic: FeedbackTopic;
  content: string;
  picture?: DrawnLook;
  reply?: { hoursAgo: number; text: string };
}

/** Oldest first. */
export const SEEDED_FEEDBACK: readonly SeededFeedback[] = [
  {
    username: 'maria',
    hoursAgo: 30 * 24,
    topic: 'GAMES',
    content: 'Me encantaría poder ordenar los juegos por fecha de estreno.',
    reply: {
      hoursAgo: 29 * 24,
      text: '¡Gracias, María! Es una gran idea y ya la tiene el equipo de producto. Te avisamos en cuanto esté lista.',
    },
  },
  {
    username: 'demo',
    hoursAgo: 12 * 24,
    topic: 'PAYMENTS',
    content: 'El comprobante de mi depósito en tienda se corta al imprimirlo. Adjunto una captura.',
    picture: 'screenshot',
    reply: {
      hoursAgo: 11 * 24,
      text: 'Hola. Ya corregimos el ancho de la ficha: ahora cabe en una hoja carta y en papel de ticket. Gracias por la captura, nos ayudó mucho.',
    },
  },
  {
    username: 'demo',
    hoursAgo: 20,
    topic: 'SITE',
    content: 'En mi tableta, el menú lateral tapa el último juego de la lista. 🙏',
  },
];

import type { MessageContent } from './message-texts';

interface SeededMessage {
  hoursAgo: number;
  isRead: boolean;
  content: MessageContent;
}

const DAY = 24;

export const BROADCASTS: readonly SeededMessage[] = [
  {
    hoursAgo: 26 * DAY,
    isRead: true,
    content: {
      kind: 'notice',
      params: {
        title: { ES: 'Verifica cada ronda que juegas', EN: 'Verify every round you play' },
        body: {
          ES: 'Desde hoy, el detalle de cada ronda incluye su prueba de juego limpio: la huella de la semilla, tu propia semilla y el número de tirada.\n\nÁbrelo en tu historial de apuestas y recalcula el resultado con un solo clic.',
          EN: 'From today, the detail of every round carries its proof of fair play: the fingerprint of the seed, your own seed and the number of the spin.\n\nOpen it in your betting record and recompute the outcome with a single click.',
        },
      },
    },
  },
  {
    hoursAgo: 9 * DAY,
    isRead: true,
    content: {
      kind: 'notice',
      params: {
        title: { ES: 'Mantenimiento del martes a las 4:00', EN: 'Maintenance on Tuesday at 4:00' },
        body: {
          ES: 'El martes de 4:00 a 4:30 (hora del centro de México) actualizaremos los servidores. Las rondas abiertas se conservan y tu saldo no se ve afectado.',
          EN: 'On Tuesday from 4:00 to 4:30 (Mexico City time) we will update the servers. Open rounds are kept and your balance is not affected.',
        },
      },
    },
  },
  {
    hoursAgo: 30,
    isRead: false,
    content: {
      kind: 'promotion',
      params: {
        promotionId: 'zalo',
        title: { ES: 'Hasta 131K por unirte a nuestro canal de Zalo', EN: 'Up to 131K for joining our Zalo channel' },
      },
    },
  },
];

const welcome = (nickname: string): SeededMessage => ({
  hoursAgo: 60 * DAY,
  isRead: true,
  content: { kind: 'welcome', params: { nickname } },
});

export const PERSONAL: Readonly<Record<string, readonly SeededMessage[]>> = {
  demo: [
    welcome('Demo'),
    {
      hoursAgo: 42 * DAY,
      isRead: true,
      content: { kind: 'newLogin', params: { ip: '198.51.100.12', device: 'Safari, iPhone' } },
    },
    {
      hoursAgo: 7,
      isRead: false,
      content: { kind: 'newLogin', params: { ip: '203.0.113.61', device: 'Samsung Internet, Android' } },
    },
  ],
  maria: [welcome('María Luna')],
  agente: [
    {
      hoursAgo: 3 * DAY,
      isRead: false,
      content: {
        kind: 'notice',
        params: {
          title: { ES: 'Tu equipo creció esta semana', EN: 'Your team grew this week' },
          body: {
            ES: 'Nuevos miembros se registraron con tu código. Revisa la actividad de tu equipo en el centro de agentes.',
            EN: 'New members registered with your code. See what your team does in the agent centre.',
          },
        },
      },
    },
  ],
};

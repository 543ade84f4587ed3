export interface NoticeText {
  readonly id: string;
  /** Hours before the data were made. */
  readonly hoursAgo: number;
  readonly es: readonly [title: string, content: string];
  readonly en: readonly [title: string, content: string];
}

export const NOTICES: readonly NoticeText[] = [
  {
    id: 'N-games',
    hoursAgo: 3,
    es: [
      'Nuevas tragamonedas todas las semanas',
      'Ya son casi 10,000 tragamonedas de doce estudios. Búscalas por nombre, por proveedor o por tipo: rasca y gana, videopóker, jackpot, mesa y arcade.',
    ],
    en: [
      'New slots every week',
      'There are now nearly 10,000 slot games from twelve studios. Find them by name, by vendor or by kind: scratch cards, video poker, jackpot, table and arcade.',
    ],
  },
  {
    id: 'N-fair',
    hoursAgo: 20,
    es: [
      'Comprueba tú mismo cada jugada',
      'Antes de cada ronda ves la huella de la semilla del servidor y puedes elegir la tuya. Al rotarla publicamos la semilla completa para que verifiques cualquier resultado.',
    ],
    en: [
      'Check every round yourself',
      'Before each round you see the fingerprint of the server seed and may choose your own. When it is rotated we publish the whole seed, so that you can verify any result.',
    ],
  },
  {
    id: 'N-support',
    hoursAgo: 31,
    es: [
      'Atención a clientes las 24 horas',
      'Nuestro equipo responde por chat en español e inglés, todos los días del año. El tiempo medio de respuesta es menor a dos minutos.',
    ],
    en: [
      'Customer service around the clock',
      'Our team answers by chat in Spanish and English, every day of the year. The usual wait is under two minutes.',
    ],
  },
  {
    id: 'N-maintenance',
    hoursAgo: 44,
    es: [
      'Mantenimiento programado del martes',
      'El martes de 4:00 a 4:30 (hora del centro de México) actualizaremos los servidores. Las rondas abiertas se conservan y tu saldo no se ve afectado.',
    ],
    en: [
      'Scheduled maintenance on Tuesday',
      'On Tuesday from 4:00 to 4:30 (Mexico City time) we will update the servers. Open rounds are kept and your balance is not affected.',
    ],
  },
  {
    id: 'N-zalo',
    hoursAgo: 60,
    es: [
      'Nuestro canal de Zalo ya está abierto',
      'Únete al canal oficial y participa por recompensas de hasta 131K. Ahí anunciamos primero los torneos y los códigos de regalo.',
    ],
    en: [
      'Our Zalo channel is open',
      'Join the official channel for rewards of up to 131K. Tournaments and gift codes are announced there first.',
    ],
  },
  {
    id: 'N-limits',
    hoursAgo: 86,
    es: [
      'Juega a tu ritmo',
      'Los límites de depósito que eliges al registrarte se aplican a cada depósito, por día, semana y mes. Jugar debe ser siempre un entretenimiento.',
    ],
    en: [
      'Play at your own pace',
      'The deposit limits that you choose when you register apply to every deposit, by day, week and month. Playing should always be entertainment.',
    ],
  },
  {
    id: 'N-security',
    hoursAgo: 110,
    es: [
      'Nunca te pediremos tu contraseña',
      'Nadie de nuestro equipo te pedirá tu contraseña ni un código de verificación. Si recibes un mensaje así, repórtalo de inmediato.',
    ],
    en: [
      'We will never ask for your password',
      'Nobody on our team will ask for your password or a verification code. If you receive such a message, report it at once.',
    ],
  },
  {
    id: 'N-mobile',
    hoursAgo: 133,
    es: [
      'Tonalli en tu teléfono',
      'El sitio completo funciona en el navegador de tu teléfono. Agrégalo a la pantalla de inicio y entra con un toque.',
    ],
    en: [
      'Tonalli on your phone',
      "The whole site works in your phone's browser. Add it to the home screen and come in with one tap.",
    ],
  },
  {
    id: 'N-trial',
    hoursAgo: 170,
    es: [
      'Prueba gratis antes de apostar',
      'Siete de cada diez tragamonedas ofrecen prueba gratuita: busca el botón de prueba en la ficha del juego y juega con saldo de práctica.',
    ],
    en: [
      'Try for free before you bet',
      'Seven in ten slots offer a free trial: look for the trial button on the tile of the game and play with practice money.',
    ],
  },
  {
    id: 'N-agents',
    hoursAgo: 220,
    es: [
      'Programa de agentes',
      'Forma tu equipo, sigue su actividad día a día y recibe comisiones claras. Solicita tu código de afiliado a tu asesor.',
    ],
    en: [
      'The agent programme',
      'Build your team, follow its activity day by day and receive clear commissions. Ask your adviser for your affiliate code.',
    ],
  },
  {
    id: 'N-lobby',
    hoursAgo: 290,
    es: [
      'Un buscador que te entiende',
      'Escribe sin acentos, en español o en inglés, y aunque se te vaya una letra: encontramos el juego que tienes en mente.',
    ],
    en: [
      'A search that understands you',
      'Type without accents, in Spanish or in English, and even with a letter wrong: we find the game that you have in mind.',
    ],
  },
];

import { ZALO_CHANNEL_URL } from './banners';

export interface PopupText {
  readonly id: string;
  readonly execution: 'A' | 'B' | 'F';
  readonly es: readonly [title: string, html: string];
  readonly en: readonly [title: string, html: string];
}

const ZALO_LINK = `href="${ZALO_CHANNEL_URL}" rel="noopener noreferrer" target="_blank"`;

export const POPUPS: readonly PopupText[] = [
  {
    id: 'P-visitor',
    execution: 'B',
    es: [
      'Bienvenido a Tonalli',
      '<p><strong>Casi 10,000 tragamonedas</strong>, casino en vivo, pesca, cartas, deportes y loterías en un solo lugar.</p><ul><li>Regístrate en menos de un minuto.</li><li>Prueba gratis siete de cada diez tragamonedas.</li><li>Verifica tú mismo el resultado de cada ronda.</li></ul><p><a href="/register">Crear mi cuenta</a></p>',
    ],
    en: [
      'Welcome to Tonalli',
      '<p><strong>Nearly 10,000 slot games</strong>, live casino, fishing, cards, sports and lotteries in one place.</p><ul><li>Register in less than a minute.</li><li>Try seven in ten slots for free.</li><li>Verify the result of every round yourself.</li></ul><p><a href="/register">Create my account</a></p>',
    ],
  },
  {
    id: 'P-visitor-zalo',
    execution: 'B',
    es: [
      'Hasta 131K por unirte a Zalo',
      `<p>Sigue nuestro canal oficial y participa por recompensas de <strong>hasta 131K</strong>. Cada semana publicamos códigos que solo se comparten ahí.</p><p><a ${ZALO_LINK}>Ir al canal</a></p><p><small>Aplican términos y condiciones. Solo mayores de 18 años.</small></p>`,
    ],
    en: [
      'Up to 131K for joining on Zalo',
      `<p>Follow our official channel for rewards of <strong>up to 131K</strong>. Every week we publish codes that are shared nowhere else.</p><p><a ${ZALO_LINK}>Go to the channel</a></p><p><small>Terms and conditions apply. Adults over 18 only.</small></p>`,
    ],
  },
  {
    id: 'P-member-zalo',
    execution: 'A',
    es: [
      'Reclama tu recompensa de Zalo',
      `<p>¿Ya te uniste a nuestro canal de Zalo? Entra con el mismo número de tu cuenta y recibe recompensas de <strong>hasta 131K</strong>.</p><p><a ${ZALO_LINK}>Abrir el canal</a></p>`,
    ],
    en: [
      'Claim your Zalo reward',
      `<p>Have you joined our Zalo channel? Come in with the phone number of your account and receive rewards of <strong>up to 131K</strong>.</p><p><a ${ZALO_LINK}>Open the channel</a></p>`,
    ],
  },
  {
    id: 'P-member-week',
    execution: 'A',
    es: [
      'La semana en el lobby',
      '<p>Estrenamos títulos de aventura, lucha libre y mitología. Marca con el corazón los que más te gusten y los encontrarás en <a href="/favorite">tus favoritos</a>.</p>',
    ],
    en: [
      'This week in the lobby',
      '<p>There are new titles of adventure, lucha libre and mythology. Give a heart to those you like best and find them among <a href="/favorite">your favourites</a>.</p>',
    ],
  },
  {
    id: 'P-first',
    execution: 'F',
    es: [
      'Tu primera visita',
      '<p>Nos da gusto tenerte aquí. Tres consejos para empezar:</p><ol><li>Elige una contraseña que no uses en otro sitio.</li><li>Prueba gratis un juego antes de apostar.</li><li>Decide antes cuánto quieres gastar: jugar debe ser un entretenimiento.</li></ol>',
    ],
    en: [
      'Your first visit',
      '<p>It is good to have you here. Three tips to begin with:</p><ol><li>Choose a password that you use nowhere else.</li><li>Try a game for free before you bet.</li><li>Decide beforehand how much to spend: playing should be entertainment.</li></ol>',
    ],
  },
];

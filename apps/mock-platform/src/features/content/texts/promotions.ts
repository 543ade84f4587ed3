import { ZALO_CHANNEL_URL } from './banners';

export interface PromotionText {
  readonly id: string;
  readonly picture: string;
  readonly es: readonly [title: string, html: string];
  readonly en: readonly [title: string, html: string];
}

export const PROMOTIONS: readonly PromotionText[] = [
  {
    id: 'R-slots',
    picture: 'promo-slots',
    es: [
      'Casi 10,000 tragamonedas',
      '<p>El catálogo más amplio: <strong>casi 10,000 tragamonedas</strong> de doce estudios, con títulos nuevos cada semana y prueba gratuita en la mayoría.</p><p><a href="/rng">Ver todas</a></p>',
    ],
    en: [
      'Nearly 10,000 slot games',
      '<p>The widest choice: <strong>nearly 10,000 slot games</strong> from twelve studios, with new titles every week and a free trial in most of them.</p><p><a href="/rng">See them all</a></p>',
    ],
  },
  {
    id: 'R-zalo',
    picture: 'promo-zalo',
    es: [
      'Hasta 131K en Zalo',
      `<p>Únete a nuestro canal de Zalo y participa por recompensas de <strong>hasta 131K</strong>. Guarda la captura de tu suscripción y envíala por el chat de atención a clientes.</p><p><a href="${ZALO_CHANNEL_URL}" rel="noopener noreferrer" target="_blank">Ir al canal</a></p>`,
    ],
    en: [
      'Up to 131K on Zalo',
      `<p>Join our Zalo channel for rewards of <strong>up to 131K</strong>. Keep a picture of your subscription and send it through the customer service chat.</p><p><a href="${ZALO_CHANNEL_URL}" rel="noopener noreferrer" target="_blank">Go to the channel</a></p>`,
    ],
  },
  {
    id: 'R-trial',
    picture: 'promo-welcome',
    es: [
      'Prueba gratis, sin registrarte',
      '<p>Siete de cada diez tragamonedas se pueden probar con saldo de práctica. Elige un juego, toca el botón de prueba y descubre sus giros gratis antes de apostar.</p><p><a href="/rng">Elegir un juego</a></p>',
    ],
    en: [
      'Try for free, without an account',
      '<p>Seven in ten slots can be tried with practice money. Choose a game, press the trial button and discover its free spins before you bet.</p><p><a href="/rng">Choose a game</a></p>',
    ],
  },
];

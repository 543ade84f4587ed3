import type { BANNER_GROUPS, LinkType } from '@tonalli/contracts/content/wire';

export interface BannerText {
  readonly id: string;
  readonly group: (typeof BANNER_GROUPS)[number];
  readonly picture: string;
  readonly es: string;
  readonly en: string;
  readonly linkType: LinkType;
  readonly url: string;
}

export const ZALO_CHANNEL_URL = 'https://zalo.tonalli.example/canal';

/** Stands for the game that leads the hot ones when the data are made. */
export const MOST_PLAYED = 'most-played';

export const BANNERS: readonly BannerText[] = [
  {
    id: 'B-slots',
    group: 'w_home',
    picture: 'home-slots',
    es: 'Casi 10,000 tragamonedas te esperan',
    en: 'Nearly 10,000 slot games are waiting',
    linkType: 'INNER',
    url: '/rng',
  },
  {
    id: 'B-zalo',
    group: 'w_home',
    picture: 'home-zalo',
    es: 'Únete a nuestro canal de Zalo y gana hasta 131K',
    en: 'Join our Zalo channel and earn up to 131K',
    linkType: 'OUTER',
    url: ZALO_CHANNEL_URL,
  },
  {
    id: 'B-deposit',
    group: 'w_home',
    picture: 'home-deposit',
    es: 'Tu primer depósito vale el doble',
    en: 'Your first deposit counts twice',
    linkType: 'PROMOTION',
    url: 'first-deposit',
  },
  {
    id: 'B-game',
    group: 'w_home',
    picture: 'home-game',
    es: 'El juego más jugado de la semana',
    en: 'The most played game of the week',
    linkType: 'GAME',
    url: MOST_PLAYED,
  },
  {
    id: 'B-jackpot',
    group: 'w_home',
    picture: 'home-jackpot',
    es: 'El bote mayor crece cada segundo',
    en: 'The grand jackpot grows by the second',
    linkType: 'INNER',
    url: '/rng?classify=JACKPOT',
  },
  {
    id: 'B-welcome',
    group: 'w_home',
    picture: 'home-welcome',
    es: 'Abre tu cuenta y entra a jugar en un minuto',
    en: 'Open your account and play within a minute',
    linkType: 'INNER',
    url: '/register',
  },
  {
    id: 'B-menu',
    group: 'w_leftmenu',
    picture: 'leftmenu',
    es: 'Los favoritos de la semana',
    en: "This week's favourites",
    linkType: 'INNER',
    url: '/rng?filter=HOT',
  },
  {
    id: 'B-forget',
    group: 'w_forget',
    picture: 'forget',
    es: 'Recupera tu acceso de forma segura',
    en: 'Get back in, safely',
    linkType: 'NONE',
    url: '',
  },
  {
    id: 'B-register',
    group: 'w_reg',
    picture: 'register',
    es: 'Bienvenido a Tonalli: tu día de suerte empieza aquí',
    en: 'Welcome to Tonalli: your lucky day starts here',
    linkType: 'NONE',
    url: '',
  },
];

import type { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';

/** The operator's public face: names, mirrors, ways to reach a person. All of it is made up. */
export const MAIN_DOMAIN = 'tonalli.example';

export const MIRRORS = [
  { name: 'Tonalli', url: 'https://tonalli.example' },
  { name: 'Tonalli Norte', url: 'https://norte.tonalli.example' },
  { name: 'Tonalli Sur', url: 'https://sur.tonalli.example' },
] as const;

export const CUSTOMER_SERVICE: readonly {
  csType: (typeof CUSTOMER_SERVICE_TYPES)[number];
  url: string;
  title: string;
}[] = [
  { csType: 'LIVECHAT', url: 'https://ayuda.tonalli.example/chat', title: 'Chat' },
  { csType: 'TELEGRAM', url: 'https://telegram.tonalli.example/soporte', title: 'Telegram' },
  { csType: 'TELEGRAM2', url: 'https://telegram.tonalli.example/agentes', title: 'Telegram 2' },
  { csType: 'IG', url: 'https://instagram.tonalli.example', title: 'Instagram' },
  { csType: 'WHATSAPP', url: 'https://whatsapp.tonalli.example', title: 'WhatsApp' },
  { csType: 'TWITTER', url: 'https://x.tonalli.example', title: 'X' },
  { csType: 'FACEBOOK', url: 'https://facebook.tonalli.example', title: 'Facebook' },
  { csType: 'LINE', url: 'https://line.tonalli.example', title: 'LINE' },
];

const label = (labelNameEn: string, labelNameCn: string, url: string) => ({ labelNameEn, labelNameCn, url });

export const RESOURCES = {
  TERMS: label('Terms and conditions', '条款与条件', '/help'),
  PRIVACY: label('Privacy', '隐私政策', '/help'),
  RESPONSIBLE_GAMING: label('Responsible gaming', '负责任博彩', '/help'),
  ABOUT: label('About us', '关于我们', '/help'),
  APP: label('App download', '应用下载', '/mirrors'),
} as const;

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
  title: string;
}[] = [
  { csType: 'LIVECHAT', title: 'Chat' },
  { csType: 'TELEGRAM', title: 'Telegram' },
  { csType: 'TELEGRAM2', title: 'Telegram 2' },
  { csType: 'IG', title: 'Instagram' },
  { csType: 'WHATSAPP', title: 'WhatsApp' },
  { csType: 'TWITTER', title: 'X' },
  { csType: 'FACEBOOK', title: 'Facebook' },
  { csType: 'LINE', title: 'LINE' },
];

const label = (labelNameEn: string, labelNameCn: string, url: string) => ({ labelNameEn, labelNameCn, url });

export const RESOURCES = {
  TERMS: label('Terms and conditions', '条款与条件', '/help'),
  PRIVACY: label('Privacy', '隐私政策', '/help'),
  RESPONSIBLE_GAMING: label('Responsible gaming', '负责任博彩', '/help'),
  ABOUT: label('About us', '关于我们', '/help'),
  APP: label('App download', '应用下载', '/mirrors'),
} as const;

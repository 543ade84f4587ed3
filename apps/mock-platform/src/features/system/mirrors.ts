import type { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import { licencePath } from '../../art/paths';
import type { World } from '../../world/world';
import type { Mirror } from './contact-settings';
import { MIRROR_SITES } from './contact-settings';

/** The operator's public face: names, mirrors, ways to reach a person. All of it is made up. */
export const MAIN_DOMAIN = 'tonalli.example';

const MIRRORS: readonly Mirror[] = [
  { name: 'Tonalli', url: 'https://tonalli.example' },
  { name: 'Tonalli Norte', url: 'https://norte.tonalli.example' },
  { name: 'Tonalli Sur', url: 'https://sur.tonalli.example' },
];
/** The names by which a machine calls itself. */
const OWN_NAMES = ['localhost', '127.0.0.1'] as const;

/** Where the same site is found. One that runs on this machine is its own mirror by another name. */
export function mirrorsOf(world: World): Mirror[] {
  const given = world.settings.get(MIRROR_SITES);
  if (given.length > 0) return [...given];
  const web = URL.parse(world.platform.webUrl ?? '');
  const own = OWN_NAMES.find((name) => name === web?.hostname);
  if (!web || !own) return [...MIRRORS];
  const urls = [own, ...OWN_NAMES.filter((name) => name !== own)].map(
    (name) => `${web.protocol}//${name}${web.port && `:${web.port}`}`,
  );
  return urls.map((url, index) => ({ name: MIRRORS[index]?.name ?? url, url }));
}

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
  APP: label('App download', '应用下载', '/app'),
  /** The picture of the licence, below an image host. */
  LICENCE: label('Operating licence', '营业执照', licencePath('tonalli')),
  SOCIAL_FACEBOOK: label('Facebook', '脸书', 'https://social.tonalli.example/facebook'),
  SOCIAL_IG: label('Instagram', '照片墙', 'https://social.tonalli.example/instagram'),
  SOCIAL_TWITTER: label('X', 'X', 'https://social.tonalli.example/x'),
  SOCIAL_TELEGRAM: label('Telegram', '电报', 'https://social.tonalli.example/telegram'),
} as const;

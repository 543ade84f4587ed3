import type { WireLanguage } from '@tonalli/contracts/language';
import { sendEmail } from '../../mail/mailbox';
import { siteUrl } from '../../mail/site-url';
import type { World } from '../../world/world';

const TEXTS: Record<WireLanguage, { subject: string; text: (nickname: string, url: string) => string }> = {
  ES: {
    subject: 'Te damos la bienvenida a Tonalli',
    text: (nickname, url) =>
      `Hola, ${nickname}:\n\nTu cuenta está lista. Entra cuando quieras: ${url}\n\nSi no fuiste tú, avisa a atención a clientes.`,
  },
  EN: {
    subject: 'Welcome to Tonalli',
    text: (nickname, url) =>
      `Hello, ${nickname}:\n\nYour account is ready. Come in whenever you like: ${url}\n\nIf this was not you, tell customer service.`,
  },
};

interface Welcome {
  address: string;
  nickname: string;
  language: WireLanguage;
  /** The site that they registered on. */
  host: string;
}

export function sendWelcomeEmail(world: World, { address, nickname, language, host }: Welcome): void {
  const { subject, text } = TEXTS[language];
  sendEmail(world, { purpose: 'service', address, subject, text: text(nickname, `${siteUrl(world, host, '/')}`) });
}

import { screen, within } from '@testing-library/react';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { bootstrap } from './fake-gateway';
import { renderApp } from './render-app';

type Category = Bootstrap['categories'][number];
type Channel = Bootstrap['customerService'][number];
type RenderOptions = NonNullable<Parameters<typeof renderApp>[1]>;

export const category = (type: Category['type'], codes: readonly string[], opensList = false): Category => ({
  type,
  vendors: codes.map((code) => ({ code, name: `Casa ${code}`, icon: '/v.svg', opensList, gameCount: 2 })),
});

const channel = (type: Channel['type'], title: string): Channel => ({
  type,
  title,
  url: `https://help.example/${type}`,
});
/** One of every kind. */
export const CHANNELS: readonly Channel[] = [
  channel('LIVECHAT', 'Chat'),
  channel('TELEGRAM', 'Telegram'),
  channel('TELEGRAM2', 'Telegram 2'),
  channel('IG', 'Instagram'),
  channel('WHATSAPP', 'WhatsApp'),
  channel('TWITTER', 'X'),
  channel('FACEBOOK', 'Facebook'),
  channel('LINE', 'LINE'),
];

/** The app with a bootstrap that differs so from the usual one. */
export const renderShell = (
  changes: Partial<Bootstrap>,
  { path = '/', answers, ...options }: RenderOptions & { path?: string } = {},
) => renderApp(path, { ...options, answers: { 'system.bootstrap': { ...bootstrap, ...changes }, ...answers } });

type Rendered = Awaited<ReturnType<typeof renderApp>>;

/** Opens the menu as phones have it, which holds what the side menu holds. */
export async function openDrawer({ user }: Pick<Rendered, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /Abrir el menú|Open the menu/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Tonalli' });
  await within(drawer).findByRole('navigation', { name: /Menú lateral|Side menu/ });
  return within(drawer);
}

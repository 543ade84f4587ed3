import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { Permission } from '@tonalli/contracts/system/wire';
import { z } from 'zod';
import type { Services } from '../../trpc/context';

type Channel = Bootstrap['customerService'][number];

/** The only addresses that are opened for a visitor. */
const ChannelUrl = z.url({ protocol: /^https?$/ });

/** The channels with their paths opened. One whose path does not open is left out: a button without a place helps nobody. */
export async function openChannels(
  channels: Permission['info']['customerService'],
  { merchant, warn }: Pick<Services, 'merchant' | 'warn'>,
): Promise<Channel[]> {
  const opened = await Promise.all(
    channels.map(async ({ csType, title, path }): Promise<Channel | null> => {
      try {
        return { type: csType, title, url: ChannelUrl.parse(await openUnderSharedKey(merchant.key, path)) };
      } catch (error) {
        warn(error, `the path of customer-service channel ${csType} does not open`);
        return null;
      }
    }),
  );
  return opened.filter((channel) => channel !== null);
}

/** Only addresses that a browser may be led to. */
export const openMirrors = (routes: Permission['info']['domainRoute']): Bootstrap['mirrors'] =>
  routes.filter(({ url }) => ChannelUrl.safeParse(url).success);

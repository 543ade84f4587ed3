import { CUSTOMER_SERVICE_POPUP_PX } from '@tonalli/contracts/constants';
import type { Bootstrap } from '@tonalli/contracts/system/api';

type Channel = Bootstrap['customerService'][number];

/** The channel of the type that was asked for, the first one where that is missing; undefined where there is none (NAV-07). */
export const channelOf = (channels: readonly Channel[], type: Channel['type']): Channel | undefined =>
  channels.find((channel) => channel.type === type) ?? channels[0];

/** Opens a channel in its own small window; false when the browser blocked it. */
export function openCustomerService(url: string): boolean {
  const { width, height } = CUSTOMER_SERVICE_POPUP_PX;
  const left = Math.max(0, Math.round((window.screen.availWidth - width) / 2));
  const popup = window.open(url, 'customer-service', `popup,width=${width},height=${height},left=${left}`);
  return popup !== null;
}

import { CUSTOMER_SERVICE_POPUP_PX } from '@tonalli/contracts/constants';

/** Opens a channel in its own small window; false when the browser blocked it. */
export function openCustomerService(url: string): boolean {
  const { width, height } = CUSTOMER_SERVICE_POPUP_PX;
  const left = Math.max(0, Math.round((window.screen.availWidth - width) / 2));
  const popup = window.open(url, 'customer-service', `popup,width=${width},height=${height},left=${left}`);
  return popup !== null;
}

import type { DeviceView } from '@tonalli/contracts/account/api';
import { useTranslation } from 'react-i18next';

/** A device in words, such as "Chrome on Windows". */
export function useDeviceName(): (device: DeviceView) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) =>
    browser && system ? t('device.both', { browser, system }) : (browser ?? system ?? t('device.unknown'));
}

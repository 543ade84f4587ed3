import type { Place } from '@tonalli/contracts/account/place';
import { useTranslation } from 'react-i18next';

/** Where a login came from in words, such as "Ciudad de México, MX". */
export function usePlaceName(): (place: Place | undefined) => string {
  const { t } = useTranslation('account');
  return (place) => {
    if (!place) return t('place.unknown');
    return place.kind === 'local' ? t('place.local') : `${place.city}, ${place.country}`;
  };
}

import { ADDRESS_MONTHS, type IdentityAsks } from '@tonalli/contracts/identity-check/parts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** Everything that is asked, in the words of a list. */
export function useAsked({ photoIds, curp, address, selfie }: IdentityAsks): string[] {
  const { t } = useTranslation('identity-check');
  const language = useLanguage();
  const ids = new Intl.ListFormat(language, { type: 'disjunction' }).format(photoIds.map((id) => t(`asked.ids.${id}`)));
  return [
    t('asked.photoId', { ids }),
    ...(address ? [t('asked.address', { months: ADDRESS_MONTHS })] : []),
    ...(selfie ? [t('asked.selfie')] : []),
    ...(curp ? [t('asked.curp')] : []),
  ];
}

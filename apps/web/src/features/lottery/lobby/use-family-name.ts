import { useTranslation } from 'react-i18next';
import { isFamilyId } from '../../../components/lottery/family-texts';

/** What is played, in short: the texts of a family itself are fetched with its board only. */
export function useFamilyName(): (family: string) => string {
  const { t } = useTranslation('lottery');
  return (family) => (isFamilyId(family) ? t(`families.${family}`) : family);
}

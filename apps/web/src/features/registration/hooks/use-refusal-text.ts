import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { failureCode } from '../../../trpc/failure-code';

/** Why a registration, or its invitation code, was refused. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('registration');
  const failureText = useFailureText();
  return (error) => (failureCode(error) === 'AFFILIATE_CODE_INVALID' ? t('invitation_code_error') : failureText(error));
}

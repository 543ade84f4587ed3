import { useTranslation } from 'react-i18next';
import { useRuleText } from '../../../hooks/use-rule-text';
import type { FieldFailure } from '../../../trpc/platform-failure';

/** The words for a field's fault: of the login where it has its own, otherwise of the rule. */
export function useForgotText(): (fault: FieldFailure | undefined) => string | undefined {
  const { t } = useTranslation('session');
  const ruleText = useRuleText();
  return (fault) => {
    if (!fault) return undefined;
    if (fault.patternId === 'mobile' || fault.patternId === 'code') return t(`errors.${fault.patternId}`);
    return ruleText(fault);
  };
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleText } from '../../../hooks/use-rule-text';
import type { FieldFailure } from '../../../trpc/platform-failure';

/** The text of a field's fault: of the rule that it broke, or of what only a registration asks. */
export function useFaultText(): (fault: FieldFailure | undefined) => string | undefined {
  const { t } = useTranslation(['registration', 'errors']);
  const ruleText = useRuleText();
  return useCallback(
    (fault) => {
      if (!fault) return undefined;
      const { patternId, min = 0 } = fault;
      if (patternId === 'taken') return t('errors:USERNAME_TAKEN');
      if (patternId === 'limitOrder') return t('limits.order');
      if (patternId === 'amount') return t('limits.invalid');
      if (patternId === 'tooYoung') return t('error.ageTooYoung', { years: min });
      return ruleText(fault);
    },
    [t, ruleText],
  );
}

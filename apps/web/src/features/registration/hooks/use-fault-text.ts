import { RULE_MESSAGE_IDS } from '@tonalli/contracts/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterFault } from '../form-rules';

type RuleMessageId = (typeof RULE_MESSAGE_IDS)[number];

const KNOWN: ReadonlySet<string> = new Set(RULE_MESSAGE_IDS);
const isKnown = (id: string): id is RuleMessageId => KNOWN.has(id);

/** The text of a field's fault: by the rule's kind, with its bounds, equal bounds as one number (REG-02). */
export function useFaultText(): (fault: RegisterFault | undefined) => string | undefined {
  const { t } = useTranslation(['registration', 'errors']);
  return useCallback(
    (fault) => {
      if (!fault) return undefined;
      const { patternId, min = 0, max = 0 } = fault;
      if (patternId === 'taken') return t('errors:USERNAME_TAKEN');
      if (patternId === 'terms') return t('error.terms');
      if (patternId === 'age') return t('error.age', { years: min });
      if (patternId === 'tooYoung') return t('error.ageTooYoung', { years: min });
      const length = min === max ? t('length.exact', { count: min }) : t('length.range', { min, max });
      return t(`rule.${isKnown(patternId) ? patternId : 'any'}`, { length });
    },
    [t],
  );
}

import type { FieldRule } from '@tonalli/contracts/registration/api';
import { RULE_MESSAGE_IDS } from '@tonalli/contracts/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFailure } from '../trpc/platform-failure';

type RuleMessageId = (typeof RULE_MESSAGE_IDS)[number];

const KNOWN: ReadonlySet<string> = new Set(RULE_MESSAGE_IDS);
const isKnown = (id: string): id is RuleMessageId => KNOWN.has(id);

/** What a rule asks, to be said before it is broken. */
export const boundsOf = ({ patternId, minLength, maxLength }: FieldRule): FieldFailure => {
  return { patternId, min: minLength, max: maxLength };
};

/** The text of a rule that a field broke: by its kind, with its bounds, equal bounds as one number (REG-02). */
export function useRuleText(): (fault: FieldFailure) => string {
  const { t } = useTranslation('registration');
  return useCallback(
    ({ patternId, min = 0, max = 0 }) => {
      const length = min === max ? t('length.exact', { count: min }) : t('length.range', { min, max });
      return t(`rule.${isKnown(patternId) ? patternId : 'any'}`, { length });
    },
    [t],
  );
}

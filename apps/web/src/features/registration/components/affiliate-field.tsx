import { useTranslation } from 'react-i18next';
import { useAffiliate } from '../hooks/use-affiliate';
import { useRefusalText } from '../hooks/use-refusal-text';
import { RuleField, type RuleFieldProps } from './rule-field';

/** An invitation code; whose it is stands below once it was typed (REG-03). */
export function AffiliateField(props: RuleFieldProps) {
  const { t } = useTranslation('registration');
  const { check, name, error } = useAffiliate();
  const refusalText = useRefusalText();
  return (
    <RuleField
      {...props}
      error={props.error ?? (error ? refusalText(error) : undefined)}
      hint={name ? t('affiliateOf', { name }) : undefined}
      onBlur={() => check(props.value)}
    />
  );
}

import { newPasswordFault } from '@tonalli/contracts/new-password';
import type { FieldRule } from '@tonalli/contracts/registration/api';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useRuleText } from '../../hooks/use-rule-text';
import { passwordStrength, STRENGTHS, type Strength } from './estimate';

const FILLS = {
  weak: 'bg-danger',
  fair: 'bg-marigold',
  good: 'bg-jade',
  strong: 'bg-jade',
} as const satisfies Record<Strength, string>;

interface PasswordStrengthProps {
  password: string;
  username?: string | undefined;
  /** The operator's. */
  rule: FieldRule | undefined;
}

/**
 * How hard what is being typed would be to guess, as a bar and in words; spoken when the words change. What would be
 * refused has no strength, only the reason.
 */
export default function PasswordStrength({ password, username, rule }: PasswordStrengthProps) {
  const { t } = useTranslation('registration');
  const ruleText = useRuleText();
  const fault = newPasswordFault(rule, { password, username });
  const strength = fault ? 'weak' : passwordStrength(password, username);
  const reached = STRENGTHS.indexOf(strength);
  const words =
    fault?.patternId === 'common' ? ruleText(fault) : t(fault ? 'strength.refused' : `strength.${strength}`);
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {STRENGTHS.map((each, index) => (
          <span
            key={each}
            className={clsx('h-1.5 rounded-full transition-colors', index <= reached ? FILLS[strength] : 'bg-overlay')}
          />
        ))}
      </div>
      <p role="status" className="text-muted text-sm">
        {words}
      </p>
    </div>
  );
}

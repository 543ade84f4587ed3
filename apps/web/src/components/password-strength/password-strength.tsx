import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
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
}

/** How hard what is being typed would be to guess, as a bar and in words; spoken when the words change. */
export default function PasswordStrength({ password, username }: PasswordStrengthProps) {
  const { t } = useTranslation('registration');
  const strength = passwordStrength(password, username);
  const reached = STRENGTHS.indexOf(strength);
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
        {t(`strength.${strength}`)}
      </p>
    </div>
  );
}

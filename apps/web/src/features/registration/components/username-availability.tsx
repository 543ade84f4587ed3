import type { FieldRule } from '@tonalli/contracts/registration/api';
import { Chip } from '@tonalli/ui/chip/chip';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFreeUsername } from '../hooks/use-free-username';

interface UsernameAvailabilityProps {
  rule: FieldRule;
  typed: string;
  onChoose: (username: string) => void;
}

/** Below the user name while it is typed: whether it can be had, and others that can. Where it cannot be asked, the registration tells. */
export function UsernameAvailability({ rule, typed, onChoose }: UsernameAvailabilityProps) {
  const { t } = useTranslation('registration');
  const { username, answer, isUntold } = useFreeUsername(rule, typed);
  const isTaken = answer?.free === false;
  return (
    <>
      <p role="status" className="contents">
        {answer?.free ? (
          <span className="flex items-center gap-1.5 text-jade text-sm">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            {t('username.free', { username })}
          </span>
        ) : null}
        {isTaken ? <span className="text-marigold text-sm">{t('username.notFree', { username })}</span> : null}
        {isUntold ? <span className="text-muted text-sm">{t('username.untold')}</span> : null}
      </p>
      {isTaken ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('username.suggestions')}</legend>
          {answer.suggestions.map((suggestion) => (
            <Chip key={suggestion} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

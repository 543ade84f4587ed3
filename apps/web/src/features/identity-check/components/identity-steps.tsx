import type { IdentityState } from '@tonalli/contracts/identity-check/parts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const STEPS = ['documents', 'review', 'done'] as const;
/** How many steps are behind a member. */
const BEHIND: Record<IdentityState, number> = { NONE: 0, REJECTED: 0, EXPIRED: 0, PENDING: 1, APPROVED: 3 };

/** The way of a check: send, wait, done. */
export function IdentitySteps({ status }: { status: IdentityState }) {
  const { t } = useTranslation('identity-check');
  const behind = BEHIND[status];
  return (
    <ol aria-label={t('steps.label')} className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => {
        const isDone = index < behind;
        const isNow = index === behind;
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'flex flex-col gap-2 border-t-2 pt-2.5 text-sm',
              isDone ? 'border-jade text-text' : isNow ? 'border-marigold text-text' : 'border-line text-faint',
            )}
          >
            <span className="flex flex-col items-start gap-x-2 gap-y-1.5 font-semibold sm:flex-row sm:items-center">
              <span
                className={clsx(
                  'money grid size-6 shrink-0 place-items-center rounded-full text-xs',
                  isDone ? 'bg-jade-soft text-jade' : isNow ? 'bg-marigold text-on-marigold' : 'bg-overlay text-muted',
                )}
              >
                {isDone ? <Check aria-hidden="true" className="size-3.5" /> : index + 1}
              </span>
              {t(`steps.${step}`)}
              {isDone ? <span className="sr-only">{t('steps.behind')}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

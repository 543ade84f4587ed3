import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { IDENTITY_ITEMS, type IdentityState } from '@tonalli/contracts/identity-check/parts';
import { formatDate, formatDateTime } from '@tonalli/i18n/format';
import { Card } from '@tonalli/ui/card/card';
import { clsx } from 'clsx';
import { BadgeCheck, FileClock, FileWarning, Hourglass, IdCard, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { IdentitySteps } from './identity-steps';

const LOOKS: Record<IdentityState, { Icon: LucideIcon; colour: string }> = {
  NONE: { Icon: IdCard, colour: 'bg-marigold-soft text-marigold-bright' },
  PENDING: { Icon: Hourglass, colour: 'bg-info-soft text-info' },
  APPROVED: { Icon: BadgeCheck, colour: 'bg-jade-soft text-jade' },
  REJECTED: { Icon: FileWarning, colour: 'bg-danger-soft text-danger' },
  EXPIRED: { Icon: FileClock, colour: 'bg-marigold-soft text-marigold-bright' },
};

/** Where the check stands, what comes next, and what the reviewer said. */
export function IdentityStatus({ check }: { check: IdentityCheckView }) {
  const { t } = useTranslation('identity-check');
  const language = useLanguage();
  const id = useId();
  const { status, validUntil, submittedAt, note, requiredBefore } = check;
  const { Icon, colour } = LOOKS[status];
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex items-start gap-4">
        <span className={clsx('grid size-12 shrink-0 place-items-center rounded-full', colour)}>
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0" role="status">
          <h2 id={id} className="text-xl">
            {t(`status.${status}.title`)}
          </h2>
          <p className="max-w-prose text-muted">
            {t(`status.${status}.text`)}
            {status === 'NONE' && requiredBefore === 'nothing' ? ` ${t('status.optional')}` : null}
          </p>
          {status === 'PENDING' && submittedAt ? (
            <p className="mt-1 text-faint text-sm">
              {t('status.sentAt', { at: formatDateTime(submittedAt, language) })}
            </p>
          ) : null}
          {status === 'APPROVED' && validUntil ? (
            <p className="mt-1 text-faint text-sm">
              {t('status.until', { day: formatDate(`${validUntil}T12:00:00Z`, language) })}
            </p>
          ) : null}
        </div>
      </div>
      <Reasons check={check} />
      {note ? (
        <p className="rounded-md bg-ink-deep px-4 py-3 text-sm">
          <span className="block font-semibold text-faint text-xs">{t('note')}</span>
          <span className="whitespace-pre-line break-words">{note}</span>
        </p>
      ) : null}
      <IdentitySteps status={status} />
    </Card>
  );
}

function Reasons({ check: { faults } }: { check: IdentityCheckView }) {
  const { t } = useTranslation('identity-check');
  const found = IDENTITY_ITEMS.flatMap((item) => {
    const fault = faults[item];
    return fault ? [{ item, fault }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul aria-label={t('reasons')} className="flex flex-col gap-1.5 text-sm">
      {found.map(({ item, fault }) => (
        <li key={item} className="flex flex-wrap gap-x-2 rounded-md bg-danger-soft px-4 py-2.5">
          <span className="font-semibold">{t(`item.${item}`)}</span>
          <span>{t(`fault.${fault}`)}</span>
        </li>
      ))}
    </ul>
  );
}

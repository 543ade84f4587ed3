import { Badge } from '@tonalli/ui/badge/badge';
import { clsx } from 'clsx';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ProtectionProps {
  icon: LucideIcon;
  name: string;
  text: string;
  on: boolean;
  /** To be done; false where something else serves as well. */
  pending?: boolean;
  action?: ReactNode;
}

/** One line of what protects the account. */
export function Protection({ icon: Icon, name, text, on, pending = !on, action }: ProtectionProps) {
  const { t } = useTranslation('account');
  return (
    <li className="flex items-center gap-3.5 border-line px-5 py-3.5 not-first:border-t sm:px-6">
      <span
        className={clsx(
          'relative grid size-10 shrink-0 place-items-center rounded-full',
          on ? 'bg-jade-soft text-jade' : 'bg-overlay text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
        {on ? (
          <CircleCheck aria-hidden="true" className="absolute -end-1 -bottom-1 size-4.5 rounded-full bg-surface" />
        ) : null}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {on ? <span className="sr-only">{t('security.on')}</span> : null}
          {!on && pending ? <Badge tone="marigold">{t('security.off')}</Badge> : null}
        </p>
        <p className="break-words text-muted text-sm">{text}</p>
      </div>
      {action}
    </li>
  );
}

import { describeEffect } from '@tonalli/qa/fault-effects';
import type { StoredFault } from '@tonalli/qa/faults';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { ShieldCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** What goes wrong on purpose, and how often it has. */
export function FaultList({ faults }: { faults: readonly StoredFault[] }) {
  const { t } = useTranslation();
  const clear = useAction('clearFaults');
  return (
    <Section
      title={t('faults.active')}
      aside={
        <Button
          size="sm"
          variant="secondary"
          disabled={faults.length === 0}
          loading={clear.isPending}
          onClick={() => clear.mutate({})}
        >
          {t('faults.clear')}
        </Button>
      }
    >
      {faults.length === 0 ? <EmptyState icon={ShieldCheck}>{t('faults.none')}</EmptyState> : null}
      <ul className="-my-2 grid gap-x-8 lg:grid-cols-2">
        {faults.map((fault) => (
          <FaultRow key={fault.id} fault={fault} />
        ))}
      </ul>
      <CommandHint name="clearFaults" input={{}} />
    </Section>
  );
}

function FaultRow({ fault }: { fault: StoredFault }) {
  const { t, i18n } = useTranslation();
  const remove = useAction('removeFault');
  const { id, endpoint, effect, member, nth, count, probability, set, seen, fired } = fault;
  const limits = [
    member === undefined ? '' : t('faults.of', { member }),
    nth === undefined ? '' : t('faults.nth', { nth }),
    count === undefined ? '' : t('faults.atMost', { count }),
    probability === undefined
      ? ''
      : t('faults.chance', {
          percent: (probability * 100).toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
        }),
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-3 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <code className="break-all font-mono text-sm">{endpoint}</code>
          <Badge tone="danger">{describeEffect(effect)}</Badge>
          {set ? <Badge>{set}</Badge> : null}
        </p>
        {limits.length > 0 ? <p className="mt-0.5 text-muted text-sm">{limits.join(' · ')}</p> : null}
      </div>
      <p className="money whitespace-nowrap text-right text-sm">
        <span className={fired > 0 ? 'font-semibold text-danger' : 'text-faint'}>
          {t('faults.fired', { count: fired })}
        </span>
        <span className="block text-faint text-xs">{t('faults.seen', { count: seen })}</span>
      </p>
      <IconButton size="sm" label={t('faults.remove', { endpoint })} onClick={() => remove.mutate({ id })}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

import type { MemberProtection as Protection } from '@tonalli/qa/protection';
import { Badge } from '@tonalli/ui/badge/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import { LimitsTable } from './limits-table';
import { MemberFinances } from './member-finances';
import { MemberHarm } from './member-harm';
import { MemberRegister } from './member-register';

/** What protects somebody from playing more than they want. */
export function MemberProtection({ id }: { id: string }) {
  const { t } = useTranslation();
  const read = useControlQuery('showProtection', { memberId: id });
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 className="font-bold">{t('members.protection.title')}</h3>
      <QueryResult of={read} bone="h-24">
        {(protection) => (
          <>
            <LimitsTable protection={protection} />
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
              <Fact name={t('members.protection.changes')}>
                <Changes changes={protection.limits.changes} />
              </Fact>
              <Fact name={t('members.protection.break')}>
                <Break breaks={protection.breaks} />
              </Fact>
              <Fact name={t('members.protection.consents')}>
                <Consents consents={protection.consents} />
              </Fact>
            </dl>
            <CommandHint name="showProtection" input={{ memberId: id }} />
            <MemberFinances id={id} protection={protection} />
            <MemberRegister id={id} />
            <MemberHarm id={id} />
          </>
        )}
      </QueryResult>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Changes({ changes }: { changes: Protection['limits']['changes'] }) {
  const { t, i18n } = useTranslation();
  if (changes.length === 0) return t('members.protection.noChanges');
  return (
    <ul className="flex flex-col gap-1">
      {changes.map(({ changeId, kind, limits: { minutes, ...amounts }, confirmableFrom }) => (
        <li key={changeId}>
          {t(`members.protection.kind.${kind}`)}:{' '}
          {[...Object.values(amounts), ...(minutes === undefined ? [] : [`${minutes} min`])].join(' · ') ||
            t('members.protection.noLimit')}
          <span className="block text-faint text-xs">
            {t('members.protection.changeFrom', { at: showTime(confirmableFrom, i18n.language) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Break({ breaks: { current, return: way } }: { breaks: Protection['breaks'] }) {
  const { t, i18n } = useTranslation();
  if (!current) return t('members.protection.noBreak');
  const { kind, until } = current;
  const at = until === null ? null : showTime(until, i18n.language);
  return (
    <>
      <Badge tone="marigold">{t(`members.protection.breakKind.${kind}`)}</Badge>{' '}
      {at === null ? t('members.protection.noEnd') : t('members.protection.until', { at })}
      {way?.asked ? (
        <span className="block text-faint text-xs">
          {t('members.protection.returnFrom', { at: showTime(way.asked.mayConfirmFrom, i18n.language) })}
        </span>
      ) : null}
    </>
  );
}

function Consents({ consents: { isOptIn, states } }: { consents: Protection['consents'] }) {
  const { t } = useTranslation();
  const given = states.filter(({ isGiven }) => isGiven);
  const shown = given.map(
    ({ product, channel }) =>
      `${t(`members.protection.product.${product}`)} (${t(`members.protection.channel.${channel}`)})`,
  );
  const isAll = given.length === states.length;
  return (
    <>
      {isAll ? t('members.protection.allConsents') : shown.join(', ') || t('members.protection.noConsents')}
      <span className="block text-faint text-xs">{t(`members.protection.${isOptIn ? 'optIn' : 'optOut'}`)}</span>
    </>
  );
}

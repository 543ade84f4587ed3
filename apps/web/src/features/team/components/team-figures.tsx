import type { TeamOverview } from '@tonalli/contracts/team/api';
import { formatCount } from '@tonalli/i18n/format';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Stat } from '@tonalli/ui/stat/stat';
import { Activity, type LucideIcon, Network, UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

const PEOPLE = [
  ['members', Users],
  ['agents', Network],
  ['newMembers', UserPlus],
  ['activeMembers', Activity],
] as const satisfies readonly (readonly [keyof TeamOverview, LucideIcon])[];

const MONEY = [
  ['balance', 'balanceMinor'],
  ['stake', 'stakeMinor'],
  ['payout', 'payoutMinor'],
  ['net', 'netMinor'],
] as const satisfies readonly (readonly [string, keyof TeamOverview])[];

const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-4';

/** The downline in eight figures; without an answer yet, their places. */
export function TeamFigures({ team }: { team: TeamOverview | undefined }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const wait = <Skeleton className="h-8 w-20 max-w-full" />;
  return (
    <div className="flex flex-col gap-3">
      <section aria-label={t('overview.people')} className={GRID}>
        {PEOPLE.map(([name, Icon]) => (
          <Stat
            key={name}
            label={t(`stat.${name}`)}
            icon={<Icon aria-hidden="true" className="shrink-0 text-marigold max-sm:hidden" />}
            value={team ? formatCount(team[name], language) : wait}
          />
        ))}
      </section>
      <section aria-label={t('overview.money')} className={GRID}>
        {MONEY.map(([name, field]) => (
          <Stat
            key={name}
            label={t(`stat.${name}`)}
            className="max-[26rem]:col-span-2"
            value={
              team ? (
                <Money amountMinor={team[field]} language={language} tone={name === 'net' ? 'sign' : 'plain'} />
              ) : (
                wait
              )
            }
          />
        ))}
      </section>
    </div>
  );
}

import type { TeamOverview, TeamPeriod } from '@tonalli/contracts/team/api';
import { formatCount, formatDay } from '@tonalli/i18n/format';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Stat } from '@tonalli/ui/stat/stat';
import { Activity, type LucideIcon, Network, UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../components/figure-change';
import { Figures } from '../../../components/figures';
import { useLanguage } from '../../../hooks/use-language';

const PEOPLE = [
  ['members', Users],
  ['agents', Network],
  ['newMembers', UserPlus],
  ['activeMembers', Activity],
] as const satisfies readonly (readonly [keyof TeamOverview | keyof TeamPeriod, LucideIcon])[];

const MONEY = ['profit', 'stake', 'payout', 'deposit', 'withdrawal', 'bonus', 'commission'] as const;
/** More of these is better for the house. */
const GOOD: ReadonlySet<string> = new Set(['profit', 'stake', 'deposit', 'newMembers', 'activeMembers']);

/** The downline in figures, those of the period beside the period before; without an answer yet, their places. */
export function TeamFigures({ team }: { team: TeamOverview | undefined }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const write = (by: number) => `${by > 0 ? '+' : '−'}${formatCount(Math.abs(by), language)}`;
  const wait = <Skeleton className="h-8 w-20 max-w-full" />;
  const peopleOf = (name: (typeof PEOPLE)[number][0]) => {
    if (!team) return wait;
    if (name === 'members' || name === 'agents') return formatCount(team[name], language);
    const change = team.totals[name] - team.previous[name];
    return (
      <>
        <span className="block">{formatCount(team.totals[name], language)}</span>
        <span className="block font-normal font-sans">
          <FigureChange isGood changeMinor={change} write={write} />
        </span>
      </>
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <section aria-label={t('overview.people')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {PEOPLE.map(([name, Icon]) => (
          <Stat
            key={name}
            label={t(`stat.${name}`)}
            icon={<Icon aria-hidden="true" className="shrink-0 text-marigold max-sm:hidden" />}
            value={peopleOf(name)}
          />
        ))}
      </section>
      <Figures
        label={t('overview.money')}
        waiting={!team}
        figures={[
          ...MONEY.map((name) => {
            const nowMinor = team?.totals[`${name}Minor`] ?? 0;
            const change = nowMinor - (team?.previous[`${name}Minor`] ?? 0);
            return {
              id: name,
              name: t(`stat.${name}`),
              value: <Money amountMinor={nowMinor} language={language} tone={name === 'profit' ? 'sign' : 'plain'} />,
              beneath: <FigureChange isGood={GOOD.has(name)} changeMinor={change} />,
            };
          }),
          {
            id: 'bets',
            name: t('stat.bets'),
            value: formatCount(team?.totals.bets ?? 0, language),
            beneath: (
              <FigureChange isGood changeMinor={team ? team.totals.bets - team.previous.bets : 0} write={write} />
            ),
          },
          {
            id: 'balance',
            name: t('stat.balance'),
            value: <Money amountMinor={team?.balanceMinor ?? 0} language={language} />,
          },
        ]}
      />
      <p className="text-faint text-xs">
        {t('overview.sign')}{' '}
        {team
          ? t('overview.compared', {
              from: formatDay(team.previous.from, language),
              to: formatDay(team.previous.to, language),
            })
          : null}
      </p>
    </div>
  );
}

import type { TeamOverview } from '@tonalli/contracts/team/api';
import { useTranslation } from 'react-i18next';

type Levels = TeamOverview['levels'];

/** People at each depth, as bars and in words; the bars say nothing that the words do not. */
export function TeamLevels({ levels }: { levels: Levels }) {
  const { t } = useTranslation('team');
  const most = Math.max(1, ...levels.map(({ members, agents }) => members + agents));
  return (
    <section
      aria-labelledby="team-levels"
      className="flex flex-col gap-5 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6"
    >
      <div>
        <h2 id="team-levels" className="text-xl">
          {t('levels.title')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('levels.text')}</p>
      </div>
      <ol className="flex flex-col gap-4">
        {levels.map(({ depth, members, agents }) => (
          <li key={depth} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[5rem_minmax(0,1fr)_15rem] sm:items-center">
            <span className="font-semibold text-sm">{t('levels.level', { depth })}</span>
            <LevelBar members={members / most} agents={agents / most} />
            <span className="money flex flex-wrap gap-x-4 text-muted text-sm">
              <span className="inline-flex items-center gap-1.5">
                <span aria-hidden="true" className="size-2.5 rounded-full bg-marigold" />
                {t('levels.members', { count: members })}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <span aria-hidden="true" className="size-2.5 rounded-full bg-jade" />
                {t('levels.agents', { count: agents })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WIDTH = 1_000;

/** Both as shares of the fullest level. */
function LevelBar({ members, agents }: { members: number; agents: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3.5 w-full overflow-hidden rounded-full bg-ink-deep"
    >
      <rect width={members * WIDTH} height="16" className="fill-marigold" />
      <rect x={members * WIDTH} width={agents * WIDTH} height="16" className="fill-jade" />
    </svg>
  );
}

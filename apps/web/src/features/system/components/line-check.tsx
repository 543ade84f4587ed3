import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Progress } from '@tonalli/ui/progress/progress';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Mirror, useLineCheck } from '../hooks/use-line-check';
import { MirrorRow } from './mirror-row';

/** How far each mirror is from here, with the fastest marked (SYS-04). */
export function LineCheck({ mirrors }: { mirrors: readonly Mirror[] }) {
  const { t } = useTranslation('site');
  const { lines, taken, total, running, fastest, again } = useLineCheck(mirrors);
  if (mirrors.length === 0) {
    return (
      <Card>
        <EmptyState title={t('mirrors.empty')} illustration="search" />
      </Card>
    );
  }
  return (
    <Card flush className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
        <h2 className="text-xl">{t('mirrors.check')}</h2>
        <Button
          variant="secondary"
          size="sm"
          loading={running}
          onClick={again}
          iconStart={<RefreshCw aria-hidden="true" className="size-4" />}
        >
          {t('mirrors.again')}
        </Button>
      </div>
      <Progress
        label={t('mirrors.progress')}
        value={taken}
        max={total}
        valueText={t('mirrors.progressText', { done: taken, total })}
        className="h-1! rounded-none!"
      />
      <ul className="divide-y divide-line">
        {mirrors.map((mirror, index) => (
          <MirrorRow
            key={mirror.url}
            mirror={mirror}
            line={lines[index] ?? { state: 'measuring', taken: 0 }}
            isFastest={index === fastest}
          />
        ))}
      </ul>
      <Outcome mirrors={mirrors} lines={lines} running={running} fastest={fastest} />
    </Card>
  );
}

type OutcomeProps = Pick<ReturnType<typeof useLineCheck>, 'lines' | 'running' | 'fastest'> & {
  mirrors: readonly Mirror[];
};

/** Keeps its height while it has nothing to say yet. */
function Outcome({ mirrors, lines, running, fastest }: OutcomeProps) {
  const { t } = useTranslation('site');
  const line = fastest === null ? undefined : lines[fastest];
  const name = fastest === null ? undefined : mirrors[fastest]?.name;
  const reached = line?.state === 'reached' && name !== undefined;
  return (
    <div role="status" className="min-h-14 border-line border-t px-4 py-4 text-sm sm:px-5">
      {running ? <p className="text-muted">{t('mirrors.measuring')}</p> : null}
      {reached ? <p>{t('mirrors.result', { name, ms: line.milliseconds })}</p> : null}
      {running || reached ? null : <Alert tone="warning">{t('mirrors.none')}</Alert>}
    </div>
  );
}

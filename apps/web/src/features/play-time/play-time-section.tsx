import type { PlayTime } from '@tonalli/contracts/play-time/api';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { useFailureText } from '../../hooks/use-failure-text';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';

const MINUTE_MS = 60_000;
const ROWS = ['time', 'staked', 'paid', 'net'] as const;

/** Such as `1 h 02 min`, alike in both languages. */
function spanText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** How long the member has played and what came of it, and how often they are told so (RG-02). */
export function PlayTimeSection() {
  const { t } = useTranslation('play-time');
  const id = useId();
  const { data, error, isFetching, refetch } = trpc.playTime.read.useQuery();
  if (!data && error) {
    return <LoadFailure part title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Card id="time" role="region" aria-labelledby={id} flush className="scroll-mt-24">
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <h2 id={id} className="text-xl">
          {t('title')}
        </h2>
        <p className="text-muted text-sm">{t('text')}</p>
      </div>
      <Facts time={data} labelledBy={id} />
      {data && data.everyMin !== null && <Interval time={data} everyMin={data.everyMin} />}
    </Card>
  );
}

function Facts({ time, labelledBy }: { time: PlayTime | undefined; labelledBy: string }) {
  const { t } = useTranslation('play-time');
  const language = useLanguage();
  const money = (amountMinor: number) => formatAmount(amountMinor, { language });
  const columns = time && [{ ...time.period, playedMs: time.period.elapsedMs }, time.today];
  const textOf = { time: spanText, staked: money, paid: money, net: money };
  const cells = ({ playedMs, staked, paid }: { playedMs: number; staked: number; paid: number }) => ({
    ...{ time: playedMs, staked, paid, net: paid - staked },
  });
  return (
    <table aria-labelledby={labelledBy} className="w-full">
      <thead className="text-muted text-sm">
        <tr>
          <td className="px-5 py-3 sm:px-6" />
          {(['session', 'today'] as const).map((column) => (
            <th key={column} scope="col" className="px-5 py-3 text-end font-medium sm:px-6">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className="border-line border-t">
            <th scope="row" className="px-5 py-3.5 text-start font-normal text-muted sm:px-6">
              {t(row)}
            </th>
            {[0, 1].map((at) => {
              const column = columns?.[at];
              return (
                <td key={at} className="money px-5 py-3.5 text-end font-semibold sm:px-6">
                  {column ? textOf[row](cells(column)[row]) : <Skeleton className="ms-auto h-6 w-20" />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Interval({ time, everyMin }: { time: PlayTime; everyMin: number }) {
  const { t } = useTranslation('play-time');
  const failureText = useFailureText();
  const queries = trpc.useUtils();
  const choose = trpc.playTime.chooseInterval.useMutation({
    onSuccess: (now) => queries.playTime.read.setData(undefined, now),
  });
  const shown = choose.isPending ? choose.variables.everyMin : everyMin;
  return (
    <div className="flex flex-col gap-3 border-line border-t p-5 sm:p-6">
      <h3 className="font-semibold">{t('every')}</h3>
      <p className="text-muted text-sm">{t('everyText')}</p>
      <SegmentedControl
        label={t('every')}
        block
        value={String(shown)}
        options={time.choicesMin.map((minutes) => ({
          value: String(minutes),
          label: t('minutes', { minutes }),
        }))}
        onValueChange={(value) => choose.mutate({ everyMin: Number(value) })}
      />
      {choose.error && (
        <p role="alert" className="text-danger text-sm">
          {failureText(choose.error)}
        </p>
      )}
    </div>
  );
}

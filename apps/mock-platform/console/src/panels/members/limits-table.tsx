import type { MemberProtection } from '@tonalli/qa/protection';
import { useTranslation } from 'react-i18next';

type State = MemberProtection['limits']['states'][number];

interface Row {
  kind: State['kind'] | 'time';
  period: State['period'];
  limit: string | null;
  used: string;
  left: string | null;
}

const MINUTE_MS = 60_000;

/** Time in minutes, beside the amounts. */
function timeRow({ limits: { timeMinutes }, playedTodayMs }: MemberProtection): Row {
  const usedMinutes = Math.floor(playedTodayMs / MINUTE_MS);
  const shown = (minutes: number) => `${minutes} min`;
  return {
    ...{ kind: 'time', period: 'daily', used: shown(usedMinutes) },
    limit: timeMinutes === null ? null : shown(timeMinutes),
    left: timeMinutes === null ? null : shown(Math.max(0, timeMinutes - usedMinutes)),
  };
}

/** Every limit that there is, with what is used and left of it. */
export function LimitsTable({ protection }: { protection: MemberProtection }) {
  const { t } = useTranslation();
  const rows: Row[] = [...protection.limits.states, timeRow(protection)];
  return (
    <table className="w-full text-xs">
      <thead className="text-faint">
        <tr className="border-line border-b">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('members.protection.limit')}
          </th>
          {(['most', 'used', 'left'] as const).map((column) => (
            <th key={column} scope="col" className="py-1.5 ps-3 text-end font-medium">
              {t(`members.protection.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, period, limit, used, left }) => (
          <tr key={`${kind}.${period}`} className="border-line border-b last:border-0">
            <th scope="row" className="py-1.5 text-start font-normal">
              {t(`members.protection.kind.${kind}`)}{' '}
              <span className="text-faint">{t(`members.protection.period.${period}`)}</span>
            </th>
            {[limit, period === 'each' ? null : used, left].map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
              <td key={index} className="money whitespace-nowrap py-1.5 ps-3 text-end">
                {value ?? <span className="text-faint">—</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { AnswerOf } from '@tonalli/qa/control-command';
import type { JOURNAL_COMMANDS } from '@tonalli/qa/journal';
import { clsx } from 'clsx';
import { Coins, Rows3, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ZONE } from '../../components/zone';
import { CodeBadge } from './code-badge';

export type Line = AnswerOf<typeof JOURNAL_COMMANDS.listJournal>[number];

const DOTS = { call: 'bg-info', job: 'bg-marigold', command: 'bg-line-strong' } as const;
const CLOCK = new Intl.DateTimeFormat('es-MX', { timeStyle: 'medium', hourCycle: 'h23', timeZone: ZONE });

interface JournalRowProps {
  line: Line;
  /** How often it ran in a row. */
  runs: number;
  chosen: boolean;
  onChoose: () => void;
}

/** One entry in a line. */
export function JournalRow({ line, runs, chosen, onChoose }: JournalRowProps) {
  const { t, i18n } = useTranslation();
  const { seq, kind, name, at, member, code, milliseconds, faults, postings, rows, repeats } = line;
  return (
    <li>
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={onChoose}
        className={clsx(
          'grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-2 text-left hover:bg-raised focus-visible:-outline-offset-2',
          chosen && 'bg-marigold-soft hover:bg-marigold-soft',
        )}
      >
        <span className={clsx('size-2 rounded-full', DOTS[kind])}>
          <span className="sr-only">{t(`journal.kind.${kind}`)}</span>
        </span>
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <code className="truncate font-mono text-sm">{name}</code>
            {runs > 1 ? <span className="money text-faint text-xs">×{runs}</span> : null}
            {repeats === null ? null : <span className="text-danger text-xs">{t('journal.again')}</span>}
          </span>
          <span className="money flex flex-wrap items-center gap-x-2.5 text-muted text-xs">
            <span>#{seq}</span>
            <span>{CLOCK.format(new Date(at))}</span>
            {member ? <span className="truncate">{member.username}</span> : null}
            <Mark icon={Coins} count={postings} label={t('journal.postings', { count: postings })} />
            <Mark icon={Rows3} count={rows ?? 0} label={t('journal.rows', { count: rows ?? 0 })} />
            <Mark icon={TriangleAlert} count={faults.length} label={faults.join(', ')} loud />
          </span>
        </span>
        <span className="flex flex-col items-end gap-0.5">
          <CodeBadge code={code} />
          <span className="money text-faint text-xs">
            {milliseconds.toLocaleString(i18n.language, { maximumFractionDigits: 1 })} ms
          </span>
        </span>
      </button>
    </li>
  );
}

interface MarkProps {
  icon: typeof Coins;
  count: number;
  label: string;
  loud?: boolean;
}

function Mark({ icon: Icon, count, label, loud = false }: MarkProps) {
  if (count === 0) return null;
  return (
    <span title={label} className={clsx('inline-flex items-center gap-1', loud && 'text-danger')}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { formatDate, formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Money } from '@tonalli/ui/money/money';
import { ChevronRight, Info } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { DownlineEntry } from '../hooks/use-downline';

const ROW_PX = 76;

interface DownlineTreeProps {
  rows: readonly DownlineEntry[];
  totalRows: number;
  /** Asked for more as the end comes into sight. */
  onEnd: () => void;
  onEnter: (memberId: string) => void;
  /** Undefined: this is the top. */
  onLeave: (() => void) | undefined;
  onDetails: (row: DownlineEntry) => void;
}

/** One level of the tree; only the rows in sight are in the page. Arrows go up and down, into somebody's line and out of it. */
export function DownlineTree({ rows, totalRows, onEnd, onEnter, onLeave, onDetails }: DownlineTreeProps) {
  const { t } = useTranslation('downlines');
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [active, setActive] = useState(0);
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect();
    if (rect) setTop(rect.top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 6,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - 20) onEnd();
  }, [last, rows.length, onEnd]);

  const focus = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  const press = (event: KeyboardEvent, index: number) => {
    const row = rows[index];
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(index + 1),
      ArrowUp: () => focus(index - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      ArrowRight: () => row && row.children > 0 && onEnter(row.memberId),
      ArrowLeft: () => onLeave?.(),
      Enter: () => row && onDetails(row),
    };
    const move = event.target === event.currentTarget ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <div
      ref={box}
      role="tree"
      aria-label={t('tree.label')}
      className="relative w-full rounded-xl bg-surface ring-1 ring-line ring-inset"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => {
        const row = rows[index];
        return row ? (
          <div
            key={key}
            role="treeitem"
            aria-level={row.level}
            aria-setsize={totalRows}
            aria-posinset={index + 1}
            aria-expanded={row.children > 0 ? false : undefined}
            aria-label={row.name}
            data-index={index}
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => press(event, index)}
            className="absolute inset-x-0 top-0 flex items-center gap-2 border-line border-b px-3 focus-visible:z-1 sm:px-4"
            style={{ height: ROW_PX, transform: `translateY(${start - top}px)` }}
          >
            <Person row={row} />
            <IconButton label={t('row.details', { name: row.name })} onClick={() => onDetails(row)}>
              <Info aria-hidden="true" />
            </IconButton>
            {row.children > 0 ? (
              <IconButton label={t('row.open', { name: row.name })} onClick={() => onEnter(row.memberId)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            ) : (
              <span className="size-11 shrink-0" />
            )}
          </div>
        ) : null;
      })}
    </div>
  );
}

function Person({ row }: { row: DownlineEntry }) {
  const { t } = useTranslation('downlines');
  const language = useLanguage();
  const { name, kind, status, joinedAt, lastLoginAt, balanceMinor, below } = row;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-semibold">{name}</span>
          <Badge tone={kind === 'agent' ? 'marigold' : 'neutral'}>{t(`kind.${kind}`)}</Badge>
          {status === 'suspended' ? <Badge tone="danger">{t('row.suspended')}</Badge> : null}
        </p>
        <p className="truncate text-muted text-xs">
          {t('row.joined', { date: formatDate(joinedAt, language) })}
          {' · '}
          {lastLoginAt === null ? t('row.never') : t('row.lastLogin', { date: formatDateTime(lastLoginAt, language) })}
        </p>
      </div>
      <div className="shrink-0 text-end text-sm">
        {balanceMinor === null ? null : (
          <Money amountMinor={balanceMinor} language={language} className="font-semibold" />
        )}
        {below > 0 ? <p className="text-muted text-xs">{t('row.below', { count: below })}</p> : null}
      </div>
    </div>
  );
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeRow } from '../tree-rows';
import { NoteRowContent, PersonRowContent, type TreeActions } from './tree-row';

const ROW_PX = 76;
/** Each level further down stands so much further in, up to a depth at which a phone would have no room left. */
const INDENT_REM = 1.25;
const DEEPEST_INDENT = 4;

interface DownlineTreeProps {
  rows: readonly TreeRow[];
  /** Asked for more as the end comes into sight. */
  onEnd: () => void;
  /** Undefined: this is the top. */
  onLeave: (() => void) | undefined;
  actions: TreeActions;
}

/** A tree of which only the rows in sight are in the page. Arrows go up and down, open a line in place and close it. */
export function DownlineTree({ rows, onEnd, onLeave, actions }: DownlineTreeProps) {
  const { t } = useTranslation('downlines');
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect();
    if (rect) setTop(rect.top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - 20) onEnd();
  }, [last, rows.length, onEnd]);

  const { active, setActive, focus } = useRowFocus({ box, rows: rows.length, scrollTo: virtualizer.scrollToIndex });
  const press = (event: KeyboardEvent, index: number) => {
    const row = rows[index];
    if (!row || event.target !== event.currentTarget) return;
    const move = movesOf({ row, index, last: rows.length - 1, focus, onLeave, actions })[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const first = rows[0]?.level ?? 1;
  const gutter = rows.some((row) => row.kind === 'person' && row.person.children > 0);
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
        if (!row) return null;
        const isActive = index === active;
        return (
          <div
            key={key}
            role="treeitem"
            aria-level={row.level}
            {...labelsOf(row)}
            {...(row.kind === 'person' ? {} : { 'aria-label': t(`row.note.${row.kind}`, { name: row.of.name }) })}
            data-index={index}
            tabIndex={isActive ? 0 : -1}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => press(event, index)}
            className="absolute inset-x-0 top-0 flex items-center gap-1 -outline-offset-2 border-line border-b px-3 focus-visible:z-1 sm:gap-2 sm:px-4"
            style={{
              height: ROW_PX,
              transform: `translateY(${start - top}px)`,
              paddingInlineStart: `${0.75 + Math.min(row.level - first, DEEPEST_INDENT) * INDENT_REM}rem`,
            }}
          >
            {row.kind === 'person' ? (
              <PersonRowContent row={row} isActive={isActive} actions={actions} gutter={gutter} />
            ) : (
              <NoteRowContent row={row} isActive={isActive} actions={actions} />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface RowFocusProps {
  box: RefObject<HTMLElement | null>;
  rows: number;
  scrollTo: (index: number) => void;
}

/** The one row that the tab key reaches, and the way from it to others. */
function useRowFocus({ box, rows, scrollTo }: RowFocusProps) {
  const [active, setActive] = useState(0);
  // A row that is far away is drawn only after the page has scrolled there.
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(rows - 1, index));
    wanted.current = next;
    setActive(next);
    scrollTo(next);
  };
  return { active: Math.min(active, rows - 1), setActive, focus };
}

function labelsOf(row: TreeRow) {
  if (row.kind !== 'person') return {};
  const { person, position, size, isOpen } = row;
  return {
    'aria-label': person.name,
    'aria-posinset': position,
    'aria-setsize': size,
    ...(person.children > 0 ? { 'aria-expanded': isOpen } : {}),
  };
}

interface Moves extends Pick<DownlineTreeProps, 'onLeave' | 'actions'> {
  row: TreeRow;
  index: number;
  last: number;
  focus: (index: number) => void;
}

/** What each key does on a row, as trees have it. */
function movesOf({ row, index, last, focus, onLeave, actions }: Moves): Record<string, () => void> {
  const up = () => (row.parent === null ? onLeave?.() : focus(row.parent));
  const moves = {
    ArrowDown: () => focus(index + 1),
    ArrowUp: () => focus(index - 1),
    Home: () => focus(0),
    End: () => focus(last),
    ArrowLeft: up,
  };
  if (row.kind !== 'person') {
    const act = { more: actions.onEnter, failed: actions.onRetry, waiting: null, none: null }[row.kind];
    return act ? { ...moves, Enter: () => act(row.of.memberId) } : moves;
  }
  const { person, isOpen } = row;
  const toggle = () => actions.onToggle(person.memberId);
  return {
    ...moves,
    ...(person.children > 0 ? { ArrowRight: isOpen ? () => focus(index + 1) : toggle, ' ': toggle } : {}),
    ...(isOpen ? { ArrowLeft: toggle } : {}),
    Enter: () => actions.onDetails(person),
  };
}

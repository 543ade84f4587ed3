import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { CountBadge } from '../count-badge/count-badge';
import { useEdgeFades } from './use-edge-fades';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** A figure beside the label; none when zero or left out. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** TabPanel elements. */
  children?: ReactNode;
  className?: string | undefined;
}

function intoView(event: FocusEvent<HTMLElement>) {
  event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls sideways with faded edges when the tabs outgrow the row; the arrow keys move. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, children, className } = props;
  const row = useRef<HTMLDivElement>(null);
  const fades = useEdgeFades(row);
  const chosen = items.findIndex((item) => item.value === value);
  // Sideways only: what the address chose is in sight without the page moving.
  useEffect(() => {
    const tab = row.current?.children[chosen];
    if (!row.current || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    row.current.scrollLeft += left - row.current.getBoundingClientRect().left - (row.current.clientWidth - width) / 2;
  }, [chosen]);
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) onValueChange(item.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose} className={className}>
      <div className="border-line border-b">
        <Primitive.List
          ref={row}
          aria-label={label}
          className={clsx(
            'no-scrollbar -mb-px flex gap-1 overflow-x-auto',
            fades.start && fades.end && 'mask-x-from-[calc(100%-2.5rem)]',
            fades.start && !fades.end && 'mask-l-from-[calc(100%-2.5rem)]',
            !fades.start && fades.end && 'mask-r-from-[calc(100%-2.5rem)]',
          )}
        >
          {items.map((item) => (
            <Primitive.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              onFocus={intoView}
              className="inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-t-sm border-transparent border-b-2 px-4 font-semibold max-sm:px-3 text-muted text-sm transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-marigold data-[state=active]:text-text [&_svg]:size-4.5"
            >
              {item.icon}
              {item.label}
              {item.count ? <CountBadge count={item.count} max={9_999} tone="quiet" /> : null}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
      </div>
      {children}
    </Primitive.Root>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Primitive.Content value={value} className={clsx('pt-5 focus-visible:outline-offset-4', className)}>
      {children}
    </Primitive.Content>
  );
}

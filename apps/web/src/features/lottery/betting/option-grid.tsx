import type { BoardRow } from '@tonalli/lottery/play';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { stepInGrid } from '../../../app/shell/step-in-grid';

interface OptionGridProps {
  row: BoardRow;
  /** What names the row. */
  labelledBy: string;
  chosen: readonly string[];
  onPress: (option: string) => void;
  nameOf: (option: string) => string;
  /** What stands below an option, such as its odds. */
  noteOf?: (option: string) => string | null;
}

/** Ten digits stand in two even lines where one has no room for them, and four words in one. */
function columnsFor(names: readonly string[], withNotes: boolean): string {
  const longest = Math.max(...names.map(({ length }) => length));
  if (longest > SHORT || withNotes) {
    if (names.length > FEW || longest > WORD) return 'grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]';
    return 'grid-cols-4 sm:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]';
  }
  const fluid = 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]';
  return names.length <= TEN ? 'grid-cols-5 sm:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]' : fluid;
}
const SHORT = 3;
const WORD = 9;
const FEW = 4;
const TEN = 10;

const OPTION =
  'money flex min-h-11 min-w-11 select-none flex-col items-center justify-center rounded-md bg-raised px-2 font-bold text-text leading-tight ring-1 ring-line ring-inset transition-colors duration-100 hover:bg-overlay hover:ring-line-strong aria-pressed:bg-marigold aria-pressed:text-on-marigold aria-pressed:ring-marigold';

/** Options of a row to press; one of them takes the focus, and the arrows move it. */
export function OptionGrid({ row, labelledBy, chosen, onPress, nameOf, noteOf }: OptionGridProps) {
  const { options } = row;
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const names = options.map(nameOf);
  const isWordy = names.some(({ length }) => length > SHORT) || noteOf !== undefined;
  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const next = stepInGrid({ key: event.key, at, tops: buttons.map(({ offsetTop }) => offsetTop) });
    if (next === -1 || event.altKey) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      ref={grid}
      role="group"
      aria-labelledby={labelledBy}
      onKeyDown={move}
      className={clsx('grid gap-1.5', columnsFor(names, noteOf !== undefined))}
    >
      {options.map((option, index) => (
        <button
          key={option}
          type="button"
          tabIndex={index === Math.min(at, options.length - 1) ? 0 : -1}
          aria-pressed={chosen.includes(option)}
          onFocus={() => setAt(index)}
          onClick={() => onPress(option)}
          className={OPTION}
        >
          <span className={clsx(isWordy && 'text-sm')}>{names[index]}</span>
          <OptionNote note={noteOf?.(option)} />
        </button>
      ))}
    </div>
  );
}

function OptionNote({ note }: { note: string | null | undefined }) {
  return note ? <span className="font-medium text-2xs opacity-85">{note}</span> : null;
}

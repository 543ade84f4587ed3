import { Chip } from '@tonalli/ui/chip/chip';
import type { ReactNode } from 'react';

interface FilterChipsProps<Value extends string> {
  label: string;
  /** Stands for no filter. */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onValueChange: (value: Value | undefined) => void;
  /** Chips of another kind, before these. */
  children?: ReactNode;
}

/** One of a few, or all; the row scrolls sideways on phones. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, all, options, value, onValueChange, children } = props;
  return (
    <fieldset className="no-scrollbar -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{label}</legend>
      {children}
      <Chip pressed={value === undefined} onClick={() => onValueChange(undefined)}>
        {all}
      </Chip>
      {options.map((option) => (
        <Chip key={option.value} pressed={value === option.value} onClick={() => onValueChange(option.value)}>
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}

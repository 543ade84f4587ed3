import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  value: Value;
  onValueChange: (value: Value) => void;
  size?: 'sm' | 'md' | undefined;
  /** Equal shares of the whole width. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few, all in sight. Radio buttons underneath, so the arrow keys choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange, size = 'md', block = false, className } = props;
  const name = useId();
  return (
    <fieldset
      className={clsx(
        'no-scrollbar max-w-full overflow-x-auto rounded-md bg-ink-deep p-1 ring-1 ring-line ring-inset',
        block ? 'grid auto-cols-fr grid-flow-col' : 'flex w-fit',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative flex cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-3.5 max-[22rem]:px-2.5 font-semibold text-muted text-sm transition-colors duration-150 hover:text-text',
            'has-checked:bg-marigold has-checked:text-on-marigold has-focus-visible:outline-2 has-focus-visible:outline-marigold-bright has-focus-visible:outline-offset-1 has-disabled:cursor-not-allowed has-disabled:opacity-50',
            size === 'sm' ? 'min-h-8' : 'min-h-9.5',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  /** Names the group. */
  label: ReactNode;
  labelHidden?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  error?: ReactNode;
  /** Cards in columns: for banks, channels, bonuses; stack: cards one below the other, for a few long answers. */
  looks?: 'list' | 'cards' | 'stack' | undefined;
  className?: string | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, options, value, onValueChange, error, looks = 'list', className } = props;
  const id = useId();
  return (
    <fieldset
      className={className}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-2 font-medium text-sm'}>{label}</legend>
      <div
        className={clsx(
          looks === 'cards' && 'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-3',
          looks === 'stack' && 'flex flex-col gap-2',
          looks === 'list' && 'flex flex-col gap-1',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex cursor-pointer items-start gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-50',
              looks !== 'list'
                ? 'rounded-md bg-raised p-3.5 ring-1 ring-line ring-inset hover:ring-line-strong has-checked:bg-marigold-soft has-checked:ring-2 has-checked:ring-marigold'
                : 'py-1.5',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full bg-ink-deep ring-1 ring-line-strong ring-inset checked:ring-[5px] checked:ring-marigold checked:bg-on-marigold"
            />
            <span className="min-w-0">
              <span className="block">{option.label}</span>
              {option.hint ? <span className="block text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

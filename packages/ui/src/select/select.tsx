import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { CONTROL_FOCUS_WITHIN, CONTROL_FRAME, CONTROL_TEXT } from '../text-input/control-classes';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** First, empty choice: "Elige un banco". */
  placeholder?: string | undefined;
  size?: never;
}

/**
 * The browser's own select everywhere: the best list on phones, keys and screen readers for nothing, and
 * where the browser can (`appearance: base-select`), theme.css dresses its list too.
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wiring = useFieldControl();
  return (
    <span className={clsx('relative flex min-h-11 items-center', CONTROL_FRAME, CONTROL_FOCUS_WITHIN, className)}>
      <select
        {...wiring}
        {...rest}
        className={clsx(
          'min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent ps-3.5 pe-10 outline-none disabled:cursor-not-allowed',
          CONTROL_TEXT,
        )}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3.5 size-5 text-muted" />
    </span>
  );
}

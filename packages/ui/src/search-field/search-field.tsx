import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { TextInput } from '../text-input/text-input';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Spoken name. */
  label: string;
  clearLabel: string;
  value: string;
  /** At every key; waiting for the end of typing is the app's part. */
  onValueChange: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onValueChange, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.stopPropagation();
          onValueChange('');
        }
        rest.onKeyDown?.(event);
      }}
      startSlot={<Search aria-hidden="true" />}
      endSlot={
        value ? (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
            className="-me-2 inline-flex size-8 items-center justify-center rounded-full hover:bg-overlay hover:text-text"
          >
            <X aria-hidden="true" />
          </button>
        ) : undefined
      }
    />
  );
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
}

/** On or off at once; a choice that waits for "save" is a checkbox. */
export function Switch({ label, labelHidden = false, className, ...rest }: SwitchProps) {
  return (
    <label
      className={clsx(
        'inline-flex cursor-pointer items-center justify-between gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <span className={labelHidden ? 'sr-only' : 'text-sm'}>{label}</span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states its own checkedness
          role="switch"
          className="peer size-full cursor-[inherit] appearance-none rounded-full bg-ink-deep ring-1 ring-line-strong ring-inset transition-colors duration-150 checked:bg-marigold checked:ring-marigold"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-muted transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-marigold"
        />
      </span>
    </label>
  );
}

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A native checkbox with its label; `ref` and `register()` go to the input. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label className="group flex cursor-pointer items-start gap-3 py-1 text-sm has-disabled:cursor-not-allowed has-disabled:text-faint">
        <span className="relative inline-flex size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer size-full cursor-[inherit] appearance-none rounded-xs bg-ink-deep ring-1 ring-line-strong ring-inset checked:bg-marigold checked:ring-marigold hover:ring-muted disabled:opacity-50 aria-invalid:ring-danger"
          />
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto size-3.5 fill-none stroke-3 stroke-on-marigold opacity-0 peer-checked:opacity-100"
          >
            <path d="m3 8.5 3.2 3.2L13 4.8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <span>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} role="alert" className="ps-8 text-danger text-sm">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="ps-8 text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context';

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Stands right of the label, such as a "forgot password" link. */
  aside?: ReactNode;
  className?: string | undefined;
  /** One control: TextInput, Select, ... It wires itself to label, hint and error. */
  children: ReactNode;
}

export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  disabled = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', labelHidden && !aside && 'sr-only')}>
        <label
          id={labelId}
          htmlFor={id}
          className={clsx('font-medium text-sm text-text', labelHidden && 'sr-only', disabled && 'text-faint')}
        >
          {label}
          {required ? (
            <span aria-hidden="true" className="ms-0.5 text-marigold">
              *
            </span>
          ) : null}
        </label>
        {aside ? <span className="text-sm">{aside}</span> : null}
      </div>
      <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error), required, disabled }}>
        {children}
      </FieldContext>
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

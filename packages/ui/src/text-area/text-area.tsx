import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field-context';
import { CONTROL_FOCUS_WITHIN, CONTROL_FRAME, CONTROL_TEXT } from '../text-input/control-classes';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** How much of the text is used, as the app counts it; `words` is what screen readers are told. */
  count?: { used: number; max: number; words: string } | undefined;
}

/** A text of several lines, which grows with what is typed. */
export function TextArea({ count, className, rows = 4, ...rest }: TextAreaProps) {
  const wiring = useFieldControl();
  return (
    <div className={clsx('flex flex-col', CONTROL_FRAME, CONTROL_FOCUS_WITHIN, className)}>
      <textarea
        {...wiring}
        {...rest}
        rows={rows}
        className={clsx(
          'field-sizing-content max-h-80 min-h-24 w-full min-w-0 resize-y bg-transparent px-3.5 py-2.5 outline-none',
          CONTROL_TEXT,
        )}
      />
      {count ? (
        <span
          className={clsx('money self-end px-3.5 pb-2 text-sm', count.used > count.max ? 'text-danger' : 'text-faint')}
        >
          <span aria-hidden="true">
            {count.used}/{count.max}
          </span>
          <span className="sr-only">{count.words}</span>
        </span>
      ) : null}
    </div>
  );
}

import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type InputEvent, type ReactNode, useState } from 'react';
import { useFieldControl } from '../field/field-context';
import { CONTROL_FOCUS_WITHIN, CONTROL_FRAME, CONTROL_TEXT } from './control-classes';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Icon or text before the value, inside the frame. */
  startSlot?: ReactNode;
  /** Icon, text or button after the value, inside the frame. */
  endSlot?: ReactNode;
  /** For type="password": the names of the button that shows and hides what was typed. */
  reveal?: { show: string; hide: string } | undefined;
  /** With maxLength: shows "12/140"; the function words it for screen readers. */
  counter?: ((used: number, max: number) => string) | undefined;
}

export function TextInput({
  startSlot,
  endSlot,
  reveal,
  counter,
  className,
  type = 'text',
  onInput,
  maxLength,
  ...rest
}: TextInputProps) {
  const wiring = useFieldControl();
  const [revealed, setRevealed] = useState(false);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const Icon = revealed ? EyeOff : Eye;

  function handleInput(event: InputEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }

  return (
    <div className={clsx('flex min-h-11 items-center', CONTROL_FRAME, CONTROL_FOCUS_WITHIN, className)}>
      {startSlot ? <span className="ps-3.5 text-muted [&_svg]:size-5">{startSlot}</span> : null}
      <input
        {...wiring}
        {...rest}
        {...(maxLength === undefined ? {} : { maxLength })}
        type={reveal && revealed ? 'text' : type}
        onInput={handleInput}
        className={clsx('min-h-11 w-full min-w-0 bg-transparent px-3.5 outline-none', CONTROL_TEXT)}
      />
      {counter && maxLength !== undefined ? (
        <span className="money pe-3.5 text-faint text-sm">
          <span aria-hidden="true">
            {used}/{maxLength}
          </span>
          <span className="sr-only">{counter(used, maxLength)}</span>
        </span>
      ) : null}
      {reveal ? (
        <button
          type="button"
          aria-label={revealed ? reveal.hide : reveal.show}
          onClick={() => setRevealed(!revealed)}
          className="me-1 inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-muted hover:text-text"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ) : null}
      {endSlot ? <span className="flex items-center pe-3.5 text-muted [&_svg]:size-5">{endSlot}</span> : null}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/button';

export interface CountdownButtonProps extends Omit<ButtonProps, 'asChild'> {
  /** When it may be pressed again, in milliseconds since the epoch; null at once. */
  readyAt: number | null;
  /** "Reenviar en 42 s", in place of the children while waiting. */
  waitingLabel: (seconds: number) => string;
  /** The clock; the browser's by default. */
  now?: (() => number) | undefined;
}

/** Send a code, wait, send again. Counts by the clock, so a sleeping tab does not lengthen the wait. */
export function CountdownButton({
  readyAt,
  waitingLabel,
  now = Date.now,
  disabled,
  children,
  ...rest
}: CountdownButtonProps) {
  const left = () => (readyAt === null ? 0 : Math.max(0, Math.ceil((readyAt - now()) / 1_000)));
  const [, redraw] = useState(0);
  const seconds = left();
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => redraw((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <Button {...rest} disabled={disabled || waiting}>
      <span className="money">{waiting ? waitingLabel(seconds) : children}</span>
    </Button>
  );
}

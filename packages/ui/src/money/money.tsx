import { clsx } from 'clsx';
import { type AmountOptions, formatAmount } from './format-amount';
import { useCountedAmount } from './use-counted-amount';

export interface MoneyProps extends AmountOptions {
  /** Integer of minor units: 123450 is $1,234.50. */
  amountMinor: number;
  /** "sign" colours wins jade and losses red (and writes the plus); "plain" inherits. */
  tone?: 'plain' | 'sign' | undefined;
  /** Hides the figure, as players do in public; the text is read aloud in its place. */
  masked?: string | undefined;
  /** Counts to a new value in place (not when the reader prefers stillness). */
  animate?: boolean | undefined;
  className?: string | undefined;
}

export function Money({ amountMinor, tone = 'plain', masked, animate = false, className, ...options }: MoneyProps) {
  const shownMinor = useCountedAmount(amountMinor, animate);
  if (masked !== undefined) {
    return (
      <span className={clsx('money whitespace-nowrap', className)}>
        <span aria-hidden="true">••••••</span>
        <span className="sr-only">{masked}</span>
      </span>
    );
  }
  const wording = tone === 'sign' ? { sign: 'always' as const, ...options } : options;
  const colour = tone === 'plain' || amountMinor === 0 ? '' : amountMinor > 0 ? 'text-jade' : 'text-danger';
  const classes = clsx('money whitespace-nowrap', colour, className);
  if (shownMinor === amountMinor) return <span className={classes}>{formatAmount(amountMinor, wording)}</span>;
  return (
    <span className={classes}>
      <span aria-hidden="true">{formatAmount(shownMinor, wording)}</span>
      <span className="sr-only">{formatAmount(amountMinor, wording)}</span>
    </span>
  );
}

import { LINE_MAX_MULTIPLE } from '@tonalli/contracts/lottery/limits';
import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MultipleStepperProps {
  /** Names it for screen readers. */
  label: string;
  value: number;
  onChange: (multiple: number) => void;
  most?: number;
  className?: string;
}

const STEP =
  'inline-flex size-11 shrink-0 items-center justify-center text-muted hover:bg-overlay hover:text-text disabled:opacity-40';

/** A whole number to press up and down, or to type. While it is typed it may be empty; what was left makes no sense goes. */
export function MultipleStepper({ label, value, onChange, most = LINE_MAX_MULTIPLE, className }: MultipleStepperProps) {
  const { t } = useTranslation('lottery');
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    setTyped(digits);
    const multiple = Number(digits);
    if (multiple >= 1 && multiple <= most) onChange(multiple);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: one number and its two buttons
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'inline-flex items-center overflow-hidden rounded-md bg-ink-deep ring-1 ring-line-strong ring-inset',
        className,
      )}
    >
      <button
        type="button"
        aria-label={t('betting.multiple.less', { label })}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
        className={STEP}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        className="money h-11 w-14 bg-transparent text-center font-semibold focus-visible:-outline-offset-2"
      />
      <button
        type="button"
        aria-label={t('betting.multiple.more', { label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
        className={STEP}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

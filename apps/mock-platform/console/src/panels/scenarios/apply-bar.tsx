import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useControl } from '../../control/control-context';

interface ApplyBarProps {
  names: readonly string[];
  busy: boolean;
  onApply: () => void;
  onClear: () => void;
}

/** The chosen scenarios, always at hand below the list. */
export function ApplyBar({ names, busy, onApply, onClear }: ApplyBarProps) {
  const { t } = useTranslation();
  const { world } = useControl();
  if (names.length === 0) return null;
  return (
    <section
      aria-label={t('scenarios.chosen')}
      className="sticky bottom-16 z-10 flex animate-rise flex-col gap-3 rounded-xl bg-raised p-4 shadow-float ring-1 ring-marigold/40 ring-inset"
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="me-auto font-semibold">{t('scenarios.count', { count: names.length })}</p>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t('scenarios.clear')}
        </Button>
        <Button size="sm" loading={busy} onClick={onApply}>
          {t('scenarios.apply', { world })}
        </Button>
      </div>
      <CommandHint name="applyScenarios" input={{ names }} />
    </section>
  );
}

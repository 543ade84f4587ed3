import type { ScenarioView } from '@tonalli/qa/scenarios';
import { clsx } from 'clsx';
import { Check, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from './use-text';

interface ScenarioCardProps {
  scenario: ScenarioView;
  chosen: boolean;
  onToggle: () => void;
}

/** One state that a world can be put into; pressing it chooses it. */
export function ScenarioCard({ scenario, chosen, onToggle }: ScenarioCardProps) {
  const { t } = useTranslation();
  const say = useText();
  const { name, title, description, lookAt } = scenario;
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onToggle}
        className={clsx(
          'flex h-full w-full flex-col gap-2 rounded-xl p-4 text-left ring-1 ring-inset transition-colors',
          chosen ? 'bg-marigold-soft ring-marigold' : 'bg-surface ring-line hover:bg-raised hover:ring-line-strong',
        )}
      >
        <span className="flex w-full items-start gap-3">
          <span className="min-w-0 flex-1 font-bold leading-snug">{say(title)}</span>
          <span
            aria-hidden="true"
            className={clsx(
              'inline-flex size-5 shrink-0 items-center justify-center rounded-full ring-1 ring-inset',
              chosen ? 'bg-marigold text-on-marigold ring-marigold' : 'ring-line-strong',
            )}
          >
            {chosen ? <Check className="size-3.5" /> : null}
          </span>
        </span>
        <span className="text-muted text-sm">{say(description)}</span>
        {lookAt.length > 0 ? (
          <span className="flex items-start gap-1.5 text-faint text-xs">
            <Eye aria-label={t('scenarios.lookAt')} className="mt-0.5 size-3.5 shrink-0" />
            <span>{lookAt.map(say).join(' · ')}</span>
          </span>
        ) : null}
        <code className="mt-auto pt-1 font-mono text-2xs text-faint">{name}</code>
      </button>
    </li>
  );
}

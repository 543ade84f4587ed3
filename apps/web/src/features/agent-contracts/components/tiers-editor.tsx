import { MAX_TIERS } from '@tonalli/contracts/agent-contracts/kinds';
import type { TermsProblem } from '@tonalli/contracts/agent-contracts/terms';
import { Button } from '@tonalli/ui/button/button';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftFaults, emptyTier, TIER_COLUMNS, type TierColumn, type TierDraft } from '../rules/terms-draft';
import { TypedField } from './typed-field';

const AS = { minTurnover: 'amount', minNetLoss: 'amount', minActiveMembers: 'count', rate: 'percent' } as const;

interface TiersEditorProps {
  tiers: readonly TierDraft[];
  faults: DraftFaults;
  problems: readonly Pick<TermsProblem, 'problem' | 'tier'>[];
  onChange: (tiers: readonly TierDraft[]) => void;
}

/** The levels, a row each: typed, added, removed, and moved by buttons or Alt with the arrow keys. */
export function TiersEditor({ tiers, faults, problems, onChange }: TiersEditorProps) {
  const { t } = useTranslation('agent-contracts');
  const rows = useRef<HTMLOListElement>(null);
  const change = (index: number, column: TierColumn, text: string) =>
    onChange(tiers.map((tier, place) => (place === index ? { ...tier, [column]: text } : tier)));
  const focusRow = (index: number) =>
    // The row is there once React has drawn it.
    requestAnimationFrame(() => rows.current?.children[index]?.querySelector('input')?.focus());
  const move = (from: number, to: number) => {
    const moved = tiers[from];
    if (!moved || to < 0 || to >= tiers.length) return;
    onChange(tiers.toSpliced(from, 1).toSpliced(to, 0, moved));
    focusRow(to);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{t('form.tiers')}</legend>
      <p className="text-muted text-sm">{t('form.tiersHint')}</p>
      <ol ref={rows} className="flex flex-col gap-3">
        {tiers.map((tier, index) => {
          const wrong = problems.filter((problem) => problem.tier === index);
          return (
            <li
              key={tier.key}
              onKeyDown={(event) => onKey(event, index)}
              className={clsx(
                'flex flex-col gap-3 rounded-lg bg-ink-deep p-3 ring-inset',
                wrong.length > 0 ? 'ring-2 ring-danger' : 'ring-1 ring-line',
              )}
            >
              <div className="flex items-center justify-between gap-2">
                <span className="font-semibold text-sm">{t('terms.tier', { number: index + 1 })}</span>
                <span className="flex">
                  <IconButton
                    size="sm"
                    label={t('form.up', { number: index + 1 })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('form.down', { number: index + 1 })}
                    disabled={index === tiers.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('form.remove', { number: index + 1 })}
                    disabled={tiers.length === 1}
                    onClick={() => onChange(tiers.toSpliced(index, 1))}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </span>
              </div>
              <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
                {TIER_COLUMNS.map((column) => (
                  <TypedField
                    key={column}
                    as={AS[column]}
                    label={t(`form.column.${column}`)}
                    value={tier[column]}
                    fault={faults.get(`tiers.${index}.${column}`)}
                    onType={(text) => change(index, column, text)}
                  />
                ))}
              </div>
              {wrong.map(({ problem }) => (
                <p key={problem} role="alert" className="flex items-start gap-1.5 text-danger text-sm">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  {t(`problem.${problem}`, { number: index + 1, below: index })}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          size="sm"
          variant="secondary"
          disabled={tiers.length >= MAX_TIERS}
          iconStart={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => {
            onChange([...tiers, nextTier(tiers)]);
            focusRow(tiers.length);
          }}
        >
          {t('form.add')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Another level begins with what the one below asks for. */
function nextTier(tiers: readonly TierDraft[]): TierDraft {
  const { key, rate } = emptyTier();
  return { ...(tiers.at(-1) ?? emptyTier()), key, rate };
}

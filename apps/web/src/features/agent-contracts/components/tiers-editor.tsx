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
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{t('form.tiers')}</legend>
      <p className="text-muted text-sm">{t('form.tiersHint')}</p>
      <ol ref={rows} className="flex flex-col gap-3">
        {tiers.map((tier, index) => (
          <TierRow
            key={tier.key}
            tier={tier}
            index={index}
            count={tiers.length}
            faults={faults}
            wrong={problems.filter((problem) => problem.tier === index)}
            onType={(column, text) => change(index, column, text)}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(tiers.toSpliced(index, 1))}
          />
        ))}
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

interface TierRowProps {
  tier: TierDraft;
  index: number;
  /** Of all levels. */
  count: number;
  faults: DraftFaults;
  wrong: TiersEditorProps['problems'];
  onType: (column: TierColumn, text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function TierRow({ tier, index, count, faults, wrong, onType, onMove, onRemove }: TierRowProps) {
  const { t } = useTranslation('agent-contracts');
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <li
      onKeyDown={onKey}
      className={clsx(
        'flex flex-col gap-3 rounded-lg bg-ink-deep p-3 ring-inset',
        wrong.length > 0 ? 'ring-2 ring-danger' : 'ring-1 ring-line',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold text-sm">{t('terms.tier', { number: index + 1 })}</span>
        <TierButtons index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {TIER_COLUMNS.map((column) => (
          <TypedField
            key={column}
            as={AS[column]}
            label={t(`form.column.${column}`)}
            value={tier[column]}
            fault={faults.get(`tiers.${index}.${column}`)}
            onType={(text) => onType(column, text)}
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
}

function TierButtons({
  index,
  count,
  onMove,
  onRemove,
}: Pick<TierRowProps, 'index' | 'count' | 'onMove' | 'onRemove'>) {
  const { t } = useTranslation('agent-contracts');
  const number = index + 1;
  return (
    <span className="flex">
      <IconButton size="sm" label={t('form.up', { number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('form.down', { number })}
        disabled={number === count}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('form.remove', { number })} disabled={count === 1} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** Another level begins with what the one below asks for. */
function nextTier(tiers: readonly TierDraft[]): TierDraft {
  const { key, rate } = emptyTier();
  return { ...(tiers.at(-1) ?? emptyTier()), key, rate };
}

import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { playOf, useBetting } from './betting-context';
import { MultipleStepper } from './multiple-stepper';
import { SelectionList } from './selection-list';
import type { PricedLine } from './slip-totals';

interface SlipRowProps {
  priced: PricedLine;
  /** From 1, as it is spoken of. */
  place: number;
  /** The platform found it to be at fault. */
  isAtFault: boolean;
  onEdit: () => void;
}

/** A bet on the slip: what it is, what it costs and may pay, its multiple, and ways to change or remove it. */
export function SlipRow({ priced: { line, figures }, place, isAtFault, onEdit }: SlipRowProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const betting = useBetting();
  const { desk, dispatch, texts } = betting;
  const play = playOf(betting, line.play);
  const name = `${texts.group(play?.group ?? '')} · ${texts.play(line.play)}`;
  const isWrong = isAtFault || figures === null;
  const amount = (minor: number) => formatAmount(minor, { language });
  return (
    <li
      className={clsx(
        'flex flex-col gap-2 rounded-lg bg-raised p-3 ring-1 ring-inset',
        isWrong ? 'ring-danger' : desk.editing === line.id ? 'ring-marigold' : 'ring-line',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-sm">
            <span className="text-faint">{place}. </span>
            {name}
          </p>
          {play ? <SelectionList play={play} selection={line.selection} /> : null}
        </div>
        <IconButton label={t('betting.slip.edit', { line: place })} onClick={onEdit} className="-my-1">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('betting.slip.remove', { line: place })}
          onClick={() => dispatch({ do: 'remove', id: line.id })}
          className="-my-1 -me-1"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <MultipleStepper
          label={t('betting.slip.multiple', { line: place })}
          value={line.multiple}
          onChange={(multiple) => dispatch({ do: 'line-multiple', id: line.id, multiple })}
        />
        {figures ? (
          <p className="money text-right text-sm">
            <span className="text-muted">
              {t('betting.summary.bets', { count: figures.bets })}
              {` × ${formatAmount(line.unitMinor, { language, trimZeros: true })}`}
            </span>
            <br />
            <strong>{amount(figures.stakeMinor)}</strong>
            <span className="text-faint"> · {t('betting.slip.upTo', { amount: amount(figures.greatestMinor) })}</span>
          </p>
        ) : null}
      </div>
      {isWrong ? <p className="text-danger text-sm">{t('betting.slip.notInDraw')}</p> : null}
    </li>
  );
}

import { parseShorthand } from '@tonalli/lottery/entry/shorthand';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { figuresIn, playOf, useBetting } from './betting-context';
import { addBets, SHORTHAND } from './desk';
import { SelectionList } from './selection-list';
import { betsOfOrder, type ReadBets } from './shorthand-bets';

interface ShorthandDialogProps {
  onClose: () => void;
  /** Called with what is to be said. */
  onAdded: (said: string) => void;
}

/** Bets as agents write them, with what was understood and what was not (LOTT-07). */
export default function ShorthandDialog({ onClose, onAdded }: ShorthandDialogProps) {
  const { t } = useTranslation('lottery');
  const { family, desk, dispatch, target } = useBetting();
  const id = useId();
  const text = desk.typed[SHORTHAND] ?? '';
  const stations = target.draw?.stations.length || 1;
  const read = useMemo(
    () => betsOfOrder(parseShorthand(text, { plays: family.plays, stations })),
    [text, family, stations],
  );
  const shown = useDeferredValue(read);
  const isFull = addBets(desk.slip, read.bets) === null;
  const type = (next: string) => dispatch({ do: 'type', play: SHORTHAND, text: next });
  const add = () => {
    dispatch({ do: 'add-all', bets: read.bets });
    type('');
    onAdded(t('betting.shorthand.added', { count: read.bets.length }));
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={t('betting.shorthand.title')}
      description={t('betting.shorthand.text')}
      closeLabel={t('betting.close')}
      footer={
        <Button disabled={read.bets.length === 0 || read.faults.length > 0 || isFull} onClick={add}>
          {t('betting.shorthand.add', { count: read.bets.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <label htmlFor={id} className="font-semibold">
          {t('betting.shorthand.label')}
        </label>
        <textarea
          id={id}
          data-autofocus=""
          value={text}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}-hint ${id}-faults`}
          aria-invalid={read.faults.length > 0 || undefined}
          onChange={(event) => type(event.currentTarget.value)}
          className="money w-full resize-y rounded-md bg-ink-deep px-3.5 py-2.5 ring-1 ring-line-strong ring-inset aria-invalid:ring-danger"
        />
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t('betting.shorthand.hint')}
        </p>
        <div id={`${id}-faults`} role="status">
          <Faults faults={shown.faults} />
          {isFull ? <p className="text-danger text-sm">{t('betting.shorthand.full')}</p> : null}
        </div>
        {shown.bets.length > 0 ? <Preview bets={shown.bets} /> : null}
      </div>
    </Dialog>
  );
}

const MOST_FAULTS = 10;

function Faults({ faults }: Pick<ReadBets, 'faults'>) {
  const { t } = useTranslation('lottery');
  if (faults.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="mb-1 font-semibold text-danger">{t('betting.shorthand.faults')}</p>
      <ul className="flex flex-col gap-1">
        {faults.slice(0, MOST_FAULTS).map(({ offset, line, column, text, expected, digits }) => (
          <li key={`${offset}-${expected}`}>
            <span className="money text-muted">
              {text === ''
                ? t('betting.shorthand.end', { line })
                : t('betting.shorthand.at', { line, column, text: text.slice(0, 40) })}
            </span>{' '}
            {t(`betting.shorthand.expected.${expected}`, { digits })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Preview({ bets }: Pick<ReadBets, 'bets'>) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const betting = useBetting();
  return (
    <table className="money w-full text-left text-sm">
      <caption className="mb-1 text-left font-semibold">{t('betting.shorthand.preview')}</caption>
      <thead className="text-faint">
        <tr>
          <th className="py-1.5 pe-3 font-medium">{t('betting.shorthand.play')}</th>
          <th className="py-1.5 text-right font-medium">{t('betting.shorthand.cost')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet, index) => {
          const play = playOf(betting, bet.play);
          const figures = figuresIn(betting, bet);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are read anew with every key
            <tr key={index} className="border-line border-t align-top">
              <td className="py-1.5 pe-3">
                <span className="font-semibold">{betting.texts.play(bet.play)}</span>
                {play ? <SelectionList play={play} selection={bet.selection} /> : null}
              </td>
              <td className="py-1.5 text-right">
                <span className="font-semibold">{formatAmount(figures?.stakeMinor ?? 0, { language })}</span>
                <span className="block text-faint">
                  {t('betting.summary.units', { count: figures?.units ?? 0 })} ×{' '}
                  {formatAmount(bet.unitMinor * bet.multiple, { language, trimZeros: true })}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { CalendarPlus, ReceiptText, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import { DrawNotice } from './draw-notice';
import { PrizeGroup } from './prize-group';
import { SlipRow } from './slip-row';
import type { SlipTotals } from './slip-totals';

export interface SlipPanelProps {
  totals: SlipTotals;
  /** The line that the platform refused, from 0. */
  faultyLine: number | null;
  onEdit: (id: number) => void;
  onChase: () => void;
  onPlace: () => void;
}

/** The bets that were chosen, what they come to, and the way to place them. */
export function SlipPanel(props: SlipPanelProps) {
  const { totals, faultyLine, onEdit, onPlace } = props;
  const { t } = useTranslation('lottery');
  const { desk, dispatch, target, detail } = useBetting();
  const { lines } = totals;
  return (
    <div className="flex flex-col gap-4">
      {lines.length === 0 ? <NoLines /> : null}
      {lines.length > 0 ? (
        <ul aria-label={t('betting.slip.lines')} className="flex flex-col gap-2">
          {lines.map((priced, index) => (
            <SlipRow
              key={priced.line.id}
              priced={priced}
              place={index + 1}
              isAtFault={faultyLine === index}
              onEdit={() => onEdit(priced.line.id)}
            />
          ))}
        </ul>
      ) : null}
      {desk.slip.removed ? (
        <div role="status" className="flex items-center justify-between gap-3 rounded-md bg-ink-deep px-3 py-1 text-sm">
          {t('betting.slip.removed')}
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            iconStart={<Undo2 aria-hidden="true" className="size-4.5" />}
            onClick={() => dispatch({ do: 'undo' })}
          >
            {t('betting.slip.undo')}
          </Button>
        </div>
      ) : null}
      {detail.prizeGroup ? <PrizeGroup groups={detail.prizeGroup} /> : null}
      {lines.length > 0 ? (
        <>
          <ChaseLine {...props} />
          <Totals totals={totals} />
          <DrawNotice />
          <Problem totals={totals} />
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <Button variant="secondary" onClick={() => dispatch({ do: 'clear' })}>
              {t('betting.slip.clear')}
            </Button>
            <Button disabled={totals.problem !== null || target.isClosed} onClick={onPlace}>
              {t('betting.slip.place')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

function NoLines() {
  const { t } = useTranslation('lottery');
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center text-muted">
      <ReceiptText aria-hidden="true" className="size-8 text-faint" />
      <p className="text-balance">{t('betting.slip.empty')}</p>
    </div>
  );
}

function ChaseLine({ totals: { chase, costMinor }, onChase }: SlipPanelProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { desk, dispatch, detail } = useBetting();
  if (!detail.mayChase) return null;
  if (!desk.chase) {
    return (
      <Button
        variant="ghost"
        className="self-start"
        iconStart={<CalendarPlus aria-hidden="true" className="size-5" />}
        onClick={onChase}
      >
        {t('betting.chase.add')}
      </Button>
    );
  }
  const amount = formatAmount(costMinor, { language });
  return (
    <div className="flex items-center gap-2 rounded-md bg-info-soft px-3 py-1.5 text-sm">
      <p className="min-w-0 flex-1">
        <strong className="block">{t('betting.chase.title')}</strong>
        {t('betting.chase.line', { count: chase?.multiples.length ?? 0, amount })}
      </p>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={onChase}>
        {t('betting.chase.change')}
      </Button>
      <button
        type="button"
        aria-label={t('betting.chase.remove')}
        onClick={() => dispatch({ do: 'chase', chase: null })}
        className="inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-overlay hover:text-text"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** What the order costs and may pay. */
export function Totals({ totals }: { totals: SlipTotals }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { draw, chase, costMinor, greatestMinor } = totals;
  const rows = [
    ...(chase ? [[t('betting.slip.perDraw'), formatAmount(draw.stakeMinor, { language })] as const] : []),
    [chase ? t('betting.chase.cost') : t('betting.slip.total'), formatAmount(costMinor, { language })] as const,
    [t('betting.slip.greatest'), formatAmount(greatestMinor, { language })] as const,
  ];
  return (
    <dl className="money grid gap-1">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-3">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="m-0 font-bold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problem({ totals: { problem, chase } }: { totals: SlipTotals }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { limits } = useBetting().detail;
  const amount = (minor: number) => formatAmount(minor, { language });
  const texts = {
    line: t('betting.problem.line', { amount: amount(limits.minLineMinor) }),
    order: t('betting.problem.order', { amount: amount(limits.maxOrderMinor) }),
    payout: t('betting.problem.payout', { amount: amount(limits.maxPayoutMinor) }),
    chase: chase?.cut === 'prizes' ? t('betting.chase.cut.prizes') : t('betting.chase.cut.profit'),
  };
  return problem && problem !== 'empty' ? (
    <p role="status" className="text-coral text-sm">
      {texts[problem]}
    </p>
  ) : null;
}

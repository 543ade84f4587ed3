import { Button } from '@tonalli/ui/button/button';
import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Sheet } from '@tonalli/ui/sheet/sheet';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';
import { AddButton } from './play-board';
import { SlipPanel, type SlipPanelProps } from './slip-panel';
import type { DraftBet } from './use-draft-bet';

interface SlipDockProps extends SlipPanelProps {
  draft: DraftBet;
  onAdd: () => void;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** On phones: what is chosen and what is on the slip in a bar above the site's own; the slip comes from below. */
export function SlipDock({ draft, onAdd, isOpen, onOpenChange, ...slip }: SlipDockProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { desk } = useBetting();
  const count = desk.slip.lines.length;
  const { costMinor } = slip.totals;
  return (
    <>
      <div aria-hidden="true" className="h-28" />
      <section
        aria-label={t('betting.slip.bar')}
        className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-3 py-2"
      >
        {draft.figures.bets > 0 ? <DraftLine draft={draft} /> : null}
        <Button
          variant="secondary"
          className="min-w-0 flex-1 px-3"
          iconStart={<ReceiptText aria-hidden="true" className="size-5" />}
          onClick={() => onOpenChange(true)}
        >
          <span className="truncate">{t('betting.slip.title')}</span>
          {count > 0 ? <CountBadge count={count} max={100} tone="quiet" /> : null}
          {count > 0 ? (
            <span className="money text-sm max-[23rem]:hidden">{formatAmount(costMinor, { language })}</span>
          ) : null}
        </Button>
        <AddButton draft={draft} onAdd={onAdd} className="flex shrink-0 gap-2" />
      </section>
      <Sheet open={isOpen} onOpenChange={onOpenChange} title={t('betting.slip.title')} closeLabel={t('betting.close')}>
        <SlipPanel {...slip} />
      </Sheet>
    </>
  );
}

/** What is on the board, in a line that needs no scrolling to. */
function DraftLine({ draft: { figures } }: { draft: DraftBet }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const amount = (minor: number) => formatAmount(minor, { language });
  return (
    <p aria-hidden="true" className="money flex w-full flex-wrap justify-between gap-x-3 text-sm">
      <span>
        {t('betting.summary.bets', { count: figures.bets })} · <strong>{amount(figures.stakeMinor)}</strong>
      </span>
      <span className="text-muted">{t('betting.summary.short', { amount: amount(figures.greatestMinor) })}</span>
    </p>
  );
}

import type { Play } from '@tonalli/lottery/play';
import { Card } from '@tonalli/ui/card/card';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useNarrow } from '../../../hooks/use-narrow';
import { playOf, useBetting } from './betting-context';
import { EntryButton } from './entry-button';
import { PlayBoard } from './play-board';
import { PlayTabs } from './play-tabs';
import type { Placed } from './receipt';
import { SlipDock } from './slip-dock';
import { SlipPanel } from './slip-panel';
import { slipTotals } from './slip-totals';
import { useDraftBet } from './use-draft-bet';

const ChaseDialog = lazyPart(() => import('./chase-dialog'));
const RulesDialog = lazyPart(() => import('./rules-dialog'));
const OrderDialogs = lazyPart(() => import('./order-dialogs'));

const SAID_MS = 2_000;

type Open = 'chase' | 'rules' | 'confirm' | 'slip' | null;

/** Board and slip, side by side where there is room. */
export function BettingDesk({ play }: { play: Play }) {
  const { t } = useTranslation('lottery');
  const betting = useBetting();
  const { desk, dispatch } = betting;
  const narrow = useNarrow();
  const draft = useDraftBet(play);
  const totals = slipTotals(betting);
  const [open, setOpen] = useState<Open>(null);
  const [faultyLine, setFaultyLine] = useState<number | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [said, setSaid] = useState('');
  const close = () => setOpen(null);
  const add = () => {
    if (!draft.bet) return;
    dispatch({ do: 'add', bet: draft.bet });
    setSaid(t(desk.editing === null ? 'betting.slip.added' : 'betting.slip.updated'));
    // The same words again are said again only where they had gone.
    setTimeout(() => setSaid(''), SAID_MS);
  };
  const edit = (id: number) => {
    const line = desk.slip.lines.find((one) => one.id === id);
    const isTyped = line !== undefined && playOf(betting, line.play)?.board.kind === 'typed';
    if (line) dispatch({ do: 'edit', line, isTyped });
    close();
  };
  const slip = {
    ...{ totals, faultyLine },
    onEdit: edit,
    onChase: () => setOpen('chase'),
    onPlace: () => setOpen('confirm'),
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <Card className="min-w-0 p-4 sm:p-6">
        <PlayTabs play={play}>
          <EntryButton />
          <PlayBoard
            draft={draft}
            saysClosed={!draft.isEmpty && (narrow || desk.slip.lines.length === 0)}
            onAdd={add}
            onRules={() => setOpen('rules')}
          />
        </PlayTabs>
      </Card>
      {narrow ? (
        <SlipDock
          {...slip}
          draft={draft}
          onAdd={add}
          isOpen={open === 'slip'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'slip' : null)}
        />
      ) : (
        <Card className="sticky top-32 max-h-[calc(100dvh-9rem)] overflow-y-auto p-4 sm:p-5">
          <h2 className="mb-4 text-xl">{t('betting.slip.title')}</h2>
          <SlipPanel {...slip} />
        </Card>
      )}
      <LiveRegion>{said}</LiveRegion>
      <Suspense fallback={null}>
        {open === 'rules' ? <RulesDialog play={play} onClose={close} /> : null}
        {open === 'chase' ? <ChaseDialog totals={totals} onClose={close} /> : null}
        {open === 'confirm' || placed ? (
          <OrderDialogs
            {...{ totals, placed }}
            isOpen={open === 'confirm'}
            onClose={close}
            onFault={setFaultyLine}
            onPlaced={setPlaced}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

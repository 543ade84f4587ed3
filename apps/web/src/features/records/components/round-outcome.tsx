import type { BetDetail } from '@tonalli/contracts/records/api';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { RoundIsCancelled } from './undecided';

type Outcome = Extract<BetDetail['outcome'], { kind: 'round' }>;

export interface OutcomeProps {
  view: unknown;
  /** The pictures of the symbols that the round shows, by name; none for games without. */
  symbols: Outcome['symbols'];
}

/** One a family, by the name of its file; each is fetched when a round of it is shown. */
const FILES = import.meta.glob<{ default: (props: OutcomeProps) => ReactNode }>('./outcomes/*.tsx');
const OUTCOMES = new Map(Object.entries(FILES).map(([file, load]) => [file, lazyPart(load)]));

/** What a round of any family but the slot came to. */
export function RoundOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('records');
  const Shown = OUTCOMES.get(`./outcomes/${outcome.family}.tsx`);
  if (!Shown) return <p className="text-muted">{t('detail.notSlot')}</p>;
  return (
    <RoundIsCancelled value={outcome.isCancelled}>
      <Suspense fallback={null}>
        <Shown view={outcome.view} symbols={outcome.symbols} />
      </Suspense>
    </RoundIsCancelled>
  );
}

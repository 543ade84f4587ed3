import type { BreakChoice } from '@tonalli/contracts/breaks/api';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useMemberSearch } from '../../../hooks/use-member-search';

const BreakDialog = lazyPart(() => import('../break-dialog'));

/** The shortest there is, which is always one press away. */
const AT_ONCE: BreakChoice = '24h';
const OPENED = { break: null, day: AT_ONCE } as const;
type Opened = keyof typeof OPENED;

const parseSearch = ({ open }: Record<string, unknown>): { open?: Opened } =>
  open === 'break' || open === 'day' ? { open } : {};

/** The part of the page of protection from which a break is taken. */
export function BreaksSection() {
  const { t } = useTranslation('breaks');
  const { search, show } = useMemberSearch(parseSearch);
  const id = useId();
  return (
    <Card id="breaks" role="region" aria-labelledby={id} flush className="scroll-mt-24">
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <h2 id={id} className="text-xl">
          {t('section.title')}
        </h2>
        <p className="text-muted text-sm">{t('section.text')}</p>
      </div>
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => show({ open: 'day' })}>
            {t('section.day')}
          </Button>
          <Button variant="secondary" onClick={() => show({ open: 'break' })}>
            {t('section.others')}
          </Button>
        </div>
      </div>
      {search.open ? (
        <Suspense fallback={null}>
          <BreakDialog key={search.open} first={OPENED[search.open]} onClose={() => show({ open: undefined })} />
        </Suspense>
      ) : null}
    </Card>
  );
}

import { Button } from '@tonalli/ui/button/button';
import { Keyboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useBetting } from './betting-context';

const ShorthandDialog = lazyPart(() => import('./shorthand-dialog'));

const WITH_SHORTHAND: ReadonlySet<string> = new Set(['vietnam-north', 'vietnam-region']);

/** Orders in the shorthand of agents; nothing for lotteries that have none. */
export function EntryButton() {
  const { t } = useTranslation('lottery');
  const { family } = useBetting();
  const [isOpen, setOpen] = useState(false);
  if (!WITH_SHORTHAND.has(family.id)) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        iconStart={<Keyboard aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('betting.shorthand.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShorthandDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

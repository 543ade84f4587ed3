import { Button } from '@tonalli/ui/button/button';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
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
  const [said, say] = useState('');
  const added = (words: string) => {
    say(words);
    setOpen(false);
  };
  if (!WITH_SHORTHAND.has(family.id)) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        iconStart={<Keyboard aria-hidden="true" className="size-5" />}
        onClick={() => {
          say('');
          setOpen(true);
        }}
      >
        {t('betting.shorthand.open')}
      </Button>
      <LiveRegion>{said}</LiveRegion>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShorthandDialog onClose={() => setOpen(false)} onAdded={added} />
        </Suspense>
      ) : null}
    </>
  );
}

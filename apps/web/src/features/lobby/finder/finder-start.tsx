import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Button } from '@tonalli/ui/button/button';
import { Chip } from '@tonalli/ui/chip/chip';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { forgetSearches, pastSearches } from './past-searches';

interface FinderStartProps {
  onSearch: (text: string) => void;
  onChoose: (game: GameCard) => void;
}

const POPULAR = 6;

/** Before anything is typed: what was searched for lately, and what is played most. */
export function FinderStart({ onSearch, onChoose }: FinderStartProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const { data } = trpc.lobby.home.useQuery({ language });
  const [past, setPast] = useState(() => pastSearches(window.localStorage));
  return (
    <div className="flex flex-col gap-6">
      {past.length > 0 ? (
        <section aria-labelledby="finder-past">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 id="finder-past" className="font-semibold text-sm">
              {t('find.recent')}
            </h3>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                forgetSearches(window.localStorage);
                setPast([]);
              }}
            >
              {t('find.forget')}
            </Button>
          </div>
          <div className="flex flex-wrap gap-2">
            {past.map((text) => (
              <Chip key={text} icon={<History aria-hidden="true" />} onClick={() => onSearch(text)}>
                {text}
              </Chip>
            ))}
          </div>
        </section>
      ) : null}
      {data && data.hot.length > 0 ? (
        <section aria-labelledby="finder-popular">
          <h3 id="finder-popular" className="mb-2 font-semibold text-sm">
            {t('find.popular')}
          </h3>
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
            {data.hot.slice(0, POPULAR).map((game) => (
              <li key={game.id} className="min-w-0">
                <button type="button" onClick={() => onChoose(game)} className="block w-full rounded-md text-start">
                  <PlatformImage path={game.icon} alt="" className="aspect-square w-full rounded-md" />
                  <span className="mt-1 line-clamp-2 text-xs leading-tight">{game.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

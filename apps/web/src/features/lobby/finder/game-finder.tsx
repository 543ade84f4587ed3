import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useOpenSheet } from '../hooks/use-sheets';
import { gameInAddress } from '../lobby-search';
import { CategoryLinks } from './category-links';
import { FinderStart } from './finder-start';
import { FoundGames, optionId } from './found-games';
import { rememberSearch } from './past-searches';
import { useFinder } from './use-finder';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search over all categories, moved through by keys. */
export default function GameFinder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['games', 'common']);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { data, error, asked, isFetching, refetch } = useFinder(text);
  const openSheet = useOpenSheet();
  const list = useId();
  const games = data?.games ?? [];
  const active = games[Math.min(at, games.length - 1)];

  const type = (typed: string) => {
    setText(typed);
    setAt(0);
  };
  const remember = () => {
    if (asked) rememberSearch(window.localStorage, asked);
  };
  const choose = (game: GameCard) => {
    remember();
    onClose();
    openSheet({ game: gameInAddress(game.id) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && games.length > 0) {
      event.preventDefault();
      setAt((before) => (Math.min(before, games.length - 1) + step + games.length) % games.length);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) choose(active);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('games:find.title')}
      closeLabel={t('common:actions.close')}
    >
      <SearchField
        role="combobox"
        aria-expanded={games.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(list, active.id) : undefined}
        data-autofocus=""
        autoComplete="off"
        label={t('games:find.label')}
        clearLabel={t('games:find.clear')}
        placeholder={t('games:find.placeholder')}
        maxLength={100}
        value={text}
        onValueChange={type}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {data ? t('games:find.found', { count: data.totalGames ?? games.length }) : ''}
      </p>
      <div className="mt-4 min-h-80">
        {data ? <FoundGames list={list} page={data} active={active?.id} onChoose={choose} /> : null}
        {data && games.length === 0 ? (
          <p className="py-6 text-center text-muted">{t('games:find.none', { text: asked })}</p>
        ) : null}
        {data?.suggestion ? <Meant text={data.suggestion} onChoose={type} /> : null}
        {data ? <CategoryLinks games={games} text={asked} onChoose={remember} onClose={onClose} /> : null}
        {!data && error ? (
          <LoadFailure title={t('games:find.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {text.trim() === '' || (data && games.length === 0) ? <FinderStart onSearch={type} onChoose={choose} /> : null}
      </div>
      <p className="mt-4 text-faint text-xs max-sm:hidden">{t('games:find.hint')}</p>
    </Dialog>
  );
}

function Meant({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const { t } = useTranslation('games');
  return (
    <button
      type="button"
      onClick={() => onChoose(text)}
      className="mt-3 min-h-6 rounded-sm font-semibold text-marigold text-sm underline underline-offset-4"
    >
      {t('results.meant', { text })}
    </button>
  );
}

import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Chip } from '@tonalli/ui/chip/chip';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '../browse/use-search-text';
import type { OwnSearch } from './own-search';

interface OwnFiltersProps {
  /** Those that there are games of. */
  types: readonly GameCard['type'][];
  search: OwnSearch;
  onChange: (search: OwnSearch, replace?: boolean) => void;
}

/** Narrows a member's own games by name and type. */
export function OwnFilters({ types, search, onChange }: OwnFiltersProps) {
  const { t } = useTranslation(['games', 'lobby']);
  const { page: _, q, type, ...rest } = search;
  const text = useSearchText(q ?? '', (typed) =>
    onChange({ ...rest, ...(type ? { type } : {}), ...(typed ? { q: typed } : {}) }, true),
  );
  const choose = (next: GameCard['type'] | undefined) =>
    onChange({ ...rest, ...(q ? { q } : {}), ...(next ? { type: next } : {}) });
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        className="max-w-md"
        label={t('games:own.searchFavorites')}
        clearLabel={t('games:search.clear')}
        placeholder={t('games:search.placeholder')}
        value={text.value}
        onValueChange={text.change}
        maxLength={100}
      />
      {types.length > 1 ? (
        <fieldset
          aria-label={t('games:own.type')}
          className="no-scrollbar -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <Chip pressed={!type} onClick={() => choose(undefined)}>
            {t('games:own.allTypes')}
          </Chip>
          {types.map((one) => (
            <Chip key={one} pressed={one === type} onClick={() => choose(one)}>
              {t(`lobby:type.${one}`)}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

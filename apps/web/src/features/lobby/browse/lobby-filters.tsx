import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Field } from '@tonalli/ui/field/field';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useRequireMember } from '../../../hooks/use-require-member';
import { changeSearch, chooseVendor, type LobbySearch } from '../lobby-search';
import { ClassChips } from './class-chips';
import { useSearchText } from './use-search-text';

type Filter = 'ALL' | NonNullable<LobbySearch['filter']>;
const FILTERS: readonly Filter[] = ['ALL', 'HOT', 'FAV', 'RECENT'];

interface LobbyFiltersProps {
  type: GameCard['type'];
  search: LobbySearch;
  onChange: (search: LobbySearch, replace?: boolean) => void;
}

export function LobbyFilters({ type, search, onChange }: LobbyFiltersProps) {
  const { t } = useTranslation('games');
  const { categories } = useBootstrap();
  const { status } = useSession();
  const requireMember = useRequireMember();
  const vendors = categories.find((category) => category.type === type)?.vendors ?? [];
  const own = search.filter === 'FAV' || search.filter === 'RECENT';
  const text = useSearchText(search.q ?? '', (q) => onChange(changeSearch(search, { q: q || undefined }), true));

  const chooseFilter = (filter: Filter) => {
    const next = changeSearch(search, { filter: filter === 'ALL' ? undefined : filter });
    if (filter === 'FAV' || filter === 'RECENT') requireMember(() => onChange(withoutNarrowing(next)));
    else onChange(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center xl:grid-cols-[minmax(0,1fr)_16rem_auto]">
        <SearchField
          className="md:max-xl:col-span-2"
          label={t('search.label')}
          clearLabel={t('search.clear')}
          placeholder={t('search.placeholder')}
          value={text.value}
          onValueChange={text.change}
          maxLength={100}
          disabled={own && status === 'member'}
        />
        <Field label={t('vendor.label')} labelHidden>
          <Select
            value={search.vassalage ?? ''}
            placeholder={t('vendor.all')}
            options={vendors.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => onChange(chooseVendor(search, event.currentTarget.value || undefined))}
          />
        </Field>
        <SegmentedControl
          label={t('filter.label')}
          className="min-w-0 justify-self-start"
          options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={search.filter ?? 'ALL'}
          onValueChange={chooseFilter}
        />
      </div>
      {type === 'RNG' && !own ? (
        <ClassChips chosen={search.classify} onChoose={(classify) => onChange(changeSearch(search, { classify }))} />
      ) : null}
    </div>
  );
}

/** A member's own lists know no name and no class; what they cannot narrow by is not kept in the address. */
function withoutNarrowing(search: LobbySearch): LobbySearch {
  return changeSearch(search, { q: undefined, classify: undefined });
}

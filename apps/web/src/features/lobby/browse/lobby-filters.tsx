import type { GameCard, GamePage } from '@tonalli/contracts/lobby/api';
import { Field } from '@tonalli/ui/field/field';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Select } from '@tonalli/ui/select/select';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useRequireMember } from '../../../hooks/use-require-member';
import { type ChangeSearch, changeSearch, chooseVendor, type LobbySearch } from '../lobby-search';
import { ClassChips } from './class-chips';
import { FamilySelect } from './family-select';
import { useSearchText } from './use-search-text';

type Filter = 'ALL' | NonNullable<LobbySearch['filter']>;
const FILTERS: readonly Filter[] = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'];

/** Categories whose titles are played in several ways; what is drawn first leaves room for the choice there (`index.html`). */
const VARIED: readonly GameCard['type'][] = ['RNG', 'LIVE'];

type Narrowing = { [K in 'filter' | 'vassalage' | 'classify' | 'family' | 'q']: LobbySearch[K] | undefined };

interface LobbyFiltersProps extends Narrowing {
  type: GameCard['type'];
  /** The families of the list with the number of their games. */
  families: GamePage['families'];
  onChange: ChangeSearch;
}

export const LobbyFilters = memo((props: LobbyFiltersProps) => {
  const { type, filter: shown, vassalage, classify, family, families, q: searched = '', onChange } = props;
  const { t } = useTranslation('games');
  const { categories } = useBootstrap();
  const { status } = useSession();
  const requireMember = useRequireMember();
  const vendors = categories.find((category) => category.type === type)?.vendors ?? [];
  const own = shown === 'FAV' || shown === 'RECENT';
  const text = useSearchText(searched, (q) => onChange((now) => changeSearch(now, { q: q || undefined }), true));

  const chooseFilter = (filter: Filter) => {
    if (filter === 'FAV' || filter === 'RECENT') requireMember(() => onChange((now) => ownList(now, filter)));
    else onChange((now) => changeSearch(now, { filter: filter === 'ALL' ? undefined : filter }));
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center xl:grid-cols-[minmax(0,1fr)_15rem_auto]">
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
            value={vassalage ?? ''}
            placeholder={t('vendor.all')}
            options={vendors.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ currentTarget: { value } }) => onChange((now) => chooseVendor(now, value || undefined))}
          />
        </Field>
        <SegmentedControl
          label={t('filter.label')}
          className="min-w-0 justify-self-start"
          options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={shown ?? 'ALL'}
          onValueChange={chooseFilter}
        />
      </div>
      {own ? null : (
        <div className="flex flex-col gap-4 empty:hidden md:flex-row md:items-start md:gap-3">
          <FamilySelect
            chosen={family}
            families={families}
            expected={VARIED.includes(type)}
            onChoose={(next) => onChange((now) => changeSearch(now, { family: next }))}
          />
          {type === 'RNG' ? (
            <ClassChips
              chosen={classify}
              onChoose={(next) => onChange((now) => changeSearch(now, { classify: next, family: undefined }))}
            />
          ) : null}
        </div>
      )}
    </div>
  );
});

/** A member's own lists know no name, class or family; what they cannot narrow by is not kept in the address. */
function ownList(search: LobbySearch, filter: LobbySearch['filter']): LobbySearch {
  return changeSearch(search, { filter, q: undefined, classify: undefined, family: undefined });
}

import { Chip } from '@tonalli/ui/chip/chip';
import { Field } from '@tonalli/ui/field/field';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { Select } from '@tonalli/ui/select/select';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVendorName } from '../../../hooks/use-vendor-name';
import type { ToldCard } from '../results/told';
import { type CardFilter, familiesOf } from './ordered-cards';
import { useFamilyName } from './use-family-name';

interface CardFiltersProps {
  cards: readonly ToldCard[];
  filter: CardFilter;
  onChange: (filter: CardFilter) => void;
  /** What stands beside them. */
  children: ReactNode;
}

/** Fewer than that are seen at a glance. */
const SEARCHED_FROM = 7;

/** Narrows the cards by name where they are many, by what is played, by product line and by vendor. */
export function CardFilters({ cards, filter, onChange, children }: CardFiltersProps) {
  const { t } = useTranslation('lottery');
  return (
    <section
      aria-label={t('lobby.filters')}
      className={clsx('flex flex-col gap-3', cards.length < SEARCHED_FROM && 'sm:flex-row-reverse sm:justify-between')}
    >
      <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 sm:flex sm:flex-wrap sm:items-center">
        {cards.length < SEARCHED_FROM ? null : (
          <div className="col-span-full sm:w-80">
            <SearchField
              label={t('lobby.search')}
              placeholder={t('lobby.search')}
              clearLabel={t('lobby.clear')}
              value={filter.text}
              maxLength={60}
              onValueChange={(text) => onChange({ ...filter, text })}
            />
          </div>
        )}
        <ModeSelect cards={cards} filter={filter} onChange={onChange} />
        <VendorSelect cards={cards} filter={filter} onChange={onChange} />
        {children}
      </div>
      <FamilyChips cards={cards} filter={filter} onChange={onChange} />
    </section>
  );
}

type PartProps = Omit<CardFiltersProps, 'children'>;

function ModeSelect({ cards, filter, onChange }: PartProps) {
  const { t } = useTranslation('lottery');
  const modes = [...new Set(cards.map(({ prizeMode }) => prizeMode))];
  if (modes.length < 2) return null;
  return (
    <Field label={t('lobby.mode')} labelHidden className="sm:w-56">
      <Select
        value={filter.prizeMode}
        placeholder={t('lobby.allModes')}
        options={modes.map((mode) => ({ value: mode, label: t(`lobby.modes.${mode}`) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, prizeMode: value })}
      />
    </Field>
  );
}

function VendorSelect({ cards, filter, onChange }: PartProps) {
  const { t } = useTranslation('lottery');
  const vendorName = useVendorName();
  const vendors = [...new Set(cards.map(({ vendor }) => vendor))];
  if (vendors.length < 2) return null;
  return (
    <Field label={t('lobby.vendor')} labelHidden className="sm:w-56">
      <Select
        value={filter.vendor}
        placeholder={t('lobby.allVendors')}
        options={vendors.map((vendor) => ({ value: vendor, label: vendorName(vendor) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, vendor: value })}
      />
    </Field>
  );
}

function FamilyChips({ cards, filter, onChange }: PartProps) {
  const { t } = useTranslation('lottery');
  const familyName = useFamilyName();
  const families = familiesOf(cards);
  if (families.length === 0) return null;
  return (
    <fieldset
      aria-label={t('lobby.family')}
      className="no-scrollbar -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {['', ...families].map((family) => (
        <Chip
          key={family}
          pressed={filter.family === family}
          className="min-h-11"
          onClick={() => onChange({ ...filter, family: filter.family === family ? '' : family })}
        >
          {family === '' ? t('lobby.allFamilies') : familyName(family)}
        </Chip>
      ))}
    </fieldset>
  );
}

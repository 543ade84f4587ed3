import { Chip } from '@tonalli/ui/chip/chip';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { useTranslation } from 'react-i18next';
import type { ToldCard } from '../results/told';
import { type CardFilter, choices } from './ordered-cards';
import { useFamilyName } from './use-family-name';

interface CardFiltersProps {
  cards: readonly ToldCard[];
  filter: CardFilter;
  onChange: (filter: CardFilter) => void;
}

/** Fewer than that are seen at a glance. */
const SEARCHED_FROM = 7;

const ROW = 'no-scrollbar -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0';

/** Narrows the cards by name where they are many, by what is played, and by product line. */
export function CardFilters({ cards, filter, onChange }: CardFiltersProps) {
  const { t } = useTranslation('lottery');
  const familyName = useFamilyName();
  const families = choices(cards, 'family');
  const modes = cards.filter(
    (card, index) => cards.findIndex(({ prizeMode }) => prizeMode === card.prizeMode) === index,
  );
  return (
    <section aria-label={t('lobby.filters')} className="flex flex-col gap-3 empty:hidden">
      {cards.length < SEARCHED_FROM ? null : (
        <SearchField
          label={t('lobby.search')}
          placeholder={t('lobby.search')}
          clearLabel={t('lobby.clear')}
          value={filter.text}
          maxLength={60}
          onValueChange={(text) => onChange({ ...filter, text })}
          className="max-w-md"
        />
      )}
      {families.length === 0 ? null : (
        <fieldset aria-label={t('lobby.family')} className={ROW}>
          <Chip pressed={filter.family === ''} className="min-h-11" onClick={() => onChange({ ...filter, family: '' })}>
            {t('lobby.allFamilies')}
          </Chip>
          {families.map((family) => (
            <Chip
              key={family}
              pressed={filter.family === family}
              className="min-h-11"
              onClick={() => onChange({ ...filter, family: filter.family === family ? '' : family })}
            >
              {familyName(family)}
            </Chip>
          ))}
        </fieldset>
      )}
      {modes.length < 2 ? null : (
        <fieldset aria-label={t('lobby.mode')} className={ROW}>
          <Chip
            pressed={filter.prizeMode === ''}
            className="min-h-11"
            onClick={() => onChange({ ...filter, prizeMode: '' })}
          >
            {t('lobby.allModes')}
          </Chip>
          {modes.map(({ prizeMode }) => (
            <Chip
              key={prizeMode}
              pressed={filter.prizeMode === prizeMode}
              className="min-h-11"
              onClick={() => onChange({ ...filter, prizeMode: filter.prizeMode === prizeMode ? '' : prizeMode })}
            >
              {t(`lobby.modes.${prizeMode}`)}
            </Chip>
          ))}
        </fieldset>
      )}
    </section>
  );
}

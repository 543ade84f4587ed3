import { SearchField } from '@tonalli/ui/search-field/search-field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';

export interface JournalFilters {
  text: string;
  kind: '' | 'call' | 'job' | 'command';
  endpoint: string;
  member: string;
  code: string;
}

export const NO_FILTERS: JournalFilters = { text: '', kind: '', endpoint: '', member: '', code: '' };

const KINDS = ['call', 'job', 'command'] as const;
const WORDS = ['endpoint', 'member', 'code'] as const;

interface JournalFilterFieldsProps {
  filters: JournalFilters;
  onChange: (change: Partial<JournalFilters>) => void;
}

/** Narrows the list; the platform does the searching. */
export function JournalFilterFields({ filters, onChange }: JournalFilterFieldsProps) {
  const { t } = useTranslation();
  return (
    <search className="grid grid-cols-2 gap-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="max-lg:col-span-2">
        <SearchField
          label={t('journal.search')}
          placeholder={t('journal.search')}
          clearLabel={t('journal.clearSearch')}
          maxLength={256}
          value={filters.text}
          onValueChange={(text) => onChange({ text })}
        />
      </div>
      <Select
        aria-label={t('journal.kindOf')}
        value={filters.kind}
        options={[
          { value: '', label: t('journal.all') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`journal.kind.${kind}`) })),
        ]}
        onChange={(event) => onChange({ kind: KINDS.find((kind) => kind === event.target.value) ?? '' })}
      />
      {WORDS.map((name) => (
        <TextInput
          key={name}
          aria-label={t(`journal.filter.${name}`)}
          placeholder={t(`journal.filter.${name}`)}
          spellCheck={false}
          maxLength={64}
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value.trim() })}
        />
      ))}
    </search>
  );
}

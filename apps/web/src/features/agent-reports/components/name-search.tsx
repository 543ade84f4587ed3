import { SearchField } from '@tonalli/ui/search-field/search-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NameSearchProps {
  value: string;
  onSearch: (name: string) => void;
}

/** The beginning of a user name; asked for when it is sent, or cleared. */
export function NameSearch({ value, onSearch }: NameSearchProps) {
  const { t } = useTranslation('agent-reports');
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form aria-label={t('filters.name')} onSubmit={submit}>
      <SearchField
        label={t('filters.name')}
        placeholder={t('filters.name')}
        clearLabel={t('filters.clear')}
        maxLength={32}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          if (next === '' && value !== '') onSearch('');
        }}
      />
    </form>
  );
}

import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language';
import { trpc } from '../trpc/trpc';

const HOME_COUNTRY = 'MX';

interface MobileFieldProps {
  label: string;
  dialingCode: string;
  mobile: string;
  onDialingCodeChange: (dialingCode: string) => void;
  onMobileChange: (mobile: string) => void;
  required?: boolean | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** A mobile number with its country's dialling code. */
export function MobileField(props: MobileFieldProps) {
  const { label, dialingCode, mobile, onDialingCodeChange, onMobileChange, required, error, autoFocus } = props;
  const { t } = useTranslation('session');
  const language = useLanguage();
  const { data } = trpc.registration.countries.useQuery({ language }, { staleTime: Number.POSITIVE_INFINITY });
  const countries = data ?? [{ countryCode: HOME_COUNTRY, countryDialingCode: dialingCode, name: '' }];
  // Several countries share a code, so the chosen one is known by its own.
  const [chosen, setChosen] = useState(HOME_COUNTRY);
  const known = countries.find((country) => country.countryCode === chosen);
  const shown =
    known?.countryDialingCode === dialingCode
      ? known
      : countries.find((country) => country.countryDialingCode === dialingCode);

  const chooseCountry = (code: string) => {
    const country = countries.find((candidate) => candidate.countryCode === code);
    if (!country) return;
    setChosen(country.countryCode);
    onDialingCodeChange(country.countryDialingCode);
  };
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] items-start gap-2">
      <Field label={t('login.country')}>
        <Select
          value={shown?.countryCode ?? ''}
          autoComplete="tel-country-code"
          options={countries.map((country) => ({
            value: country.countryCode,
            label: `+${country.countryDialingCode} ${country.name}`,
          }))}
          onChange={(event) => chooseCountry(event.currentTarget.value)}
        />
      </Field>
      <Field label={label} required={required} error={error}>
        <TextInput
          {...(autoFocus ? { 'data-autofocus': '' } : {})}
          type="tel"
          name="mobile"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
          value={mobile}
          onChange={(event) => onMobileChange(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}

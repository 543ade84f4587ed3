import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Phone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** Who helps free of charge, and the permit that the operator works under. */
export function HelpLines() {
  const { t } = useTranslation('breaks');
  const language = useLanguage();
  const { data } = trpc.system.contact.useQuery();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-xl bg-surface p-5 ring-1 ring-line ring-inset sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {t('help.title')}
      </h2>
      {data ? (
        <ul className="flex flex-col gap-3">
          {data.helpLines.map(({ names, phone, hours }) => (
            <li key={phone} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <span>
                <span className="block font-semibold">{names[language]}</span>
                <span className="block text-muted text-sm">{hours[language]}</span>
              </span>
              <a
                href={`tel:${phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-lg"
              >
                <Phone aria-hidden="true" className="size-5" />
                {phone}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-12" />
      )}
      {data?.permit ? <p className="text-faint text-sm">{t('help.permit', { permit: data.permit })}</p> : null}
    </section>
  );
}

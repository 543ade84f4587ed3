import { useTranslation } from 'react-i18next';

const RULES = ['get', 'once', 'break', 'claim'] as const;

/** What holds for every raffle. */
export function RaffleRules() {
  const { t } = useTranslation('raffles');
  return (
    <details className="rounded-xl bg-raised px-4 py-3">
      <summary className="cursor-pointer font-semibold">{t('rules.title')}</summary>
      <ul className="flex list-disc flex-col gap-1 pt-3 pl-5 text-muted text-sm">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </details>
  );
}

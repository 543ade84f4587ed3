import { Card } from '@tonalli/ui/card/card';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const STEPS = ['one', 'two', 'three'] as const;

export function ReferralSteps() {
  const { t } = useTranslation('referral');
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg">
          {t('steps.title')}
        </h2>
        <ol className="mt-4 grid gap-4 sm:grid-cols-3 sm:gap-6">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3 text-muted text-sm">
              <span
                aria-hidden="true"
                className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-marigold-soft font-bold text-marigold-bright"
              >
                {index + 1}
              </span>
              <span className="pt-1">{t(`steps.${step}`)}</span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

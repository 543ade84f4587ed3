import type { PersonalEntry } from '@tonalli/contracts/envelopes/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useOpenPersonal } from '../hooks/use-open-personal';

/** The member's own envelope of this week, and what the envelopes of each level hold. */
export function PersonalEnvelope({ personal }: { personal: PersonalEntry }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const { level, steps } = personal;
  const own = steps.findLast((step) => level >= step.level);
  const money = (amountMinor: number) => formatAmount(amountMinor, { language });
  const between = ({ fromMinor, toMinor }: { fromMinor: number; toMinor: number }) =>
    t('personal.between', { from: money(fromMinor), to: money(toMinor) });
  return (
    <Card className="flex flex-col gap-5" role="region" aria-labelledby="personal-envelope">
      <div>
        <h2 id="personal-envelope" className="text-xl">
          {t('personal.title')}
        </h2>
        <p className="text-muted text-sm">
          {own ? t('personal.text', { until: formatDateTime(personal.endsAt, language) }) : t('personal.none')}
        </p>
      </div>
      {own ? <Opening personal={personal} range={between(own)} /> : null}
      <div className="border-line border-t pt-4">
        <h3 className="font-semibold text-sm">{t('personal.levels')}</h3>
        <ul className="mt-2 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
          {steps.map((step) => (
            <li
              key={step.level}
              aria-current={step === own ? 'true' : undefined}
              className={`flex flex-wrap justify-between gap-x-3 ${step === own ? 'font-semibold text-marigold' : 'text-muted'}`}
            >
              <span>{t('personal.fromLevel', { level: step.level })}</span>
              <span className="money">{between(step)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-muted text-xs">{t('personal.chance')}</p>
      </div>
    </Card>
  );
}

function Opening({ personal, range }: { personal: PersonalEntry; range: string }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const failureText = useFailureText();
  const open = useOpenPersonal();
  const { openedMinor } = personal;
  if (openedMinor !== null)
    return (
      <Alert tone="success" title={t('own', { amount: formatAmount(openedMinor, { language }) })} announce>
        {t('personal.next', { time: formatDateTime(personal.endsAt, language) })}
      </Alert>
    );
  return (
    <>
      {open.error ? (
        <Alert tone="danger" announce>
          {failureText(open.error)}
        </Alert>
      ) : null}
      <p className="font-bold font-display text-2xl text-marigold">{range}</p>
      <Button size="lg" loading={open.isPending} onClick={() => open.mutate({})}>
        <MailOpen aria-hidden="true" />
        {t('personal.open')}
      </Button>
    </>
  );
}

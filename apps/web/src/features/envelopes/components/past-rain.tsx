import type { RainEntry } from '@tonalli/contracts/envelopes/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { isRainFair } from '../verify-rain';

/** A rain that is over: what the member got, and the proof of the split. */
export function PastRain({ rain }: { rain: RainEntry }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const { ownMinor } = rain;
  return (
    <Card role="group" aria-labelledby={`${rain.id}-title`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${rain.id}-title`} className="font-semibold">
          {rain.title}
        </h3>
        <p className="text-muted text-sm">{formatDateTime(rain.opensAt, language)}</p>
      </div>
      <p className={ownMinor === null ? 'text-muted' : 'font-semibold text-jade'}>
        {ownMinor === null ? t('past.nothing') : t('past.own', { amount: formatAmount(ownMinor, { language }) })}
      </p>
      <Split rain={rain} />
    </Card>
  );
}

function Split({ rain }: { rain: RainEntry }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const [isFair, setFair] = useState<boolean | null>(null);
  const { seed, amountsMinor } = rain;
  if (seed === null || amountsMinor === null) return null;
  const check = async () => setFair(await isRainFair({ ...rain, seed, amountsMinor }));
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-marigold">{t('past.proof')}</summary>
      <div className="mt-3 flex flex-col items-start gap-3">
        <dl className="flex flex-col gap-2">
          <dt className="text-muted">{t('hash')}</dt>
          <dd className="break-all font-mono text-xs">{rain.seedHash}</dd>
          <dt className="text-muted">{t('seed')}</dt>
          <dd className="break-all font-mono text-xs">{seed}</dd>
        </dl>
        <Button variant="secondary" onClick={() => void check()}>
          {t('past.check')}
        </Button>
        {isFair === null ? null : (
          <Alert tone={isFair ? 'success' : 'danger'} announce>
            {isFair ? t('past.right', { amount: formatAmount(rain.poolMinor, { language }) }) : t('past.wrong')}
          </Alert>
        )}
        <p className="text-muted">{t('past.amounts')}</p>
        <ol className="flex max-h-48 flex-wrap gap-x-4 gap-y-1 overflow-y-auto">
          {[...amountsMinor.entries()].map(([place, amountMinor]) => (
            <li key={place}>
              <Money amountMinor={amountMinor} language={language} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

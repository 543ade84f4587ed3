import type { ClosingView } from '@tonalli/contracts/account/api';
import { Card } from '@tonalli/ui/card/card';
import { Money } from '@tonalli/ui/money/money';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

const COUNTED = ['freePlays', 'points', 'rewards', 'tickets'] as const;

/** What is paid out, what is lost and what is kept. */
export function ClosingFacts({ closing: { payoutMinor, loss } }: { closing: ClosingView }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const lost = COUNTED.filter((name) => loss[name] > 0);
  const isNothing = loss.bonusMinor === 0 && lost.length === 0;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Part title={t('closing.paid')}>
        <Money amountMinor={payoutMinor} language={language} className="text-2xl" />
        <p className="text-muted text-sm">{t(payoutMinor > 0 ? 'closing.paidText' : 'closing.paidNothing')}</p>
      </Part>
      <Part title={t('closing.lost')}>
        {isNothing ? <p className="text-muted text-sm">{t('closing.lostNothing')}</p> : null}
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 empty:hidden">
          {loss.bonusMinor > 0 ? (
            <>
              <dt className="text-muted">{t('closing.loss.bonus')}</dt>
              <dd>
                <Money amountMinor={loss.bonusMinor} language={language} />
              </dd>
            </>
          ) : null}
          {lost.map((name) => (
            <div key={name} className="contents">
              <dt className="text-muted">{t(`closing.loss.${name}`)}</dt>
              <dd className="money text-end">{loss[name]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t('closing.ends')} className="lg:col-span-2">
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-muted text-sm">
          <li>{t('closing.endsText.login')}</li>
          <li>{t('closing.endsText.marketing')}</li>
          <li>{t('closing.endsText.name')}</li>
          <li>{t('closing.endsText.records')}</li>
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={`flex flex-col gap-3 ${className}`}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}

import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { DOCUMENT_PARTS } from '@tonalli/contracts/identity-check/parts';
import { formatDate } from '@tonalli/i18n/format';
import { Card } from '@tonalli/ui/card/card';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { SentPicture } from './slot-picture';

/** What was handed over, to look at. */
export function SentDocuments({ check: { documents, curp, addressIssuedOn } }: { check: IdentityCheckView }) {
  const { t } = useTranslation('identity-check');
  const language = useLanguage();
  const id = useId();
  const sent = DOCUMENT_PARTS.filter((part) => documents.some((document) => document.part === part));
  if (sent.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-xl">
        {t('sent.title')}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-4">
        {sent.map((part) => (
          <li key={part} className="flex w-24 flex-col gap-1.5 sm:w-32">
            <SentPicture part={part} />
            <span className="text-muted text-sm">{t(`item.${part}`)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
        {curp ? (
          <div>
            <dt className="text-faint">{t('item.curp')}</dt>
            <dd className="money">{curp}</dd>
          </div>
        ) : null}
        {addressIssuedOn ? (
          <div>
            <dt className="text-faint">{t('field.issued.label')}</dt>
            <dd>{formatDate(`${addressIssuedOn}T12:00:00Z`, language)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="text-faint text-sm">{t('private')}</p>
    </Card>
  );
}

import type { OfferPreview } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Alert } from '@tonalli/ui/alert/alert';
import { Money } from '@tonalli/ui/money/money';
import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useMomentText } from '../hooks/use-moment-text';
import { useSpanText } from '../hooks/use-span-text';
import { EndingList } from './ending-list';

interface OfferPreviewViewProps {
  kind: ContractKind;
  preview: OfferPreview;
}

/** What an offer would mean: from when, what last period would have cost, what would end, and the games' edge (CON-03, CON-07). */
export function OfferPreviewView({ kind, preview }: OfferPreviewViewProps) {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  const id = useId();
  const { wouldBeginAt, ending, whatIf, edge } = preview;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{t('preview.begins', { when: moment(wouldBeginAt) })}</p>
      {ending.length > 0 ? (
        <section aria-labelledby={`${id}-ending`} className="flex flex-col gap-3">
          <Alert tone="warning" title={<span id={`${id}-ending`}>{t('ending.title', { count: ending.length })}</span>}>
            {t('ending.preview')}
          </Alert>
          <EndingList ending={ending} />
        </section>
      ) : null}
      <section aria-labelledby={`${id}-whatif`} className="flex flex-col gap-3">
        <h3 id={`${id}-whatif`} className="text-lg">
          {t('preview.whatIf')}
        </h3>
        {whatIf ? (
          <WhatIf kind={kind} whatIf={whatIf} />
        ) : (
          <p className="text-muted text-sm">{t('preview.noWhatIf')}</p>
        )}
      </section>
      {edge.length > 0 ? (
        <section aria-labelledby={`${id}-edge`} className="flex flex-col gap-3">
          <h3 id={`${id}-edge`} className="text-lg">
            {t('preview.edge')}
          </h3>
          <p className="text-muted text-sm">{t('preview.edgeText')}</p>
          <EdgeTable edge={edge} />
        </section>
      ) : null}
    </div>
  );
}

function WhatIf({ kind, whatIf }: { kind: ContractKind; whatIf: NonNullable<OfferPreview['whatIf']> }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const span = useSpanText();
  const { paidNow, paidThen, ownGross, downlines } = whatIf;
  return (
    <>
      <p className="text-muted text-sm">{t('preview.period', { period: span({ kind, ...whatIf }) })}</p>
      <dl className="divide-y divide-line rounded-lg bg-ink-deep px-4 text-sm ring-1 ring-line ring-inset">
        {(
          [
            ['paidNow', paidNow],
            ['paidThen', paidThen],
            ['difference', paidThen - paidNow],
            ['ownGross', ownGross],
          ] as const
        ).map(([name, amountMinor]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-muted">{t(`preview.${name}`)}</dt>
            <dd className="font-semibold">
              <Money amountMinor={amountMinor} language={language} sign={name === 'difference' ? 'always' : 'auto'} />
            </dd>
          </div>
        ))}
      </dl>
      {downlines.length > 0 ? (
        <table className="w-full border-collapse text-sm">
          <caption className="pb-2 text-left font-semibold">{t('preview.downlines')}</caption>
          <thead className="text-muted text-xs">
            <tr>
              {(['name', 'now', 'then', 'change'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx('py-2 font-semibold', column === 'name' ? 'text-left' : 'text-right')}
                >
                  {t(`preview.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {downlines.map(({ person, paidNow: now, paidThen: then }) => (
              <tr key={person.memberId} className="border-line border-t">
                <th scope="row" className="py-2 text-left font-normal">
                  {person.name}
                </th>
                <td className="py-2 text-right">
                  <Money amountMinor={now} language={language} />
                </td>
                <td className="py-2 text-right">
                  <Money amountMinor={then} language={language} />
                </td>
                <td className="py-2 text-right font-semibold">
                  <Money amountMinor={then - now} language={language} tone="sign" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}

function EdgeTable({ edge }: { edge: OfferPreview['edge'] }) {
  const { t } = useTranslation(['agent-contracts', 'lobby']);
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line rounded-lg bg-ink-deep px-4 text-sm ring-1 ring-line ring-inset">
      {edge.map(({ category, paidBp, edgeBp, allowedBp, isWithin }) => {
        const Icon = isWithin ? CircleCheck : TriangleAlert;
        return (
          <li key={category} className="flex items-start gap-3 py-2.5">
            <Icon
              aria-hidden="true"
              className={clsx('mt-0.5 size-5 shrink-0', isWithin ? 'text-jade' : 'text-danger')}
            />
            <span>
              <span className="font-semibold">{t(`lobby:type.${category}`)}: </span>
              {t(isWithin ? 'preview.within' : 'preview.above', {
                paid: formatBasisPoints(paidBp, language),
                edge: formatBasisPoints(edgeBp, language),
                allowed: formatBasisPoints(allowedBp, language),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

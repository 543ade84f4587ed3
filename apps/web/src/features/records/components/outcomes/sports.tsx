import { SportsView } from '@tonalli/contracts/games/sports';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../hooks/use-language';

type Leg = SportsView['legs'][number];

function LegRow({ leg, number }: { leg: Leg; number: number }) {
  const { t } = useTranslation('records');
  const words = [
    `${t('sports.odds')} ${(leg.oddsMilli / 1_000).toFixed(2)}`,
    t(`sports.${leg.result ?? 'open'}`),
    ...(leg.isCorrected ? [t('sports.corrected')] : []),
  ];
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
      <span className="font-semibold">{t('sports.legOf', { number })}</span>
      <span className="text-muted">{words.join(' · ')}</span>
    </li>
  );
}

/** A slip: how its legs were put together, and how each came out. */
export default function SportsOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const read = SportsView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { form, lines, legs, stakeMinor } = read.data;
  const named = form.kind === 'named' ? form.name : null;
  const kind = form.kind === 'system' ? t('sports.system', { size: form.size }) : named;
  const facts = [
    [t('sports.form'), kind ?? t(form.kind === 'parlay' ? 'sports.parlay' : 'sports.singles')],
    [t('sports.lines'), String(lines)],
    [t('sports.stake'), formatAmount(stakeMinor, { language })],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <dl className="grid grid-cols-3 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-4 mb-1 font-semibold">{t('sports.legs')}</h3>
      <ol>
        {legs.map((leg, index) => (
          <LegRow key={`${leg.event}/${leg.type}/${leg.key}/${leg.selection}`} leg={leg} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

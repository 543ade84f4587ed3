import { SportsView } from '@tonalli/contracts/games/sports';
import { SYSTEM_NAMES } from '@tonalli/sportsbook/system-names';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../hooks/use-language';
import { factorOf, SlipLeg } from '../slip-leg';

const BOX = 'rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset';

/** What a line of all legs multiplies its stake by; null where there are more lines, or one is undecided. */
function productOf({ form, legs }: SportsView): number | null {
  if (form.kind !== 'parlay') return null;
  const factors = legs.map(factorOf).filter((factor) => factor !== null);
  return factors.length < legs.length ? null : factors.reduce((all, factor) => all * factor, 1);
}

/** A slip: how its legs were put together, who met whom in each, and how it came out. */
export default function SportsOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const read = SportsView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { form, lines, legs, stakeMinor } = read.data;
  const named = form.kind === 'named' ? SYSTEM_NAMES[form.name] : null;
  const kind = form.kind === 'system' ? t('sports.system', { size: form.size }) : named;
  const product = productOf(read.data);
  const facts = [
    [t('sports.form'), kind ?? t(form.kind === 'parlay' ? 'sports.parlay' : 'sports.singles')],
    [t('sports.lines'), String(lines)],
    [t('sports.stake'), formatAmount(stakeMinor, { language })],
    ...(product === null ? [] : [[t('sports.product'), `× ${product.toFixed(3)}`]]),
  ];
  return (
    <section className={BOX}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
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
          <SlipLeg key={`${leg.event}/${leg.type}/${leg.key}/${leg.selection}`} leg={leg} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

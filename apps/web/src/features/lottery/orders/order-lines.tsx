import type { LotteryFamily } from '@tonalli/lottery/play';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { ChosenRows } from '../../../components/lottery/chosen-rows';
import { useFamilyTexts } from '../../../components/lottery/family-texts';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldOrder } from '../results/told';

interface OrderLinesProps {
  order: ToldOrder;
  family: LotteryFamily | null | undefined;
}

/** What was bet, line by line, with what each costs and has won so far. */
export function OrderLines({ order, family }: OrderLinesProps) {
  const { t } = useTranslation('lottery');
  return (
    <section aria-labelledby="order-lines" className="flex flex-col gap-3">
      <h2 id="order-lines" className="text-lg">
        {t('order.lines')}
      </h2>
      <ol className="flex flex-col gap-2">
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places
          <li key={index} className="rounded-lg bg-surface p-4 ring-1 ring-line ring-inset">
            <OrderLine order={order} family={family} line={line} place={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OrderLineProps extends OrderLinesProps {
  line: ToldOrder['lines'][number];
  place: number;
}

function OrderLine({ order, family, line, place }: OrderLineProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const texts = useFamilyTexts(order.family);
  const play = family?.plays.find(({ id }) => id === line.play);
  const amount = (minor: number, trimZeros = false) => formatAmount(minor, { language, trimZeros });
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-base tracking-normal">
          <span className="text-faint">{t('order.line', { number: place })}: </span>
          {play ? `${texts.group(play.group)} · ` : ''}
          {texts.play(line.play)}
        </h3>
        <ChosenRows
          play={play}
          selection={line.selection}
          texts={texts}
          stations={order.issues[0]?.stations ?? []}
          label={t('order.line', { number: place })}
        />
      </div>
      <div className="money text-sm sm:text-right">
        <p className="text-muted">
          {t('order.bets', { count: line.bets })} ·{' '}
          {t('order.unit', { unit: amount(line.unitMinor, true), multiple: line.multiple })}
        </p>
        <p className="font-semibold">{t('order.stakePerDraw', { amount: amount(line.stakeMinor) })}</p>
        <p className="text-faint">{t('order.maxPayout', { amount: amount(line.maxPayoutMinor) })}</p>
        {line.payoutMinor > 0 ? (
          <p className="font-semibold">{t('order.wonSoFar', { amount: amount(line.payoutMinor) })}</p>
        ) : null}
      </div>
    </div>
  );
}

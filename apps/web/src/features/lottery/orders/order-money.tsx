import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldOrders } from '../results/told';

type Amounts = Pick<ToldOrders['rows'][number], 'stakeMinor' | 'heldMinor' | 'payoutMinor' | 'rebateMinor' | 'state'>;

/** What an order cost, holds and paid; what is nought is left out, but for what it cost and paid. */
export function OrderMoney({ order, className }: { order: Amounts; className?: string }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const figures = [
    { name: t('orders.staked'), minor: order.stakeMinor, isShown: true, colour: '' },
    { name: t('orders.held'), minor: order.heldMinor, isShown: order.heldMinor > 0, colour: '' },
    {
      name: t('orders.won'),
      minor: order.payoutMinor,
      isShown: order.state !== 'OPEN' || order.payoutMinor > 0,
      colour: order.payoutMinor > order.stakeMinor ? 'text-jade' : '',
    },
    { name: t('orders.rebate'), minor: order.rebateMinor, isShown: order.rebateMinor > 0, colour: '' },
  ];
  return (
    <dl className={className}>
      {figures
        .filter(({ isShown }) => isShown)
        .map(({ name, minor, colour }) => (
          <div key={name}>
            <dt className="text-faint text-xs">{name}</dt>
            <dd className="font-semibold">
              <Money amountMinor={minor} language={language} className={colour} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

import type { GrantView } from '@tonalli/contracts/bonuses/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { GiveUp } from './give-up';

/** Gives a bonus up: one that waits is lost whole. */
export function CancelGrant({ grant: { id, state, leftMinor, bonusMinor } }: { grant: GrantView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { client } = useAppServices();
  const { data: balances } = trpc.wallet.balance.useQuery();
  const shown = (minor: number) => formatAmount(minor, { language });
  const lost = shown(state === 'ACTIVE' ? leftMinor : bonusMinor);
  const words = {
    open: t('cancel.open'),
    title: t('cancel.title'),
    text: t('cancel.text', { lost, kept: balances ? shown(balances.mainMinor) : t('cancel.balance') }),
    confirm: t('cancel.confirm'),
    cancel: t('cancel.keep'),
    done: t('cancel.done'),
  };
  return <GiveUp id={id} words={words} send={client.bonuses.cancel.mutate} />;
}

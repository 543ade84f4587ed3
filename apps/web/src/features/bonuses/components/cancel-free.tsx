import type { FreePlaysView } from '@tonalli/contracts/bonuses/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useLanguage } from '../../../hooks/use-language';
import { GiveUp } from './give-up';

/** Gives up the free plays that are left. */
export function CancelFree({ plays: { id, count, used, stakeMinor, wonMinor } }: { plays: FreePlaysView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { client } = useAppServices();
  const shown = (minor: number) => formatAmount(minor, { language });
  const left = count - used;
  const words = {
    open: t('free.cancel.open'),
    title: t('free.cancel.title'),
    text: t('free.cancel.text', { count: left, worth: shown(left * stakeMinor), won: shown(wonMinor) }),
    confirm: t('free.cancel.confirm'),
    cancel: t('free.cancel.keep'),
    done: t('free.cancel.done'),
  };
  return <GiveUp id={id} words={words} send={client.bonuses.cancelFree.mutate} />;
}

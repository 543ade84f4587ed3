import type { PointEntryRow } from '@tonalli/contracts/points/api';
import { useTranslation } from 'react-i18next';
import { usePointText } from './use-point-text';

/** What is noted beside a change of the points, in words. */
export function useRemark(): (row: PointEntryRow) => string {
  const { t } = useTranslation('points');
  const text = usePointText();
  return ({ type, amountMinor, reward, quantity }) => {
    const amount = text.money(amountMinor ?? 0);
    const pieces = { quantity: text.count(quantity ?? 1), reward: reward ?? '' };
    switch (type) {
      case 'BET':
        return t('remark.bet', { amount });
      case 'MULTIPLIER':
        return t('remark.multiplier', { amount });
      case 'CONVERT':
        return t('remark.convert', { amount });
      case 'REDEEM':
        return t('remark.reward', pieces);
      case 'RETURN':
        return t('remark.rejected', pieces);
      case 'GRANT':
        return t('remark.grant');
    }
  };
}

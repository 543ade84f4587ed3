import { Link, type LinkProps } from '@tanstack/react-router';
import type { RewardKind } from '@tonalli/contracts/rewards/reward';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import type { Receipt } from '../hooks/use-claim-rewards';

/** Where what came is recorded; what has no page of its own stands in the list below. */
const BONUSES = { link: { to: PATHS.member, search: { page: 'bonuses' } }, name: 'bonuses' } as const;
const RECORDS: Partial<
  Record<RewardKind, { link: LinkProps; name: 'movements' | 'points' | 'raffles' | 'wheel' | 'bonuses' }>
> = {
  freeSpins: BONUSES,
  freeBet: BONUSES,
  cash: { link: { to: PATHS.member, search: { page: 'transactionHistory' } }, name: 'movements' },
  points: { link: { to: PATHS.pointMall }, name: 'points' },
  multiplier: { link: { to: PATHS.pointMall }, name: 'points' },
  spins: { link: { to: PATHS.member, search: { page: 'wheel' } }, name: 'wheel' },
  tickets: { link: { to: PATHS.member, search: { page: 'raffles' } }, name: 'raffles' },
};

interface RewardReceiptProps {
  receipt: Receipt;
  /** What each reward is, in words. */
  textOf: (claimed: Receipt['claimed'][number]) => string;
  onDismiss: () => void;
}

/** What a claim brought, and where it is now. */
export function RewardReceipt({ receipt: { claimed, refused }, textOf, onDismiss }: RewardReceiptProps) {
  const { t } = useTranslation(['rewards', 'common']);
  const isNothing = claimed.length === 0;
  return (
    <Alert
      announce
      tone={isNothing ? 'warning' : 'success'}
      title={isNothing ? t('rewards:receipt.nothing') : t('rewards:receipt.title')}
      dismiss={{ label: t('rewards:receipt.close'), onDismiss }}
    >
      <ul className="flex flex-col gap-1">
        {claimed.map((each) => {
          const record = RECORDS[each.reward.kind];
          return (
            <li key={each.rewardId} className="flex flex-wrap items-baseline gap-x-2">
              <span className="money font-semibold text-text">{textOf(each)}</span>
              <span>{t(`rewards:receipt.where.${each.reward.kind}`)}</span>
              {record ? (
                <Link {...record.link} className="font-semibold text-marigold underline">
                  {t(`rewards:receipt.${record.name}`)}
                </Link>
              ) : null}
            </li>
          );
        })}
      </ul>
      {refused > 0 ? <p className="mt-1">{t('rewards:receipt.refused', { count: refused })}</p> : null}
    </Alert>
  );
}

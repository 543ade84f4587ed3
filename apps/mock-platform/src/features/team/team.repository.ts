import { joinAccount } from '../../ledger/relations';
import { type Below, DOWNLINE } from '../../people/downline.repository';
import { repository } from '../../world/world';

export const teamRepository = repository(({ sqlite }) => {
  // `CROSS JOIN` begins at the downline, however many accounts there are.
  const balance = sqlite.prepare<[Below], { balanceMinor: number }>(
    `SELECT coalesce(sum(a.balance_minor), 0) balanceMinor
     FROM ${DOWNLINE} t ${joinAccount('t.member_id', 'member.main')}`,
  );
  return {
    balanceMinor: (of: Below): number => balance.get(of)?.balanceMinor ?? 0,
  };
});

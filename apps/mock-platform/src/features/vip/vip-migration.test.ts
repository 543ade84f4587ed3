import { VIP_BONUS_KINDS } from '@tonalli/contracts/vip/wire';
import { expect, it } from 'vitest';
import { EXTENSIONS } from '../../features';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import { migrateDatabase } from '../../sqlite/migrations';
import { openDatabase } from '../../sqlite/open-database';
import { migrateUpTo } from '../../testing/migrate-up-to';
import { TEST_PLATFORM } from '../../testing/templates';
import { openWorld } from '../../world/open-world';
import { vipRepository } from './vip.repository';
import { waitingBonuses } from './vip-bonuses';

const [UPGRADE, MONTHLY] = VIP_BONUS_KINDS;
const LATER_MS = 9_000_000_000_000;

it('DEV-07 MEM-10 bonuses of the version before that wait can be claimed in the reward centre, and what was claimed is not given anew', () => {
  const sqlite = openDatabase(':memory:');
  migrateUpTo(sqlite, '0075_closed_accounts');
  sqlite.exec(`
    INSERT INTO rewards (id, member_id, source, source_key, title_es, title_en, reward, granted_at)
      VALUES (7, 'ANA', 'mission', 'mission:1', 'Una', 'One', '{"kind":"points","points":5}', 100);
    INSERT INTO vip_bonuses (id, member_id, kind, level, occasion, amount_minor, granted_at, expires_at, claimed_at) VALUES
      (1, 'ANA', '${UPGRADE}', 1, 'level-1', 1000, 200, NULL, 300),
      (2, 'ANA', '${UPGRADE}', 2, 'level-2', 2000, 400, NULL, NULL),
      (3, 'ANA', '${MONTHLY}', 2, '2026-01', 1000, 500, 600, NULL),
      (4, 'ANA', '${MONTHLY}', 2, '2026-02', 1000, 700, ${LATER_MS}, NULL);
  `);
  migrateDatabase(sqlite);
  const world = openWorld({ ...EXTENSIONS, name: 'old', sqlite, seed: 'old', platform: TEST_PLATFORM });
  const waiting = waitingBonuses(world, 'ANA').map(({ kind, level, reward }) => [
    ...[kind, level, reward.id, reward.source, reward.sourceKey, reward.titleEs, reward.titleEn],
    ...[reward.reward, reward.grantedAt, reward.expiresAt],
  ]);
  const cash = (amountMinor: number) => ({ kind: 'cash', amountMinor });
  expect(waiting).toEqual([
    ['UPGRADE', 2, 8, 'vip', 'vip:ANA:level-2', 'Por llegar a Cobre', 'For reaching Copper', cash(2_000), 400, null],
    [
      ...['MONTHLY', 2, 10, 'vip', 'vip:ANA:2026-02', 'Bono mensual de Cobre', 'Monthly bonus of Copper'],
      ...[cash(1_000), 700, LATER_MS],
    ],
  ]);
  // Of the month that is over it is kept that it lapsed, and of the claimed one that it was had.
  expect(rewardsRepository(world).ofKey('vip:ANA:2026-01')).toMatchObject({ id: 9, expiresAt: 600, paidAt: null });
  const had = vipRepository(world).ofMember('ANA');
  expect(new Map(had.map(({ occasion, rewardId }) => [occasion, rewardId]))).toEqual(
    new Map<string, number | null>([
      ['level-1', null],
      ['level-2', 8],
      ['2026-01', 9],
      ['2026-02', 10],
    ]),
  );
  world.close();
});

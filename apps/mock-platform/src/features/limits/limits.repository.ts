import { repository } from '../../world/world';

interface LimitsRow {
  daily: number | null;
  weekly: number | null;
  monthly: number | null;
}

export const limitsRepository = repository(({ sqlite }) => {
  const find = sqlite.prepare<[string], LimitsRow>(
    'SELECT daily_minor daily, weekly_minor weekly, monthly_minor monthly FROM deposit_limits WHERE member_id = ?',
  );
  const insert = sqlite.prepare<[LimitsRow & { memberId: string; at: number }]>(
    `INSERT INTO deposit_limits (member_id, daily_minor, weekly_minor, monthly_minor, set_at)
     VALUES (@memberId, @daily, @weekly, @monthly, @at)`,
  );
  return {
    find: (memberId: string): LimitsRow | undefined => find.get(memberId),
    insert: (row: LimitsRow & { memberId: string; at: number }): void => void insert.run(row),
  };
});

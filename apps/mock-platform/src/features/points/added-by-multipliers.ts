import { PLAY_SLOTS } from '../../rollups/play.repository';

/** For the audit, which asks for everybody at once what `multipliers.repository.ts` asks for one: `member_id`, `more_minor`. */
export const ADDED_BY_MULTIPLIERS = `(SELECT member_id, sum(minor) more_minor FROM (
  SELECT m.member_id, s.at, (max(m.factor) - 1) * max(0, sum(s.valid_minor) / count(DISTINCT m.id)) minor
    FROM point_multipliers m JOIN ${PLAY_SLOTS} s ON s.member_id = m.member_id AND s.at >= m.starts_at AND s.at < m.ends_at
   GROUP BY m.member_id, s.at) GROUP BY member_id)`;

import { repository } from '../world/world';

export const removalRepository = repository(({ sqlite }) => ({
  newestId: sqlite.prepare<[], string>('SELECT id FROM members ORDER BY rowid DESC LIMIT 1').pluck(),
  removeFromTree: sqlite.prepare<[string]>('DELETE FROM member_tree WHERE descendant_id = ?'),
  removeRates: sqlite.prepare<[string]>('DELETE FROM member_rates WHERE member_id = ?'),
  removeProfile: sqlite.prepare<[string]>('DELETE FROM member_profiles WHERE member_id = ?'),
  remove: sqlite.prepare<[string]>('DELETE FROM members WHERE id = ?'),
}));

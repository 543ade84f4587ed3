/** For statements of other tables: when the member `@memberId` joined. */
export const JOINED_AT = '(SELECT created_at FROM members WHERE id = @memberId)';

/** For statements of other tables: who may come in, with what their sessions show of them. */
export const ACTIVE_MEMBERS = `(SELECT id, username, account, nickname, type FROM members WHERE status = 'active')`;

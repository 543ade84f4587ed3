import { repository } from '../world/world';

export interface Email {
  address: string;
  subject: string;
  text: string;
  /** Milliseconds since epoch. */
  sentAt: number;
}

export const mailRepository = repository(({ sqlite }) => ({
  insert: sqlite.prepare<[Email]>(
    'INSERT INTO emails (address, subject, text, sent_at) VALUES (@address, @subject, @text, @sentAt)',
  ),
  /** Newest first, of one address or all. */
  list: sqlite.prepare<[{ address: string | null; limit: number }], Email>(
    `SELECT address, subject, text, sent_at sentAt FROM emails
     WHERE @address IS NULL OR address = @address ORDER BY id DESC LIMIT @limit`,
  ),
}));

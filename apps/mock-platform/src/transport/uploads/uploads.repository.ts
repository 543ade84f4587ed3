import type { UploadType } from '@tonalli/contracts/upload-limits';
import { repository } from '../../world/world';

export interface StoredImage {
  type: UploadType;
  width: number;
  height: number;
  data: string;
}

type NewImage = StoredImage & { memberId: string; reference: string; at: number };

export const uploadsRepository = repository(({ sqlite }) => ({
  insert: sqlite.prepare<[NewImage]>(
    `INSERT INTO uploads (member_id, reference, type, width, height, data, at)
     VALUES (@memberId, @reference, @type, @width, @height, @data, @at)`,
  ),
  own: sqlite.prepare<[number, string], StoredImage>(
    'SELECT type, width, height, data FROM uploads WHERE id = ? AND member_id = ?',
  ),
  ofReference: sqlite.prepare<[string], { id: number }>('SELECT id FROM uploads WHERE reference = ? ORDER BY id'),
}));

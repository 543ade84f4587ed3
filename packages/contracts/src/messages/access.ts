import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const messagesAccess: AccessOf<typeof wire> = {
  deleteMessages: { may: 'member', owns: 'ids', input: { ids: ['N00000001'] } },
  fetchMessage: { may: 'member', owns: 'messageId', input: { messageId: 'N00000001', language: 'ES' } },
  fetchUnreadCount: { may: 'member', input: {} },
  listMessages: { may: 'member', input: { filter: 'all', pageNo: '1', pageSize: '10', language: 'ES' } },
  readMessages: { may: 'member', owns: 'ids', input: { ids: ['N00000001'] } },
  restoreMessages: { may: 'member', owns: 'ids', input: { ids: ['N00000001'] } },
};

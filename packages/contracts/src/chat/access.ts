import type { AccessOf } from '../access-row';
import type * as wire from './wire';
import type { CHAT_ENDPOINTS } from './wire-room';

export const chatAccess: AccessOf<typeof wire & typeof CHAT_ENDPOINTS> = {
  listModels: { may: 'everybody', input: {} },
  launchChat: { may: 'member', input: { modelId: 'none', backUrl: 'https://tonalli.test/' } },
  'chat.open': { may: 'everybody', input: { launch: 'of-nobody-but-long-enough', world: 'default' } },
  'chat.state': { may: 'player', input: {} },
  'chat.older': { may: 'player', input: { before: '1' } },
  'chat.send': { may: 'player', input: { key: 'of-access', text: 'Hola' } },
  'chat.read': { may: 'player', input: { upTo: 1 } },
  'chat.block': { may: 'player', input: { isBlocked: true } },
  'chat.report': { may: 'player', input: { reason: 'other' } },
};

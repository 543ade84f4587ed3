import type { AccessOf } from '../access-row';
import type * as wire from './wire';
import type { GAME_ENDPOINTS } from './wire-games';

export const playAccess: AccessOf<typeof wire & typeof GAME_ENDPOINTS> = {
  launchGame: {
    may: 'signed in',
    input: { nodeId: 'none', vendor: 'SLR', gameType: 'RNG', device: 'WEB', backUrl: 'https://tonalli.test/' },
  },
  listRooms: { may: 'signed in', input: { language: 'ES' } },
  listTables: { may: 'everybody', input: { nodeIds: 'none' } },
  'play.check': { may: 'player', input: { id: 'none-0' } },
  'play.history': { may: 'player', input: {} },
  'play.open': { may: 'everybody', input: { launch: 'of-nobody-but-long-enough', world: 'default' } },
  'play.place': { may: 'player', input: { roundKey: 'of-access', bet: {} } },
  'play.rotate': { may: 'player', input: { clientSeed: 'mi-suerte' } },
  'play.round': { may: 'player', input: { round: 'NNNNNNNNNNNNN' } },
  'play.spin': { may: 'player', input: { spinId: 'of-access', lineStakeMinor: 7 } },
  'play.state': { may: 'player', input: {} },
  'play.step': { may: 'player', input: { round: 'NNNNNNNNNNNNN', step: 0, input: {} } },
  'play.table': { may: 'player', input: {} },
  'play.time': { may: 'player', input: {} },
  'play.verify': { may: 'everybody', input: { round: 'NNNNNNNNNNNNN' } },
  'play.withdraw': { may: 'player', input: { round: 'NNNNNNNNNNNNN' } },
};

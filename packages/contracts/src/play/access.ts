import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const playAccess: AccessOf<typeof wire> = {
  launchGame: {
    may: 'signed in',
    input: { nodeId: 'none', vendor: 'SLR', gameType: 'RNG', device: 'WEB', backUrl: 'https://tonalli.test/' },
  },
};

import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const financesAccess: AccessOf<typeof wire> = {
  fetchFinanceCheck: { may: 'member', input: {} },
};

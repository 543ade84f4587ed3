import { ownRows } from '../../world/own-rows';
import { bonusFree, bonusGrants } from './bonuses.table';

/** What a member is handed over of these tables. */
export const ownBonuses = [
  ownRows('bonuses.grants', bonusGrants, { by: ['id'], without: ['sourceKey'] }),
  ownRows('bonuses.free', bonusFree, { by: ['id'], without: ['sourceKey'] }),
];

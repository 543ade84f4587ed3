import { ownRows } from '../../world/own-rows';
import { wheelCredits, wheelSpins } from './wheel.table';

/** What a member is handed over of these tables. */
export const ownWheel = [
  ownRows('wheel.spins', wheelSpins, { by: ['id'], without: ['serverSeed', 'costMinor'] }),
  ownRows('wheel.credits', wheelCredits, { by: ['id'], without: ['key'] }),
];

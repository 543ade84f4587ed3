import { ownRows } from '../world/own-rows';
import { bets } from './bets.table';
import { betCorrections } from './rounds.table';

/** What a member is handed over of these tables. */
export const ownPlay = [
  ownRows('play.bets', bets, { by: ['at', 'id'], without: ['detail'] }),
  ownRows('play.corrections', betCorrections, { by: ['settledAt', 'id'] }),
];

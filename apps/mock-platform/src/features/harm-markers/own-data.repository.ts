import { ownRows } from '../../world/own-rows';
import { harmActions } from './harm-markers.table';

/** What a member is handed over of these tables. */
export const ownHarm = [
  ownRows('protection.contacts', harmActions, { by: ['id'], without: ['band', 'score', 'note', 'outcome'] }),
];

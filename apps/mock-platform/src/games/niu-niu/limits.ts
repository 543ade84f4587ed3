import type { NiuNiuConfig } from '@tonalli/contracts/games/niu-niu';
import { fixedByTitle } from '../fixed-by-title';
import { roomOf } from '../rooms/rake';

/** What a seat puts up, in antes: more than anybody but the bank can lose in a hand. */
const COVER_ANTES = 50;

const room = (anteMinor: number): NiuNiuConfig => roomOf(anteMinor, COVER_ANTES);

export const INITIAL = room(100);
const ROOMS = [INITIAL, room(200), room(500), room(1_000)];

/** What a room is played for is fixed by its title. */
export const limitsOf = (nodeId: string): NiuNiuConfig => fixedByTitle(nodeId, ROOMS);

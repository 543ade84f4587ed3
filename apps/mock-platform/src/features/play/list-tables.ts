import type { listTables as listTablesEndpoint } from '@tonalli/contracts/play/wire';
import type { Verb } from '../../transport/verb';
import { tableTiles } from './table-tiles';

export const listTables: Verb<typeof listTablesEndpoint> = ({ ctx: { world }, input: { nodeIds } }) =>
  tableTiles(world, nodeIds);

import {
  GAME_TYPES,
  type GameClassify,
  type GameType,
  type listVendorGameTypes as listVendorGameTypesEndpoint,
  type listVendors as listVendorsEndpoint,
} from '@tonalli/contracts/lobby/wire';
import { vendorLogoPath } from '../../art/paths';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { vendorRepository } from './vendor.repository';
import { vendorCounts } from './vendor-counts.repository';

export interface VendorLaneCard {
  vassalage: string;
  name: string;
  icon: string;
  gameClassify: GameClassify[];
  isGame: 'GAME' | 'VASSALAGE';
  gameCount: number;
  isHot: 0 | 1;
}

/** Types whose vendors open a list of their games over the page; slots have a page of their own. */
const LIST_TYPES: ReadonlySet<GameType> = new Set(['LIVE', 'FISH', 'PVP']);

/** The vendors of every type that has any, in their order of appearance. */
export function vendorLanes(world: World): { title: GameType; cards: VendorLaneCard[] }[] {
  const counts = vendorCounts(world)();
  return GAME_TYPES.map((title) => {
    const cards = new Map<string, VendorLaneCard>();
    for (const row of counts.filter(({ gameType }) => gameType === title)) {
      const card = cards.get(row.vendor) ?? {
        vassalage: row.vendor,
        name: row.name,
        icon: vendorLogoPath(row.vendor),
        gameClassify: [],
        isGame: LIST_TYPES.has(title) ? 'VASSALAGE' : 'GAME',
        gameCount: 0,
        isHot: row.isHot === 1 ? 1 : 0,
      };
      card.gameClassify.push(row.classify);
      card.gameCount += row.games;
      cards.set(row.vendor, card);
    }
    return { title, cards: [...cards.values()] };
  }).filter(({ cards }) => cards.length > 0);
}

export const listVendors: Verb<typeof listVendorsEndpoint> = ({ ctx }) => ({ data: { lanes: vendorLanes(ctx.world) } });

export const listVendorGameTypes: Verb<typeof listVendorGameTypesEndpoint> = ({ ctx, input }) => ({
  types: vendorRepository(ctx.world).typesOf(input.vassalage),
});

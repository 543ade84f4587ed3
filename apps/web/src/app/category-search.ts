import { type LobbySearch, parseLobbySearch } from '../features/lobby/lobby-search';
import { type LotterySearch, parseLotterySearch } from '../features/lottery/lottery-search';

/** What the pages of categories and lotteries keep in the address. */
export const parseCategorySearch = (raw: { readonly [key: string]: unknown }): LobbySearch & LotterySearch => ({
  ...parseLobbySearch(raw),
  ...parseLotterySearch(raw),
});

import { lazyPart } from '../../../app/chunks/lazy-screen';
import { WidgetBoundary } from '../../../components/widget-boundary';
import { gameOfAddress, type SheetSearch } from '../lobby-search';

export const GameSheet = lazyPart(() => import('./game-sheet'));
const VendorList = lazyPart(() => import('./vendor-list'));

/** What the address holds over the page: a vendor's games, and a game over those. */
export default function Sheets({ game, list }: SheetSearch) {
  return (
    <WidgetBoundary quiet>
      {list ? <VendorList vendor={list} /> : null}
      {game ? <GameSheet gameId={gameOfAddress(game)} /> : null}
    </WidgetBoundary>
  );
}

import { FishConfig } from '@tonalli/contracts/games/fish';
import { RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { byId } from '../../page/dom';
import { buildFrame } from '../../page/instant/frame';
import { openPage } from '../../page/open-page';
import { moneyWriter } from '../../page/texts';
import { FishGame } from './fish-game';
import { loadSea } from './load-sea';
import { texts } from './texts';

void loadSea();
buildFrame();
openPage(RoundGameState, async (page) => {
  const { createSea } = await loadSea();
  const config = FishConfig.parse(page.state.config);
  const [t, money] = [texts(page.lang), moneyWriter(page.lang)];
  byId('game', HTMLElement).dataset.art = config.art;
  const game = new FishGame({ page, t, money, config });
  game.open(await createSea(byId('sea', HTMLDivElement), game.waters, config.art));
});

import { GameState } from '@tonalli/contracts/play/slot-shapes';
import { byId } from '../../page/dom';
import { pathsInto } from '../../page/icons';
import { openPage } from '../../page/open-page';
import { statedRtpPercent } from '../exact';
import { MODELS } from '../models';
import { startGame } from './game';
import { fetchSymbols } from './server';
import { texts } from './texts';

openPage(GameState, async (page) => {
  const { state, lang } = page;
  const sheet = await fetchSymbols(state.game.nodeId);
  const { style } = document.documentElement;
  for (const [part, colour] of Object.entries(sheet.palette)) style.setProperty(`--${part}`, colour);
  for (const id of ['emblem', 'crest']) {
    const picture = document.getElementById(id);
    if (picture) pathsInto(picture, sheet.symbols.high1?.paths ?? []);
  }
  const rtp = statedRtpPercent(MODELS[state.model]);
  byId('promise', HTMLParagraphElement).textContent = texts(lang)('promise', { rtp });
  startGame({ ...page, sheet });
});

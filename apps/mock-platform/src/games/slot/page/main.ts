import { GameState } from '@tonalli/contracts/play/slot-shapes';
import { byId } from '../../page/dom';
import { pathsInto } from '../../page/icons';
import { openPage } from '../../page/open-page';
import { loadReels } from '../../page/reels/load-reels';
import { reelSounds } from '../../page/reels/sounds';
import { createSynth } from '../../page/synth';
import { moneyWriter } from '../../page/texts';
import { statedRtpPercent } from '../exact';
import { MODELS } from '../models';
import { startGame } from './game';
import { fetchSymbols } from './server';
import { createStage } from './stage';
import { texts } from './texts';

void loadReels();
openPage(GameState, async (page) => {
  const { state, lang } = page;
  const sheet = await fetchSymbols(state.game.nodeId);
  const { style } = document.documentElement;
  for (const [part, colour] of Object.entries(sheet.palette)) style.setProperty(`--${part}`, colour);
  for (const id of ['emblem', 'crest']) {
    const picture = document.getElementById(id);
    if (picture) pathsInto(picture, sheet.symbols.high1?.paths ?? []);
  }
  const model = MODELS[state.model];
  byId('promise', HTMLParagraphElement).textContent = texts(lang)('promise', { rtp: statedRtpPercent(model) });
  const synth = createSynth();
  const sounds = reelSounds(synth);
  const onReelStop = (reel: number, scatters: number) => {
    sounds.stop(reel);
    if (scatters > 0) sounds.scatter(scatters);
  };
  const host = byId('reels', HTMLDivElement);
  const stage = await createStage({ host, model, sheet, money: moneyWriter(lang), onReelStop });
  startGame({ ...page, sheet, stage, synth });
});

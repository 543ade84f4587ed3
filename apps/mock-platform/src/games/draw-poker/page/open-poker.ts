import { VideoPokerConfig } from '@tonalli/contracts/games/video-poker';
import { openInstant } from '../../page/instant/open-instant';
import { pokerFamily } from './family';
import { texts } from './texts';

/** Opens the page of a game of video poker, whichever its table. */
export const openPoker = (): void => openInstant({ config: VideoPokerConfig, texts, family: pokerFamily });

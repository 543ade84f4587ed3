import { ThreeCardConfig } from '@tonalli/contracts/games/three-card-poker';
import { openInstant } from '../../page/instant/open-instant';
import { threeCardFamily } from './family';
import { texts } from './texts';

openInstant({ config: ThreeCardConfig, texts, family: threeCardFamily });

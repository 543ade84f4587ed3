import { TowerConfig } from '@tonalli/contracts/games/tower';
import { openInstant } from '../../page/instant/open-instant';
import { texts } from './texts';
import { createTower } from './tower';

openInstant({ config: TowerConfig, texts, family: createTower });

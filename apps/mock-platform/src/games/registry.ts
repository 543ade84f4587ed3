import type { AnyGameModule } from '../wagering/define-game';
import { coin } from './coin/module';
import { dice } from './dice/module';
import { hiLo } from './hi-lo/module';
import { keno } from './keno/module';
import { limbo } from './limbo/module';
import { mines } from './mines/module';
import { plinko } from './plinko/module';
import { slot } from './slot/module';
import { tower } from './tower/module';
import { wheel } from './wheel/module';

/** The families that are built, one line each. Titles name theirs by `family`. */
export const GAMES: readonly AnyGameModule[] = [slot, coin, dice, hiLo, keno, limbo, mines, plinko, tower, wheel];

import type { AnyGameModule } from '../wagering/define-game';
import { baccarat } from './baccarat/module';
import { blackjack } from './blackjack/module';
import { blindThreeCardRooms } from './blind-three-card-rooms/module';
import { classic } from './classic/module';
import { cluster } from './cluster/module';
import { coin } from './coin/module';
import { craps } from './craps/module';
import { crash } from './crash/module';
import { deucesWild } from './deuces-wild/module';
import { dice } from './dice/module';
import { dragonTiger } from './dragon-tiger/module';
import { fish } from './fish/module';
import { hiLo } from './hi-lo/module';
import { holdAndSpin } from './hold-and-spin/module';
import { keno } from './keno/module';
import { limbo } from './limbo/module';
import { liveBaccarat } from './live-baccarat/module';
import { liveBlackjack } from './live-blackjack/module';
import { liveRoulette } from './live-roulette/module';
import { lottery } from './lottery/module';
import { mines } from './mines/module';
import { moneyWheel } from './money-wheel/module';
import { niuNiu } from './niu-niu/module';
import { noCommissionBaccarat } from './no-commission-baccarat/module';
import { plinko } from './plinko/module';
import { roulette } from './roulette/module';
import { scratch } from './scratch/module';
import { sicBo } from './sic-bo/module';
import { slot } from './slot/module';
import { speedBaccarat } from './speed-baccarat/module';
import { speedRoulette } from './speed-roulette/module';
import { speedSicBo } from './speed-sic-bo/module';
import { sports } from './sports/module';
import { threeCardPoker } from './three-card-poker/module';
import { threeCardRooms } from './three-card-rooms/module';
import { tower } from './tower/module';
import { videoPoker } from './video-poker/module';
import { ways } from './ways/module';
import { wheel } from './wheel/module';

/** The families that are built, one line each. Titles name theirs by `family`. */
export const GAMES: readonly AnyGameModule[] = [
  slot,
  baccarat,
  blackjack,
  blindThreeCardRooms,
  classic,
  cluster,
  coin,
  craps,
  crash,
  deucesWild,
  dice,
  dragonTiger,
  fish,
  hiLo,
  holdAndSpin,
  keno,
  limbo,
  liveBaccarat,
  liveBlackjack,
  liveRoulette,
  lottery,
  mines,
  moneyWheel,
  niuNiu,
  noCommissionBaccarat,
  plinko,
  roulette,
  scratch,
  sicBo,
  speedBaccarat,
  speedRoulette,
  speedSicBo,
  sports,
  threeCardPoker,
  threeCardRooms,
  tower,
  videoPoker,
  ways,
  wheel,
];

/** What the bench builds worlds of its own from. */
export { openEmulatedWorld } from '../emulator/worlds/open-emulated-world';
export { agree, bet, chainOf, mainOf, playerBelow, termsOf } from '../features/agent-contracts/contracts-fixture';
export { addMissions } from '../features/missions/mission-book';
export { Mission } from '../features/missions/mission-schema';
export { tellsAgainAfter, tellsFirstAfter } from '../games/fish/pace';
export { type Swimmer, shoalOf, swims } from '../games/fish/shoal';
export { creditByHand } from '../guard/credit-by-hand';
export { moveMember } from '../people/move-member';
export { migrateDatabase } from '../sqlite/migrations';
export { keepBet } from '../wagering/bets';
export { correctBet, placeBet } from '../wagering/testing/summary-bets';
export type { OpenWorld } from '../world/open-world';
export { playNiuHands, playTrioHands } from './many-hands';
export { manySlips, playToEnd } from './many-slips';
export { TEST_PLATFORM } from './templates';
export { createTestWorld } from './test-world';

export { maskName } from './announce-win';
export { plantSeed, revealActiveSeed } from './fairness-seeds';
export { forceSpin } from './force-spin';
export { playRound } from './play-round';
export { listPlayers, playableGames } from './playable-game';
export { symbolPathsOf } from './symbols';
export { ROUND_ID_BYTES, roundIdFrom } from './tokens';
export { proofOf } from './verify-round';

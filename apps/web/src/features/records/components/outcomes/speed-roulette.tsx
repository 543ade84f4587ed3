import LiveRouletteOutcome from './live-roulette';

/** As at the slower table. */
export default LiveRouletteOutcome;

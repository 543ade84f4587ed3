// What other features of the platform may use of this one.
export { notePlay } from './note-play';
export { playedByDay } from './played-days';
export { gameRules, playClock, playReport, readPlayTime } from './read-play';
export { answerCheck } from './reality-check';

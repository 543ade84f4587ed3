export { claimForNow, completeByHand, progressOf } from './complete-by-hand';

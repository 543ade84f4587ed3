import { isQuicknetRound, QUICKNET, quicknetValue } from '../kernel/drand-quicknet';
import type { Beacon } from './beacon';

/** Signatures of rounds, hexadecimal, by the round's number. */
type Recorded = ReadonlyMap<number, string>;

/**
 * Rounds of drand's quicknet that were recorded. One whose signature is not the network's is missing, as is one that was not
 * recorded: a round that it should decide is cancelled. A phase behind the close has to last three seconds.
 */
export const drandBeacon = (recorded: Recorded): Beacon => ({
  after(at) {
    const number = Math.max(1, Math.floor((at - QUICKNET.genesisMs) / QUICKNET.periodMs) + 2);
    return { number, at: QUICKNET.genesisMs + (number - 1) * QUICKNET.periodMs };
  },
  valueAt(_world, number) {
    const signature = recorded.get(number);
    if (signature === undefined || !isQuicknetRound(number, signature)) return null;
    return { source: 'drand-quicknet', number, value: quicknetValue(signature), proof: signature };
  },
});

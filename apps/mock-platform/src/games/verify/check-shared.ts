import type { SharedProof } from '@tonalli/contracts/play/round-shapes';
import { fromHex, serverSeedHash, toHex } from '../../kernel/fairness';
import { leafHash, rootBy } from '../../kernel/merkle';
import { leafText, sharedSeedText } from '../../kernel/shared-fairness';
import type { RecordedRound } from './family-verifier';

/** What of a round that many share does not hold, in the order in which it is looked at. */
export type SharedFault = 'chainWrong' | 'rootWrong' | 'beaconWrong' | 'seedTextWrong';

/** A shared round as it was recorded, once it is over. */
export interface SharedRound {
  readonly round: RecordedRound;
  readonly shared: SharedProof;
  readonly serverSeed: string;
}

/** Hashed as often as its number says, the link is the end that was published the day before. */
function isOfChain({ round, shared, serverSeed }: SharedRound): boolean {
  let link = serverSeed;
  for (let number = round.nonce; number > 0; number -= 1) link = serverSeedHash(link);
  return link === shared.chainEnd && serverSeedHash(serverSeed) === round.serverSeedHash;
}

function isInTree({ round, shared: { leaf, path, root } }: SharedRound): boolean {
  // Rounds that are bet on while they are decided have no tree.
  if (root === null) return path === null;
  const { answer, family } = round;
  const bet = 'bet' in answer ? answer.bet : null;
  if (leaf.family !== family || leaf.bet !== JSON.stringify(bet) || path === null) return false;
  const way = path.map(({ side, hash }) => ({ side, hash: fromHex(hash) }));
  return toHex(rootBy(leafHash(leafText(leaf)), way)) === root;
}

/** When a beacon's value is the first behind the close, by its number; both count seconds in their own way. */
const FIRST_BEHIND: Record<NonNullable<SharedProof['beacon']>['source'], (closedAt: number) => number> = {
  demonstration: (closedAt) => Math.floor(closedAt / 1_000) + 1,
  'drand-quicknet': (closedAt) => Math.floor((closedAt - 1_692_803_367_000) / 3_000) + 2,
};

function isOfBeacon({ round, shared: { beacon, closedAt, root } }: SharedRound): boolean {
  if (root === null) return beacon === null;
  if (beacon === null || closedAt === null) return false;
  const isProven = beacon.source === 'demonstration' ? serverSeedHash(beacon.value) === beacon.proof : round.isSigned;
  return isProven === true && beacon.number === FIRST_BEHIND[beacon.source](closedAt);
}

function isTextOf({ round, shared: { rounds, key, beacon, root, salt } }: SharedRound): boolean {
  if (root === null || beacon === null) return root === null;
  return round.clientSeed === sharedSeedText({ rounds, key, beacon: beacon.value, root, salt });
}

/** Null where all of it holds: the chain, the bet's place, the beacon, and that nothing but these decides the round. */
export function faultOf(checked: SharedRound): SharedFault | null {
  if (!isOfChain(checked)) return 'chainWrong';
  if (!isInTree(checked)) return 'rootWrong';
  // A round without its reveal was drawn by nothing.
  if (checked.shared.isCancelled) return null;
  if (!isOfBeacon(checked)) return 'beaconWrong';
  return isTextOf(checked) ? null : 'seedTextWrong';
}

import type { ContractAction, ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { processDividend } from '@tonalli/contracts/agent-contracts/wire';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import type { SideName } from './agent-contracts.table';
import { accept, isExpired, reject, withdraw } from './answer-contract';
import { ask, askForContract } from './ask-contract';
import { actionsIn, stateAt } from './contract-state';
import { toView } from './contract-view';
import { type ContractRow, contractsRepository } from './contracts.repository';
import { endContract } from './end-contract';
import { toEnding } from './ending-view';
import { requireContract } from './find-contract';
import { type Done, offerContract } from './offer-contract';

type Call = Parameters<Verb<typeof processDividend>>[0];
type Input = Call['input'];
interface Acting {
  world: World;
  memberId: string;
  kind: ContractKind;
  input: Input;
}

/** The verb of one kind: what either side does to a contract of it (CON-02, CON-05). */
export const processContract =
  (kind: ContractKind): Verb<typeof processDividend> =>
  ({ ctx: { world, member }, input }) => {
    const { contract, ending } = act({ world, memberId: member.id, kind, input });
    return {
      contract: contract && toView(world, member.id, contract),
      ending: ending.map((each) => toEnding(world, member.id, each)),
    };
  };

function act(acting: Acting): Done {
  const { world, memberId, kind, input } = acting;
  if (input.action === 'offer') return offer(acting);
  if (input.action === 'request' && input.of === 'new')
    return { contract: askForContract(world, { memberId, kind, note: input.note ?? '' }), ending: [] };
  const { contract, side } = requireOf(acting);
  assertMay(world, { contract, side, action: input.action });
  const answer = {
    contract,
    side,
    version: input.version,
    note: input.note ?? '',
    confirmed: input.confirmed ?? false,
  };
  switch (input.action) {
    case 'accept':
      return accept(world, answer);
    case 'terminate': {
      const ending = endContract(world, { contract, reason: 'NOTICE', by: side, note: answer.note });
      return { contract: contractsRepository(world).find(contract.id), ending };
    }
    case 'request':
      return { contract: ask(world, { id: contract.id, of: 'termination', by: side, note: answer.note }), ending: [] };
    case 'reject':
      reject(world, answer);
      break;
    case 'withdraw':
      withdraw(world, answer);
  }
  return { contract: contractsRepository(world).find(contract.id), ending: [] };
}

/** A contract that is named, of the kind that was called for. */
function requireOf({ world, memberId, kind, input }: Acting) {
  const found = requireContract(world, memberId, input.contractId ?? '');
  if (found.contract.kind !== kind) throw new PlatformFailure('CONTRACT_NOT_FOUND');
  return found;
}

function offer(acting: Acting): Done {
  const { world, memberId, kind, input } = acting;
  const { terms, autoCover = false, confirmed = false, note = '' } = input;
  if (terms?.kind !== kind) throw new PlatformFailure('CONTRACT_TERMS');
  const downlineId = input.contractId === undefined ? input.memberId : downlineOf(acting);
  if (downlineId === undefined) throw new PlatformFailure('INVALID_REQUEST');
  return offerContract(world, { uplineId: memberId, downlineId, terms, autoCover, confirmed, note });
}

/** Of a contract in which the caller is the upline. */
function downlineOf(acting: Acting): string {
  const { contract, side } = requireOf(acting);
  if (side !== 'upline') throw new PlatformFailure('CONTRACT_STATE');
  return contract.downlineId;
}

interface Wanted {
  contract: ContractRow;
  side: SideName;
  action: ContractAction;
}

/** Throws `OFFER_EXPIRED` for an answer that comes too late, `CONTRACT_STATE` for what the state does not allow. */
function assertMay(world: World, { contract, side, action }: Wanted): void {
  const now = world.clock.now();
  const may = actionsIn(stateAt(contract, now), side, contract.requestBy);
  if (may.includes(action)) return;
  const isAnswer = action === 'accept' || action === 'reject';
  const isLate = isAnswer && side === 'downline' && isExpired(contract, now);
  throw new PlatformFailure(isLate ? 'OFFER_EXPIRED' : 'CONTRACT_STATE');
}

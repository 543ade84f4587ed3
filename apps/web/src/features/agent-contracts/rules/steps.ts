import type { ContractView } from '@tonalli/contracts/agent-contracts/api';
import type { ContractAction, ContractState } from '@tonalli/contracts/agent-contracts/kinds';

export const STEP_NAMES = [
  ...(['acceptOffer', 'rejectOffer', 'withdrawOffer', 'acceptEnd', 'rejectEnd', 'rejectNew'] as const),
  ...(['withdrawRequest', 'askNew', 'askEnd', 'terminate'] as const),
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** A step that needs a word or two and no terms: what it is called, and what is sent. */
export interface PersonalStep {
  name: StepName;
  action: ContractAction;
  of?: 'new' | 'termination';
  /** Names the version that was read. */
  answersOffer: boolean;
  takesNote: boolean;
  /** Whether the payer's wallet is a matter of it. */
  cover: boolean;
}

type About = Pick<ContractView, 'side' | 'state' | 'offered' | 'request' | 'actions'>;
/** Nothing of it goes on: what is asked for then is another one. */
const OVER: ReadonlySet<ContractState> = new Set(['ENDING', 'ENDED', 'REJECTED', 'WITHDRAWN', 'EXPIRED']);

/** What the caller may do to a contract now, beside writing an offer; what answers somebody comes first. */
export function stepsOf({ side, state, offered, request, actions }: About): PersonalStep[] {
  const may = (action: ContractAction) => actions.includes(action);
  const isOffered = offered !== null && side === 'downline';
  const isAsked = request !== null && request.by !== side;
  const step = (name: StepName, action: ContractAction, more: Partial<PersonalStep> = {}): PersonalStep => ({
    ...{ name, action, answersOffer: false, takesNote: true, cover: false },
    ...more,
  });
  const answers: (PersonalStep | false)[] = isOffered
    ? [
        may('accept') &&
          step('acceptOffer', 'accept', {
            ...{ answersOffer: true, takesNote: false, cover: offered.terms.payer === 'upline' },
          }),
        may('reject') && step('rejectOffer', 'reject', { answersOffer: true }),
      ]
    : [
        may('accept') && isAsked && step('acceptEnd', 'accept', { takesNote: false }),
        may('reject') && isAsked && step(request.of === 'new' ? 'rejectNew' : 'rejectEnd', 'reject'),
      ];
  const own: (PersonalStep | false)[] = [
    may('withdraw') &&
      (offered !== null && side === 'upline'
        ? step('withdrawOffer', 'withdraw', { takesNote: false })
        : step('withdrawRequest', 'withdraw', { takesNote: false })),
    may('request') &&
      (OVER.has(state) ? step('askNew', 'request', { of: 'new' }) : step('askEnd', 'request', { of: 'termination' })),
    may('terminate') && step('terminate', 'terminate'),
  ];
  return [...answers, ...own].filter((each) => each !== false);
}

/** Whether somebody waits for the caller's word. */
export const waitsForMe = ({ side, offered, request }: Pick<About, 'side' | 'offered' | 'request'>): boolean =>
  (offered !== null && side === 'downline') || (request !== null && request.by !== side);

export const ASK_NEW: PersonalStep = {
  ...{ name: 'askNew', action: 'request', of: 'new', answersOffer: false, takesNote: true, cover: false },
};

import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { isCurp, normaliseCurp } from '@tonalli/contracts/identity-check/curp';
import type { PhotoId } from '@tonalli/contracts/identity-check/parts';
import { useState } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { useSession } from '../../../app/session/use-session';
import { useDraft } from '../../../hooks/draft';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { readFailure } from '../../../trpc/platform-failure';
import { identityDraft, NOTHING_TYPED } from '../identity-draft';

/** Why a typed field cannot be sent, by the texts `field.<name>.<fault>`. */
const FIELD_FAULTS = ['required', 'curp', 'birthday', 'tooYoung', 'future', 'tooOld'] as const;

interface Typed {
  photoId: PhotoId;
  curp?: string;
  addressIssuedOn?: string;
}

/** What is typed beside the pictures, what is wrong with it, and the handing over. */
export function useSubmitCheck(check: IdentityCheckView) {
  const { client, queries } = useAppServices();
  const owner = useSession().session?.customerId ?? null;
  const kept = useDraft(identityDraft);
  const draft = kept.owner === owner ? kept : NOTHING_TYPED;
  const [isAsked, setAsked] = useState(false);
  const send = useIdempotentCall(client.identityCheck.submit.mutate, (sent) => {
    identityDraft.reset();
    queries.identityCheck.read.setData(undefined, sent);
    window.scrollTo({ top: 0 });
  });
  const told = send.error ? readFailure(send.error).fields : {};
  const toldOf = (name: string) => FIELD_FAULTS.find((fault) => fault === told[name]?.patternId) ?? null;
  const curp = normaliseCurp(draft.curp);
  const hasCurp = check.curp !== null && check.faults.curp === undefined;
  const issuedOn = draft.addressIssuedOn ?? check.addressIssuedOn ?? '';

  const ownCurpFault = curp === '' ? (hasCurp ? null : 'required') : isCurp(curp) ? null : 'curp';
  const curpFault = check.asks.curp ? ownCurpFault : null;
  const issuedFault = check.asks.address && issuedOn === '' ? 'required' : null;
  const change = (values: Partial<typeof draft>) => {
    if (send.error) send.reset();
    identityDraft.change({ ...draft, ...values, owner });
  };
  return {
    draft,
    issuedOn,
    hasCurp,
    change,
    isAsked,
    isPending: send.isPending,
    /** What none of the fields says. */
    error: send.error && Object.keys(told).length === 0 ? send.error : null,
    curpFault: (isAsked ? curpFault : null) ?? toldOf('curp'),
    issuedFault: (isAsked ? issuedFault : null) ?? toldOf('addressIssuedOn'),
    submit(photoId: PhotoId, isComplete: boolean) {
      setAsked(true);
      if (!isComplete || curpFault || issuedFault || send.isPending) return;
      const typed: Typed = { photoId };
      if (curp !== '' && check.asks.curp) typed.curp = curp;
      if (issuedOn !== '' && check.asks.address) typed.addressIssuedOn = issuedOn;
      send.mutate(typed);
    },
  };
}

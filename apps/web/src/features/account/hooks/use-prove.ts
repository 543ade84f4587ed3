import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { useState } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import type { Typing } from '../../../hooks/external-window';
import { signWithPasskey } from '../../../hooks/passkeys';
import { useExternalWindow } from '../../../hooks/use-external-window';
import { useMemberSearch } from '../../../hooks/use-member-search';
import { trpc } from '../../../trpc/trpc';
import { parseSecuritySearch } from '../security-search';

/** Re-authentication without a password: passkey, code or external account; `onProven` repeats the call that needed it. */
export function useProve(onProven: () => void) {
  const { client } = useAppServices();
  const [keyTrouble, setKeyTrouble] = useState<'left' | 'failed' | null>(null);
  const { mutate, isPending, error, reset } = trpc.account.prove.useMutation({ onSuccess: onProven });
  const service = useExternalWindow({
    intent: 'prove',
    typing: useOpenDialog(),
    onReturn: ({ attempt }) => mutate({ way: 'external', attempt }),
  });
  const clear = () => {
    setKeyTrouble(null);
    reset();
  };
  const sign = async () => {
    clear();
    const signed = await signWithPasskey(await client.session.beginPasskeyLogin.mutate(), false);
    if (signed === null) setKeyTrouble('left');
    else mutate({ way: 'passkey', response: signed });
  };
  return {
    submitting: isPending,
    error,
    service,
    keyTrouble,
    byService(provider: ExternalProvider) {
      clear();
      service.begin(provider);
    },
    byCode: (way: 'totp' | 'mobile', code: string) => mutate({ way, code }),
    byPasskey: () => void sign().catch(() => setKeyTrouble('failed')),
  };
}

/** After a full-page login at the service, the dialog that needed it opens again. */
function useOpenDialog(): Typing {
  const { search, show } = useMemberSearch(parseSecuritySearch);
  return { read: () => search, restore: (typed) => show(parseSecuritySearch(Object(typed))) };
}

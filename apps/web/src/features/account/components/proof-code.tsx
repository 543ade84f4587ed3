import { Button } from '@tonalli/ui/button/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeRow } from '../../../components/code-row';
import { codeReadyAt } from '../../../hooks/code-ready-at';
import { trpc } from '../../../trpc/trpc';
import { useNeeded } from '../hooks/use-proof';
import { TotpField } from './totp-field';

interface ProofCodeProps {
  way: 'totp' | 'mobile';
  /** With all but its ends hidden. */
  mobile: string | null;
  busy: boolean;
  onTyped: (way: 'totp' | 'mobile', code: string) => void;
}

/** A code of the authenticator, or one that is sent to the member's own number. */
export function ProofCode({ way, mobile, busy, onTyped }: ProofCodeProps) {
  const { t } = useTranslation('account');
  const code = useNeeded();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.check()) onTyped(way, code.value.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {way === 'mobile' ? <SentCode mobile={mobile ?? ''} code={code} /> : <TotpField code={code} />}
      <Button type="submit" size="lg" block loading={busy}>
        {t('proof.submit')}
      </Button>
    </form>
  );
}

function SentCode({ mobile, code }: { mobile: string; code: ReturnType<typeof useNeeded> }) {
  const { t } = useTranslation('account');
  const [readyAt, setReadyAt] = useState<number | null>(null);
  const { mutate, isPending, error, reset } = trpc.account.sendProofCode.useMutation({
    onSuccess: ({ expiredMinutes }) => setReadyAt(codeReadyAt(expiredMinutes)),
  });
  return (
    <>
      <p className="text-sm">{t('proof.mobile', { mobile })}</p>
      <CodeRow
        label={t('contact.code')}
        value={code.value}
        error={code.fault}
        onChange={code.change}
        sending={{
          readyAt,
          pending: isPending,
          failure: error,
          request() {
            mutate();
            return true;
          },
          dismiss: reset,
          sentText: t('contact.sent'),
        }}
      />
    </>
  );
}

import { RULE_KINDS } from '@tonalli/contracts/rules';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { CodeRow } from '../../../components/code-row';
import { MobileField } from '../../../components/mobile-field';
import { SecretField } from '../../../components/secret-field';
import { codeReadyAt } from '../../../hooks/code-ready-at';
import { trpc } from '../../../trpc/trpc';
import { useFailurePlace, useNeeded } from '../hooks/use-proof';
import { SecretDialog } from './secret-dialog';

const MEXICO = '52';
const MOBILE = /^[\d\s()+.-]{7,20}$/;

interface ContactDialogProps {
  kind: 'mobile' | 'email';
  hasPassword: boolean;
  onClose: () => void;
}

/** Binds a number or an address: a code that was sent there, and the password (AUTH-17). */
export default function ContactDialog({ kind, hasPassword, onClose }: ContactDialogProps) {
  const { t } = useTranslation('account');
  const form = useBindContact({ kind, hasPassword, onClose });
  return (
    <SecretDialog
      title={t(`contact.${kind}.title`)}
      text={t(`contact.${kind}.text`)}
      save={t('contact.save')}
      form={form}
      onClose={onClose}
    >
      {kind === 'mobile' ? (
        <MobileField
          label={t('security.mobile.name')}
          required
          autoFocus
          dialingCode={form.dialingCode}
          mobile={form.contact}
          error={form.contactFault}
          onDialingCodeChange={form.setDialingCode}
          onMobileChange={form.setContact}
        />
      ) : (
        <Field label={t('security.email.name')} required error={form.contactFault}>
          <TextInput
            data-autofocus=""
            type="email"
            autoComplete="email"
            maxLength={254}
            value={form.contact}
            onChange={(event) => form.setContact(event.currentTarget.value)}
          />
        </Field>
      )}
      <CodeRow
        label={t('contact.code')}
        value={form.code.value}
        error={form.code.fault ?? form.place.code}
        onChange={form.code.change}
        sending={form.sending}
      />
      {hasPassword ? (
        <SecretField
          label={t('proof.password')}
          autoComplete="current-password"
          value={form.password.value}
          error={form.password.fault ?? form.place.password}
          onChange={form.password.change}
        />
      ) : null}
    </SecretDialog>
  );
}

function useBindContact({ kind, hasPassword, onClose }: ContactDialogProps) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const [contact, setContact] = useState('');
  const [dialingCode, setDialingCode] = useState(MEXICO);
  const [wrong, setWrong] = useState(false);
  const [readyAt, setReadyAt] = useState<number | null>(null);
  const code = useNeeded();
  const password = useNeeded();
  const send = trpc.account.requestContactCode.useMutation({
    onSuccess: ({ expiredMinutes }) => setReadyAt(codeReadyAt(expiredMinutes)),
  });
  const bind = trpc.account.bindContact.useMutation({
    onSuccess() {
      toast.success(t(`contact.${kind}.done`));
      void queries.account.security.invalidate();
      onClose();
    },
  });
  const place = useFailurePlace(bind.error);
  const asked = { kind, contact: contact.trim(), ...(kind === 'mobile' ? { countryDialingCode: dialingCode } : {}) };
  const isContact = () => {
    const good = kind === 'mobile' ? MOBILE.test(asked.contact) : RULE_KINDS.email.test(asked.contact);
    setWrong(!good);
    return good;
  };
  return {
    contact,
    setContact(next: string) {
      setWrong(false);
      setContact(next);
    },
    dialingCode,
    setDialingCode,
    contactFault: wrong ? t(`contact.${kind}.wrong`) : undefined,
    code,
    password,
    place,
    sending: {
      readyAt,
      pending: send.isPending,
      failure: send.error,
      request() {
        if (!isContact()) return false;
        send.mutate(asked);
        return true;
      },
      dismiss: send.reset,
      sentText: t('contact.sent'),
    },
    submitting: bind.isPending,
    error: place.rest,
    submit() {
      const checks = [isContact(), code.check(), !hasPassword || password.check()];
      if (checks.includes(false)) return;
      bind.mutate({
        ...asked,
        verificationCode: code.value.trim(),
        ...(hasPassword ? { password: password.value } : {}),
      });
    },
  };
}

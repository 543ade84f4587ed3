import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { useDraft } from '../../../hooks/draft';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { trpc } from '../../../trpc/trpc';
import { checkForgot, type ForgotFaults } from './check-forgot';
import { forgotDraft } from './forgot-draft';
import { useForgotText } from './use-forgot-text';

/** User name and email, for a link by mail (AUTH-10). */
export function ForgotByEmail({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('session');
  const { register } = useBootstrap();
  const values = useDraft(forgotDraft);
  const [faults, setFaults] = useState<ForgotFaults>({});
  const faultText = useForgotText();
  const { mutate, isPending, error } = trpc.session.requestPasswordMail.useMutation();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkForgot(values, register.rules, 'email');
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const email = values.email.trim();
    mutate({ username: values.username.trim(), email }, { onSuccess: () => onSent(email) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('login.username')} required error={faultText(faults.username)}>
        <TextInput
          data-autofocus=""
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={values.username}
          onChange={(event) => {
            setFaults({ ...faults, username: undefined });
            forgotDraft.change({ username: event.currentTarget.value });
          }}
        />
      </Field>
      <Field label={t('forgot.email')} required hint={t('forgot.emailHint')} error={faultText(faults.email)}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={values.email}
          onChange={(event) => {
            setFaults({ ...faults, email: undefined });
            forgotDraft.change({ email: event.currentTarget.value });
          }}
        />
      </Field>
      <LoginFailure error={error} />
      <Button type="submit" size="lg" block loading={isPending}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  );
}

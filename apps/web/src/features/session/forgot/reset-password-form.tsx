import { newPasswordFaults } from '@tonalli/contracts/new-password';
import { Button } from '@tonalli/ui/button/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../../components/login-failure';
import { SecretField } from '../../../components/secret-field';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { boundsOf, useRuleText } from '../../../hooks/use-rule-text';
import { type FieldFailure, readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';

interface ResetPasswordFormProps {
  token: string;
  /** Whose password it is, with all but the ends hidden. */
  username: string;
  onDone: () => void;
  /** The link was used or has expired meanwhile. */
  onGone: () => void;
}

type Faults = { [Field in 'newPassword' | 'confirmNewPassword']?: FieldFailure | undefined };

export function ResetPasswordForm({ token, username, onDone, onGone }: ResetPasswordFormProps) {
  const { t } = useTranslation(['session', 'registration']);
  const { register } = useBootstrap();
  const ruleText = useRuleText();
  const [values, setValues] = useState({ newPassword: '', confirmNewPassword: '' });
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = trpc.session.resetPasswordByLink.useMutation({
    onSuccess: onDone,
    onError(cause) {
      const { code, fields } = readFailure(cause);
      if (code === 'PASSWORD_LINK_INVALID') onGone();
      else setFaults(fields);
    },
  });
  const rule = register.rules.find(({ field }) => field === 'password');
  const textOf = (fault: FieldFailure | undefined) => fault && ruleText(fault);
  const change = (name: keyof Faults) => (value: string) => {
    setValues({ ...values, [name]: value });
    setFaults({ ...faults, [name]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = newPasswordFaults(rule, values);
    setFaults(found);
    if (Object.keys(found).length === 0) mutate({ token, ...values });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t('session:reset.text', { username })}</p>
      <SecretField
        label={t('session:forgot.newPassword')}
        autoComplete="new-password"
        measured={{}}
        autoFocus
        hint={rule && !faults.newPassword ? ruleText(boundsOf(rule)) : undefined}
        value={values.newPassword}
        error={textOf(faults.newPassword)}
        onChange={change('newPassword')}
      />
      <SecretField
        label={t('session:reset.confirm')}
        autoComplete="new-password"
        value={values.confirmNewPassword}
        error={textOf(faults.confirmNewPassword)}
        onChange={change('confirmNewPassword')}
      />
      <LoginFailure error={error && readFailure(error).code === 'FIELD_INVALID' ? null : error} />
      <Button type="submit" size="lg" block loading={isPending}>
        {t('session:reset.save')}
      </Button>
    </form>
  );
}

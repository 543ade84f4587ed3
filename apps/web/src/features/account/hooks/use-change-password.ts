import { newPasswordFaults } from '@tonalli/contracts/new-password';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useSession } from '../../../app/session/use-session';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useFailureText } from '../../../hooks/use-failure-text';
import { boundsOf, useRuleText } from '../../../hooks/use-rule-text';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
type Values = typeof EMPTY;
type Faults = { [Name in keyof Values]?: string };

/** What was typed to change the password, what is wrong with it, and the change (AUTH-11). */
export function useChangePassword(hasPassword: boolean, onDone: () => void) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const { session } = useSession();
  const { register } = useBootstrap();
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = trpc.account.changePassword.useMutation({
    onSuccess() {
      toast.success(t('password.saved'), { description: t('password.savedText') });
      void queries.account.invalidate();
      onDone();
    },
    onError(cause) {
      const { code, fields } = readFailure(cause);
      if (code === 'PASSWORD_WRONG') setFaults({ oldPassword: failureText(cause) });
      else setFaults(Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, ruleText(fault)])));
    },
  });
  const rule = register.rules.find(({ field }) => field === 'password');

  const check = (): Faults => {
    const found = newPasswordFaults(rule, { ...values, username: session?.username });
    return {
      ...(hasPassword && values.oldPassword === '' ? { oldPassword: t('password.required') } : {}),
      ...Object.fromEntries(Object.entries(found).map(([name, fault]) => [name, ruleText(fault)])),
    };
  };
  const failed = error && readFailure(error).code;
  return {
    values,
    faults,
    /** What the rule asks, in words. */
    ruleHint: rule ? ruleText(boundsOf(rule)) : undefined,
    /** A failure that stands at no field. */
    error: failed === 'PASSWORD_WRONG' || failed === 'FIELD_INVALID' ? null : error,
    submitting: isPending,
    change(name: keyof Values, value: string) {
      setValues({ ...values, [name]: value });
      setFaults({ ...faults, [name]: undefined });
    },
    submit() {
      const found = check();
      setFaults(found);
      if (Object.keys(found).length === 0) mutate(values);
    },
  };
}

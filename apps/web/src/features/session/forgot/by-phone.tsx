import { useNavigate } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { CodeRow } from '../../../components/code-row';
import { LoginFailure } from '../../../components/login-failure';
import { MobileField } from '../../../components/mobile-field';
import { SecretField } from '../../../components/secret-field';
import { codeReadyAt } from '../../../hooks/code-ready-at';
import { useDraft } from '../../../hooks/draft';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { boundsOf } from '../../../hooks/use-rule-text';
import { PATHS } from '../../../paths';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';
import { isMobile } from '../check-login';
import { loginDraft } from '../login-draft';
import { checkForgot, type ForgotFaults } from './check-forgot';
import { forgotDraft } from './forgot-draft';
import { useForgotText } from './use-forgot-text';

/** Number, code and new password; then logged in, and home (AUTH-10). */
export function ForgotByPhone() {
  const { t } = useTranslation(['session', 'account']);
  const values = useDraft(forgotDraft);
  const { register } = useBootstrap();
  const form = useResetByCode();
  const request = trpc.session.requestPasswordCode.useMutation();
  const faultText = useForgotText();
  const rule = register.rules.find(({ field }) => field === 'password');

  const requestCode = () => {
    if (!isMobile(values.mobile)) {
      form.blame({ mobile: { patternId: 'mobile' } });
      return false;
    }
    request.mutate(
      { mobileNum: values.mobile.trim(), countryDialingCode: values.dialingCode },
      { onSuccess: ({ expiredMinutes }) => forgotDraft.change({ codeReadyAt: codeReadyAt(expiredMinutes) }) },
    );
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileField
        label={t('session:login.mobile')}
        required
        autoFocus
        dialingCode={values.dialingCode}
        mobile={values.mobile}
        error={faultText(form.faults.mobile)}
        onDialingCodeChange={(dialingCode) => forgotDraft.change({ dialingCode })}
        onMobileChange={(mobile) => form.change({ mobile })}
      />
      <CodeRow
        label={t('session:login.code')}
        value={values.code}
        error={faultText(form.faults.code)}
        onChange={(code) => form.change({ code })}
        sending={{
          readyAt: values.codeReadyAt,
          pending: request.isPending,
          failure: request.error,
          request: requestCode,
          dismiss: request.reset,
          sentText: t('session:login.codeSent'),
        }}
      />
      <SecretField
        label={t('session:forgot.newPassword')}
        autoComplete="new-password"
        measured={{}}
        hint={form.faults.newPassword ? undefined : faultText(rule && boundsOf(rule))}
        value={values.newPassword}
        error={faultText(form.faults.newPassword)}
        onChange={(newPassword) => form.change({ newPassword })}
      />
      <LoginFailure error={form.error} />
      <Button type="submit" size="lg" block loading={form.submitting}>
        {t('session:forgot.save')}
      </Button>
    </form>
  );
}

function useResetByCode() {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  const navigate = useNavigate();
  const { register } = useBootstrap();
  const [faults, setFaults] = useState<ForgotFaults>({});
  const { mutate, isPending, error } = trpc.session.resetPasswordByCode.useMutation({
    onSuccess(view) {
      forgotDraft.reset();
      loginDraft.reset();
      session.start(view);
      toast.success(t('forgot.done'), { description: t('forgot.doneText') });
      void navigate({ to: PATHS.home });
    },
    onError(cause) {
      const { fields } = readFailure(cause);
      if (fields.newPassword) setFaults({ newPassword: fields.newPassword });
    },
  });
  return {
    faults,
    blame: setFaults,
    submitting: isPending,
    /** A failure that stands at no field. */
    error: error && readFailure(error).code === 'FIELD_INVALID' ? null : error,
    change(values: Partial<Record<'mobile' | 'code' | 'newPassword', string>>) {
      const touched = Object.keys(values).map((name) => [name, undefined]);
      setFaults({ ...faults, ...Object.fromEntries(touched) });
      forgotDraft.change(values);
    },
    submit() {
      const values = forgotDraft.get();
      const found = checkForgot(values, register.rules, 'phone');
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      mutate({
        mobileNum: values.mobile.trim(),
        countryDialingCode: values.dialingCode,
        verificationCode: values.code.trim(),
        newPassword: values.newPassword,
      });
    },
  };
}

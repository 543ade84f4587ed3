import type { RegistrationMethod } from '@tonalli/contracts/registration/faults';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { type FormEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { ProvingNote } from '../../../components/proving-note';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useRefusalText } from '../hooks/use-refusal-text';
import { useRegister } from '../hooks/use-register';
import { Agreements } from './agreements';
import { DepositLimits } from './deposit-limits';
import { RegisterField } from './register-field';

const AdvertisingConsents = lazyPart(() => import('./advertising-consents'));

interface RegisterFormProps {
  method: RegistrationMethod;
  referralCode: string | undefined;
}

export function RegisterForm({ method, referralCode }: RegisterFormProps) {
  const { t } = useTranslation(['registration', 'errors']);
  const form = useRegister(method, referralCode);
  const { asksForConsent } = useBootstrap().register;
  const refusalText = useRefusalText();
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  // A picture that the operator wants copied is shown nowhere here, so nothing else would tell.
  const refusal = form.faults.captcha ? t('errors:FIELD_INVALID') : form.error && refusalText(form.error);
  return (
    <form ref={root} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {form.rules.map((rule, index) => (
        <RegisterField key={rule.field} rule={rule} method={method} form={form} autoFocus={index === 0} />
      ))}
      <DepositLimits faults={form.faults} onTouch={form.touch} />
      {asksForConsent ? (
        <Suspense fallback={null}>
          <AdvertisingConsents />
        </Suspense>
      ) : null}
      <Agreements faults={form.faults} onTouch={form.touch} />
      {refusal ? (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      ) : null}
      <ProvingNote shown={form.proving} />
      <Button type="submit" size="lg" block loading={form.submitting}>
        {t('registration:submit')}
      </Button>
    </form>
  );
}

import type { FieldRule } from '@tonalli/contracts/registration/api';
import { checkField } from '@tonalli/contracts/rules';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MobileField } from '../../../components/mobile-field';
import { PasswordMeter } from '../../../components/password-strength/password-meter';
import { ProvingNote } from '../../../components/proving-note';
import { useDraft } from '../../../hooks/draft';
import { useFailureText } from '../../../hooks/use-failure-text';
import { failureCode } from '../../../trpc/failure-code';
import { useAffiliate } from '../hooks/use-affiliate';
import { useFaultText } from '../hooks/use-fault-text';
import { useRegister } from '../hooks/use-register';
import { changeField, type RegisterMethod, registerDraft } from '../register-draft';
import { Agreements } from './agreements';
import { CodeField } from './code-field';
import { DepositLimits } from './deposit-limits';
import { RuleField } from './rule-field';
import { UsernameAvailability } from './username-availability';

interface RegisterFormProps {
  method: RegisterMethod;
  referralCode: string | undefined;
}

export function RegisterForm({ method, referralCode }: RegisterFormProps) {
  const { t } = useTranslation('registration');
  const values = useDraft(registerDraft);
  const form = useRegister(method, referralCode);
  const faultText = useFaultText();
  const textOf = useFailureText();
  const failureText = (failure: unknown) =>
    failureCode(failure) === 'AFFILIATE_CODE_INVALID' ? t('invitation_code_error') : textOf(failure);
  const affiliate = useAffiliate();
  const [mobileFault, setMobileFault] = useState<ReturnType<typeof checkField>>(null);

  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const field = (rule: FieldRule, first: boolean) => {
    const value = values.fields[rule.field] ?? '';
    const error = faultText(form.faults[rule.field]);
    const change = (next: string) => {
      form.touch(rule.field);
      changeField(rule.field, next);
    };
    if (rule.field === 'verificationCode') {
      const checkMobile = () => {
        const mobileRule = form.rules.find((candidate) => candidate.field === 'mobileNum');
        const fault = mobileRule ? checkField(mobileRule, (values.fields.mobileNum ?? '').trim()) : null;
        setMobileFault(fault);
        return fault === null;
      };
      return <CodeField key={rule.field} method={method} error={error} checkMobile={checkMobile} />;
    }
    if (rule.field === 'mobileNum') {
      return (
        <MobileField
          key={rule.field}
          label={t('field.mobileNum')}
          required={rule.required}
          autoFocus={first}
          dialingCode={values.dialingCode}
          mobile={value}
          error={error ?? faultText(mobileFault ?? undefined)}
          onDialingCodeChange={(dialingCode) => registerDraft.change({ dialingCode })}
          onMobileChange={(next) => {
            setMobileFault(null);
            change(next);
          }}
        />
      );
    }
    const code = rule.field === 'affiliateCode';
    return (
      <RuleField
        key={rule.field}
        rule={rule}
        value={value}
        error={error ?? (code && affiliate.error ? failureText(affiliate.error) : undefined)}
        hint={code && affiliate.name ? t('affiliateOf', { name: affiliate.name }) : undefined}
        autoFocus={first}
        onChange={change}
        onBlur={code ? () => affiliate.check(value) : undefined}
      >
        {rule.field === 'username' ? (
          <UsernameAvailability rule={rule} typed={value} onChoose={change} />
        ) : rule.field === 'password' && !error ? (
          <PasswordMeter password={value} username={method === 'username' ? values.fields.username : undefined} />
        ) : null}
      </RuleField>
    );
  };
  return (
    <form ref={root} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {form.rules.map((rule, index) => field(rule, index === 0))}
      <DepositLimits faults={form.faults} onTouch={form.touch} />
      <Agreements faults={form.faults} onTouch={form.touch} />
      {form.error ? (
        <Alert tone="danger" announce>
          {failureText(form.error)}
        </Alert>
      ) : null}
      <ProvingNote shown={form.proving} />
      <Button type="submit" size="lg" block loading={form.submitting}>
        {t('submit')}
      </Button>
    </form>
  );
}

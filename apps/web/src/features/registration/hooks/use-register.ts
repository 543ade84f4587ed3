import type { FieldRule, RegistrationField } from '@tonalli/contracts/registration/api';
import { type RegistrationMethod, readFields, registrationRules } from '@tonalli/contracts/registration/faults';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useDraft } from '../../../hooks/draft';
import { externalDraft } from '../../../hooks/external-draft';
import { operatorDay } from '../../../hooks/operator-day';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useHumanProof } from '../../../hooks/use-human-proof';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';
import { checkForm, chosenLimits, type RegisterFaults, shownRules } from '../form-rules';
import { type RegisterValues, registerDraft } from '../register-draft';

/** Registers with what the draft holds; faults of the server stand at their fields like our own. */
export function useRegister(method: RegistrationMethod, referralCode: string | undefined) {
  const { t } = useTranslation('registration');
  const { session } = useAppServices();
  const { register, modules } = useBootstrap();
  const [faults, setFaults] = useState<RegisterFaults>({});
  /** Counts what was sent back, by this form or by the server. */
  const [refusals, setRefusals] = useState(0);
  const { mutateAsync, isPending, error } = trpc.registration.register.useMutation();
  const { prepare, prove, proving } = useHumanProof();
  const { newcomer } = useDraft(externalDraft);
  const rules = registrationRules(register.rules, { method, modules, withIdentity: newcomer !== null });
  useEffect(prepare, [prepare]);

  const refuse = (found: RegisterFaults) => {
    setFaults(found);
    setRefusals((count) => count + 1);
  };
  const send = async (values: RegisterValues) => {
    const call = {
      ...registrationOf(values, { method, rules, referralCode }),
      ...(register.asksForConsent && values.consents.length > 0 ? { consents: [...values.consents] } : {}),
      ...(newcomer && { externalAttempt: newcomer.attempt }),
    };
    const view = await prove((proven) => mutateAsync({ ...call, ...proven })).catch((cause: unknown) => {
      refuse(serverFaults(cause, method));
      prepare();
      return null;
    });
    if (!view) return;
    registerDraft.reset();
    externalDraft.reset();
    session.start(view);
    toast.success(t('done', { name: view.nickname || view.username }));
  };
  const judge = () => {
    const { minimumAgeYears } = register;
    return checkForm(registerDraft.get(), { rules, minimumAgeYears, today: operatorDay(Date.now()) });
  };
  const submit = () => {
    const found = judge();
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    void send(registerDraft.get());
  };

  return {
    rules: shownRules(rules, method),
    faults,
    refusals,
    error,
    submitting: isPending || proving,
    proving,
    submit,
    /** Judges one field now; its fault stands there. */
    check(field: RegistrationField): boolean {
      const fault = judge()[field];
      setFaults({ ...faults, [field]: fault });
      return !fault;
    },
    touch(field: keyof RegisterFaults) {
      if (faults[field]) setFaults({ ...faults, [field]: undefined });
    },
  };
}

export type RegisterFormState = ReturnType<typeof useRegister>;

interface Form {
  method: RegistrationMethod;
  rules: readonly FieldRule[];
  referralCode: string | undefined;
}

/** What is sent of what was typed. */
function registrationOf(values: RegisterValues, { method, rules, referralCode }: Form) {
  const { agreedToTerms, ageConfirmed, firebaseSession } = values;
  const fields = readFields(rules, values.fields);
  const { limits } = chosenLimits(values.limits);
  return {
    method,
    fields,
    agreedToTerms,
    ageConfirmed,
    ...(fields.mobileNum ? { countryDialingCode: values.dialingCode } : {}),
    ...(referralCode ? { referralCode } : {}),
    ...(firebaseSession === null ? {} : { firebaseSession }),
    ...(Object.keys(limits).length > 0 ? { depositLimits: limits } : {}),
  };
}

/** The gateway names a field by its path in the input, the platform by its name; a name that is taken is one field's fault. */
export function serverFaults(error: unknown, method: RegistrationMethod): RegisterFaults {
  const { code, fields } = readFailure(error);
  if (code === 'USERNAME_TAKEN' && Object.keys(fields).length === 0)
    return { [method === 'mobile' ? 'mobileNum' : 'username']: { patternId: 'taken' } };
  return Object.fromEntries(Object.entries(fields).map(([path, fault]) => [path.replace(/^fields\./, ''), fault]));
}

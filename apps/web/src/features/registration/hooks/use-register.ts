import type { RegistrationField } from '@tonalli/contracts/registration/api';
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
import { checkForm, chosenLimits, fieldValue, formRules, type RegisterFaults } from '../form-rules';
import { type RegisterMethod, type RegisterValues, registerDraft } from '../register-draft';

/** Registers with what the draft holds; faults of the server stand at their fields like our own. */
export function useRegister(method: RegisterMethod, referralCode: string | undefined) {
  const { t } = useTranslation('registration');
  const { session } = useAppServices();
  const { register, modules } = useBootstrap();
  const [faults, setFaults] = useState<RegisterFaults>({});
  /** Counts what was sent back, by this form or by the server. */
  const [refusals, setRefusals] = useState(0);
  const { mutateAsync, isPending, error } = trpc.registration.register.useMutation();
  const { prepare, prove, proving } = useHumanProof();
  const { newcomer } = useDraft(externalDraft);
  const rules = formRules({ ...register, withoutPassword: newcomer !== null }, method, modules);
  useEffect(prepare, [prepare]);

  const refuse = (found: RegisterFaults) => {
    setFaults(found);
    setRefusals((count) => count + 1);
  };
  const send = async (values: RegisterValues) => {
    const filled = rules.map((rule) => [rule.field, fieldValue(values, rule)] as const).filter(([, value]) => value);
    const fields: Partial<Record<RegistrationField, string>> = Object.fromEntries(filled);
    const { limits } = chosenLimits(values);
    const call = {
      method,
      fields,
      agreedToTerms: values.agreedToTerms,
      ageConfirmed: values.ageConfirmed,
      ...(fields.mobileNum ? { countryDialingCode: values.dialingCode } : {}),
      ...(referralCode ? { referralCode } : {}),
      ...(newcomer ? { externalAttempt: newcomer.attempt } : {}),
      ...(values.firebaseSession === null ? {} : { firebaseSession: values.firebaseSession }),
      ...(Object.keys(limits).length > 0 ? { depositLimits: limits } : {}),
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
  const submit = () => {
    const values = registerDraft.get();
    const today = operatorDay(Date.now());
    const found = checkForm(values, { rules, minimumAgeYears: register.minimumAgeYears, today });
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    void send(values);
  };

  const touch = (field: keyof RegisterFaults) => {
    if (faults[field]) setFaults({ ...faults, [field]: undefined });
  };
  return { rules, submit, submitting: isPending || proving, proving, error, faults, refusals, touch };
}

/** The gateway names a field by its path in the input, the platform by its name; a name that is taken is one field's fault. */
export function serverFaults(error: unknown, method: RegisterMethod): RegisterFaults {
  const { code, fields } = readFailure(error);
  if (code === 'USERNAME_TAKEN' && Object.keys(fields).length === 0)
    return { [method === 'mobile' ? 'mobileNum' : 'username']: { patternId: 'taken' } };
  return Object.fromEntries(Object.entries(fields).map(([path, fault]) => [path.replace(/^fields\./, ''), fault]));
}

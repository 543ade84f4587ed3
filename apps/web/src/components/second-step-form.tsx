import type { SecondStepView, SessionView } from '@tonalli/contracts/session/api';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeReadyAt } from '../hooks/code-ready-at';
import { useFirstFocus } from '../hooks/use-first-focus';
import { readFailure } from '../trpc/platform-failure';
import { trpc } from '../trpc/trpc';
import { CodeRow } from './code-row';
import { LoginFailure } from './login-failure';

type Way = SecondStepView['ways'][number];

interface SecondStepFormProps {
  step: SecondStepView;
  onEntered: (view: SessionView) => void;
  /** Back to the password; also when the platform waits no more. */
  onBack: () => void;
}

/** The second step of a login: by a code, a name or an authenticator, whatever the member has (AUTH-06, AUTH-17). */
export function SecondStepForm({ step, onEntered, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('session');
  const [way, setWay] = useState<Way>(step.ways[0] ?? 'mobile');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useFirstFocus<HTMLFormElement>();
  const { mutate, isPending, error, reset } = trpc.session.verifyLogin.useMutation({ onSuccess: onEntered });
  const isApp = step.ways.includes('totp');
  const over = error !== null && readFailure(error).code === 'SECOND_STEP_EXPIRED';

  const choose = (next: Way) => {
    setWay(next);
    setCode('');
    setMissing(false);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '') mutate({ token: step.token, way, code: typed });
  };
  const change = (next: string) => {
    setMissing(false);
    setCode(next);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">
        {t(isApp ? (way === 'totp' ? 'step.totpText' : 'step.recoveryText') : 'step.device')}
      </p>
      {!isApp && step.ways.length > 1 ? (
        <SegmentedControl
          block
          label={t('step.label')}
          options={step.ways.map((value) => ({ value, label: t(`step.ways.${value}`) }))}
          value={way}
          onValueChange={choose}
        />
      ) : null}
      {way === 'mobile' || way === 'email' ? (
        <SentCode key={way} step={step} way={way} code={code} missing={missing} onChange={change} />
      ) : (
        <TypedProof key={way} way={way} value={code} missing={missing} onChange={change} />
      )}
      <LoginFailure error={error} />
      {over ? (
        <Button block size="lg" onClick={onBack}>
          {t('step.back')}
        </Button>
      ) : (
        <>
          <Button type="submit" size="lg" block loading={isPending}>
            {t('step.submit')}
          </Button>
          <div className="flex flex-wrap justify-center gap-2">
            {isApp ? (
              <Button variant="ghost" onClick={() => choose(way === 'totp' ? 'recovery' : 'totp')}>
                {t(way === 'totp' ? 'step.useRecovery' : 'step.useTotp')}
              </Button>
            ) : null}
            <Button variant="ghost" onClick={onBack}>
              {t('step.back')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface SentCodeProps {
  step: SecondStepView;
  way: 'mobile' | 'email';
  code: string;
  missing: boolean;
  onChange: (code: string) => void;
}

function SentCode({ step, way, code, missing, onChange }: SentCodeProps) {
  const { t } = useTranslation('session');
  const [readyAt, setReadyAt] = useState<number | null>(null);
  const { mutate, isPending, error, reset } = trpc.session.sendLoginStepCode.useMutation({
    onSuccess: ({ expiredMinutes }) => setReadyAt(codeReadyAt(expiredMinutes)),
  });
  return (
    <>
      <p className="text-sm">{t(`step.${way}Text`, { contact: step[way] ?? '' })}</p>
      <CodeRow
        label={t('step.code')}
        autoFocus
        value={code}
        error={missing ? t('step.required') : undefined}
        onChange={onChange}
        sending={{
          readyAt,
          pending: isPending,
          failure: error,
          request() {
            mutate({ token: step.token, way });
            return true;
          },
          dismiss: reset,
          sentText: t('step.sent'),
        }}
      />
    </>
  );
}

interface TypedProofProps {
  way: 'bank' | 'totp' | 'recovery';
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}

const LABELS = { bank: 'step.holder', totp: 'step.code', recovery: 'step.recoveryCode' } as const;

function TypedProof({ way, value, missing, onChange }: TypedProofProps) {
  const { t } = useTranslation('session');
  return (
    <Field
      label={t(LABELS[way])}
      required
      hint={way === 'bank' ? t('step.bankText') : undefined}
      error={missing ? t('step.required') : undefined}
    >
      <TextInput
        data-autofocus=""
        name="proof"
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize={way === 'recovery' ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={128}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

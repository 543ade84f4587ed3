import type { SecondStepView, SessionView } from '@tonalli/contracts/session/api';
import { useEffect, useState } from 'react';
import { readFailure } from '../trpc/platform-failure';
import { trpc } from '../trpc/trpc';
import { secondStepOf } from './second-step-of';
import { useCaptcha } from './use-captcha';
import { useHumanProof } from './use-human-proof';

type LoginCall = Parameters<ReturnType<typeof trpc.session.login.useMutation>['mutate']>[0];

/** What was typed; what proves that a person typed it is added here. */
export type Typed = Omit<LoginCall, 'captcha' | 'captchaId' | 'verification'>;

/** A login as every door has it: the work that it asks for, the captcha once one is due, and the answer. */
export function useLogIn({ byPassword, onEntered }: { byPassword: boolean; onEntered: (view: SessionView) => void }) {
  const captcha = useCaptcha();
  const { prepare, prove, proving } = useHumanProof();
  const [step, setStep] = useState<SecondStepView | null>(null);
  const { mutateAsync, isPending, error, reset } = trpc.session.login.useMutation();
  useEffect(() => {
    if (byPassword) prepare();
  }, [byPassword, prepare]);

  const ask = (typed: Typed): Promise<SessionView> => {
    const shown = captcha.picture ? { captchaId: captcha.picture.id, captcha: captcha.text.trim() } : {};
    const call: LoginCall = { ...typed, ...shown };
    return typed.type === 'sms' ? mutateAsync(call) : prove((proven) => mutateAsync({ ...call, ...proven }));
  };
  const enter = async (typed: Typed): Promise<void> => {
    try {
      onEntered(await ask(typed));
    } catch (cause) {
      const waiting = secondStepOf(cause);
      setStep(waiting);
      if (waiting) return;
      const failure = readFailure(cause);
      if (failure.captcha || failure.code === 'CAPTCHA_FAILED' || captcha.shown) captcha.renew();
      if (typed.type === 'username') prepare();
    }
  };
  return {
    enter: (typed: Typed) => void enter(typed),
    captcha,
    proving,
    submitting: isPending || proving,
    error: step ? null : error,
    /** What the login waits for whose password was right (AUTH-06). */
    step,
    onEntered,
    leaveStep() {
      setStep(null);
      reset();
      if (byPassword) prepare();
    },
    clear: reset,
  };
}

import type { SecondStepView, SessionView } from '@tonalli/contracts/session/api';
import { useEffect, useState } from 'react';
import { readFailure } from '../trpc/platform-failure';
import { trpc } from '../trpc/trpc';
import { secondStepOf } from './second-step-of';
import { useCaptcha } from './use-captcha';
import { useHumanProof } from './use-human-proof';

type LoginCall = Parameters<ReturnType<typeof trpc.session.login.useMutation>['mutate']>[0];

/** What was typed; captcha and proof of work are added here. */
export type TypedLogin = Omit<LoginCall, 'captcha' | 'captchaId' | 'verification'>;

/** What every login form shares: the proof of work, the captcha once one is required, and the second step. */
export function useLoginFlow({
  byPassword,
  onEntered,
}: {
  byPassword: boolean;
  onEntered: (view: SessionView) => void;
}) {
  const captcha = useCaptcha();
  const { prepare, prove, proving } = useHumanProof();
  const [step, setStep] = useState<SecondStepView | null>(null);
  const { mutateAsync, isPending, error, reset } = trpc.session.login.useMutation();
  useEffect(() => {
    if (byPassword) prepare();
  }, [byPassword, prepare]);

  const ask = (typed: TypedLogin): Promise<SessionView> => {
    const shown = captcha.picture ? { captchaId: captcha.picture.id, captcha: captcha.text.trim() } : {};
    const call: LoginCall = { ...typed, ...shown };
    return typed.type === 'sms' ? mutateAsync(call) : prove((proven) => mutateAsync({ ...call, ...proven }));
  };
  const enter = async (typed: TypedLogin): Promise<void> => {
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
    enter: (typed: TypedLogin) => void enter(typed),
    captcha,
    proving,
    submitting: isPending || proving,
    error: step ? null : error,
    /** The second step that a login with the right password needs (AUTH-06). */
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

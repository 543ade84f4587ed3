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
  const { prepare, take } = useHumanProof();
  const [proving, setProving] = useState(false);
  const [step, setStep] = useState<SecondStepView | null>(null);
  const { mutateAsync, isPending, error, reset } = trpc.session.login.useMutation();
  useEffect(() => {
    if (byPassword) prepare();
  }, [byPassword, prepare]);

  const proven = async (typed: Typed): Promise<LoginCall> => {
    const shown = captcha.picture ? { captchaId: captcha.picture.id, captcha: captcha.text.trim() } : {};
    if (typed.type === 'sms') return { ...typed, ...shown };
    setProving(true);
    const verification = await take();
    setProving(false);
    return { ...typed, ...shown, ...(verification === undefined ? {} : { verification }) };
  };
  const ask = async (typed: Typed): Promise<SessionView> => mutateAsync(await proven(typed));
  const enter = async (typed: Typed): Promise<void> => {
    try {
      // What was proven may have grown old, or the operator may have begun to ask: once more, by itself.
      const view = await ask(typed).catch((cause: unknown) => {
        if (readFailure(cause).code !== 'VERIFICATION_REQUIRED') throw cause;
        return ask(typed);
      });
      onEntered(view);
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
    /** The browser does its work, which whoever waits should know. */
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

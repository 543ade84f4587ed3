import { CAPTCHA_REFRESH_INTERVAL_MS } from '@tonalli/contracts/constants';
import { useRef, useState } from 'react';
import { trpc } from '../trpc/trpc';

/**
 * The captcha picture, once the server asks for one (AUTH-03). `renew` is for an attempt that used the picture up,
 * `refresh` for whoever cannot read it: that brings a new one at most every second.
 */
export function useCaptcha() {
  const { mutate, data, isPending } = trpc.session.captcha.useMutation();
  const [shown, setShown] = useState(false);
  const [text, setText] = useState('');
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const renew = () => {
    setShown(true);
    askedAt.current = performance.now();
    setText('');
    mutate();
  };
  const refresh = () => {
    if (performance.now() - askedAt.current >= CAPTCHA_REFRESH_INTERVAL_MS) renew();
  };
  return { shown, picture: shown ? data : undefined, loading: isPending, text, setText, renew, refresh };
}

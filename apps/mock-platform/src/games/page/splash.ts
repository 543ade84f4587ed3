import { byId, el, lessMotion } from './dom';

interface Splash {
  kicker: string;
  text?: string;
  /** Writes the number that stands large; counts up to the amount when one is given. */
  number?: { to: number; write: (value: number) => string; lastsMs: number };
  button?: string;
  /** Goes away by itself after so long. */
  staysMs: number;
}

/**
 * A moment over the reels: a large win, the start or the end of free spins. Resolves when it has passed
 * or was pressed away.
 */
export function splash(options: Splash): Promise<void> {
  const place = byId('splash', HTMLDivElement);
  const number = options.number && el('p.splash-number', {}, options.number.write(0));
  const button = options.button ? el('button.action', { type: 'button' }, options.button) : null;
  place.replaceChildren(
    el('p.splash-kicker', {}, options.kicker),
    ...(number ? [number] : []),
    ...(options.text ? [el('p.splash-text', {}, options.text)] : []),
    ...(button ? [button] : []),
  );
  // A moment without a question lets the sparks behind it through.
  place.dataset.light = String(button === null);
  place.hidden = false;
  button?.focus();
  return new Promise((resolve) => {
    const begun = performance.now();
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      place.hidden = true;
      place.replaceChildren();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, options.staysMs);
    place.onclick = end;
    const tick = (now: number) => {
      if (over || !number || !options.number) return;
      const u = lessMotion() ? 1 : Math.min(1, Math.max(0, (now - begun) / options.number.lastsMs));
      number.textContent = options.number.write(Math.round(options.number.to * (1 - (1 - u) ** 2)));
      if (u < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** Presses the splash away. Returns whether there was one. */
export function skipSplash(): boolean {
  const place = byId('splash', HTMLDivElement);
  if (place.hidden) return false;
  place.click();
  return true;
}

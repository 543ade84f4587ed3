import { byId, el, lessMotion } from './dom';
import { type IconName, icon } from './icons';

export function fillButton(button: HTMLButtonElement, name: IconName, label: string): void {
  button.replaceChildren(icon(name));
  button.setAttribute('aria-label', label);
  button.title = label;
}

export function tool(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const button = el('button.tool', { type: 'button' });
  fillButton(button, name, label);
  button.addEventListener('click', press);
  return button;
}

/** To be read aloud: nothing else of a page is, however often it changes. */
export function announce(text: string): void {
  byId('live', HTMLParagraphElement).textContent = text;
}

/** What the pool holds; null hides it. */
export function showPool(label: string, amount: string | null): void {
  byId('jackpot', HTMLParagraphElement).hidden = amount === null;
  byId('jackpot-label', HTMLSpanElement).textContent = label;
  byId('jackpot-amount', HTMLSpanElement).textContent = amount ?? '';
}

/** Counts an amount up. `count` resolves when it is there, at once when hurried. */
export function counter(show: (amountMinor: number) => void) {
  let finish: (() => void) | null = null;
  const count = (from: number, to: number, lastsMs: number): Promise<void> => {
    finish?.();
    if (lessMotion() || lastsMs <= 0) {
      show(to);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const begun = performance.now();
      let done = false;
      finish = () => {
        done = true;
        finish = null;
        show(to);
        resolve();
      };
      const tick = (now: number) => {
        if (done) return;
        const u = Math.min(1, Math.max(0, (now - begun) / lastsMs));
        if (u === 1) finish?.();
        else {
          show(Math.round(from + (to - from) * u));
          requestAnimationFrame(tick);
        }
      };
      requestAnimationFrame(tick);
    });
  };
  return { count, hurry: () => finish?.() };
}

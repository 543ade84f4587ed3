interface KeyEvents {
  spin(): void;
  stake(by: 1 | -1): void;
  leave(): void;
  /** A dialog has the keyboard. */
  blocked(): boolean;
}

const STAKE_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** Space and Enter spin, arrows choose the stake, Esc leaves. A focused control keeps its own keys. */
export function listenToKeys(on: KeyEvents): void {
  document.addEventListener('keydown', (event) => {
    if (on.blocked() || event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = event.target instanceof Element && event.target.matches('button:not(#spin), a, input, select');
    const stake = STAKE_KEYS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      if (focused) return;
      event.preventDefault();
      if (!event.repeat) on.spin();
    } else if (stake) {
      event.preventDefault();
      on.stake(stake);
    } else if (event.key === 'Escape') on.leave();
  });
}

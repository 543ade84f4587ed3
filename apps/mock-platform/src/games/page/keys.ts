interface KeyEvents {
  play(): void;
  stake(by: 1 | -1): void;
  leave(): void;
  /** A dialog has the keyboard. */
  blocked(): boolean;
}

const STAKE_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
/** What has a use of its own for Space and Enter; `#spin` plays itself. */
const PRESSED = 'button:not(#spin), a, input:not([type=range]), select';
const MOVED = 'input, select';

/** Space and Enter play, arrows choose the stake, Esc leaves. A focused control keeps its own keys, and so does a board that takes them. */
export function listenToKeys(on: KeyEvents): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || on.blocked() || event.ctrlKey || event.altKey || event.metaKey) return;
    const isOn = (controls: string) => event.target instanceof Element && event.target.matches(controls);
    const stake = STAKE_KEYS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      if (isOn(PRESSED)) return;
      event.preventDefault();
      if (!event.repeat) on.play();
    } else if (stake) {
      if (isOn(MOVED)) return;
      event.preventDefault();
      on.stake(stake);
    } else if (event.key === 'Escape') on.leave();
  });
}

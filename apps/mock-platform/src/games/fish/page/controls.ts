import { byId } from '../../page/dom';
import type { Translate } from './texts';

export interface ControlEvents {
  level(by: number): void;
  turn(by: number): void;
  nextTarget(): void;
  auto(): void;
  /** Space, the button or a finger is held, or let go. */
  hold(isHeld: boolean): void;
  /** In parts of the room. */
  aim(x: number, y: number): void;
  tap(x: number, y: number): void;
  blocked(): boolean;
}

const TURNS = 0.07;
/** A finger that stays longer fires; a shorter touch locks what it meets. */
const TAP_MS = 180;

function button(id: string, label: string, press: () => void): HTMLButtonElement {
  const made = byId(id, HTMLButtonElement);
  made.setAttribute('aria-label', label);
  made.addEventListener('click', press);
  return made;
}

function listenToRoom(on: ControlEvents): void {
  const room = byId('room', HTMLDivElement);
  let downAt: number | null = null;
  const at = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width, height } = room.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };
  room.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    room.setPointerCapture(event.pointerId);
    downAt = event.timeStamp;
    on.aim(...at(event));
    on.hold(true);
  });
  room.addEventListener('pointermove', (event) => on.aim(...at(event)));
  const up = (event: PointerEvent) => {
    if (downAt === null) return;
    if (event.type === 'pointerup' && event.timeStamp - downAt < TAP_MS) on.tap(...at(event));
    downAt = null;
    on.hold(false);
  };
  room.addEventListener('pointerup', up);
  room.addEventListener('pointercancel', up);
}

/** Keeps its own keys: `#spin` fires as Space does. */
const KEEPS_SPACE = 'button:not(#spin), a, input, select';

function listenToKeys(on: ControlEvents): void {
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => on.turn(-TURNS),
    ArrowRight: () => on.turn(TURNS),
    ArrowUp: () => on.level(1),
    ArrowDown: () => on.level(-1),
    '+': () => on.level(1),
    '-': () => on.level(-1),
    t: () => on.nextTarget(),
    f: () => on.auto(),
  };
  const isFree = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(on.blocked() || ctrlKey || altKey || metaKey);
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isFree(event)) return;
      const fires = event.key === ' ' || event.key === 'Enter';
      if (fires && event.target instanceof Element && event.target.matches(KEEPS_SPACE)) return;
      const act = fires ? () => on.hold(true) : acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    { capture: true },
  );
  window.addEventListener('keyup', ({ key }) => {
    if (key === ' ' || key === 'Enter') on.hold(false);
  });
  window.addEventListener('blur', () => on.hold(false));
}

/** Cannon, aim and fire, by pointer, touch and keys. */
export function listenToControls(t: Translate, on: ControlEvents): void {
  button('less', t('stakeLess'), () => on.level(-1));
  button('more', t('stakeMore'), () => on.level(1));
  button('next-target', t('target'), () => on.nextTarget()).textContent = t('target');
  button('auto-fire', t('autoFire'), () => on.auto()).textContent = t('autoFire');
  const spin = byId('spin', HTMLButtonElement);
  spin.addEventListener('pointerdown', () => on.hold(true));
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) spin.addEventListener(end, () => on.hold(false));
  listenToRoom(on);
  listenToKeys(on);
}

/** A tap's click comes some moments behind the end of its touch. */
const CLICK_MS = 100;

let pressed: Node | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<HTMLElement, () => void>();

function drawWaiting(): void {
  pressed = null;
  const draws = [...waiting.values()];
  waiting.clear();
  for (const draw of draws) draw();
}

/** Has what would be drawn anew under a finger wait, so that a press ends on what it began on. Call once. */
export function watchPresses(): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      clearTimeout(timer);
      pressed = target instanceof Node ? target : null;
    },
    true,
  );
  const endIn = (ms: number) => () => {
    clearTimeout(timer);
    timer = setTimeout(drawWaiting, ms);
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, endIn(CLICK_MS), true);
  document.addEventListener(
    'click',
    () => {
      // What the click itself changes is drawn at once.
      pressed = null;
      endIn(0)();
    },
    true,
  );
}

/** Draws at once, or behind a press that began within; of several the last alone. */
export function drawBehindPress(place: HTMLElement, draw: () => void): void {
  waiting.delete(place);
  if (pressed && place.contains(pressed)) waiting.set(place, draw);
  else draw();
}

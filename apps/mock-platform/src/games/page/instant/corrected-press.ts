/**
 * A press that leaves a field and has it corrected is none to play: nobody saw what the field says since. The correction
 * comes between the press going down and its click, so that only the next press plays.
 */
export function correctedPress(): { note(): void; takes(): boolean } {
  let isCorrected = false;
  const forget = () => {
    isCorrected = false;
  };
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, forget, true);
  return {
    note() {
      isCorrected = true;
    },
    takes() {
      const was = isCorrected;
      forget();
      return was;
    },
  };
}

/** What is pointed at, in the place of the message; what was said there comes back, unless something else was said meanwhile. */
export function createHint(message: HTMLElement, isLocked: () => boolean) {
  let said: string | null = null;
  let hinted: string | null = null;
  return {
    say(text: string | null): void {
      if (isLocked()) return;
      const isOwn = hinted !== null && message.textContent === hinted;
      if (text !== null) {
        if (!isOwn) said = message.textContent;
        hinted = text;
        message.textContent = text;
      } else if (isOwn) {
        message.textContent = said;
        hinted = null;
      }
    },
    /** What is said next stays. */
    forget(): void {
      hinted = null;
    },
  };
}

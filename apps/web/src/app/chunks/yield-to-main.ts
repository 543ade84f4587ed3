/** Ends the current task, so that the browser can draw and answer input before the next one begins. */
export const yieldToMain = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

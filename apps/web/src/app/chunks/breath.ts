/** Lets the browser go on between two pieces of work that would hold a phone up together. */
export const breath = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

/** Every site of the product answers here with 204 and nothing else, to any origin: the way to a mirror is measured by it. */
export const PING_PATH = '/ping';

/** What stands between spaces or commas. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

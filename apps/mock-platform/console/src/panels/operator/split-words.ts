/** What stands between spaces or commas. */
export const splitWords = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

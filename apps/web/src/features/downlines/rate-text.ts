const STEP_BP = 10;

/** A percentage as one types it, such as `1.2` or `1,2`, in hundredths of a percent; null: none, or not in tenths. */
export function readRate(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d))?$/.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number(match[2] ?? 0) * STEP_BP : null;
}

export const writeRate = (rateBp: number): string => String(rateBp / 100);

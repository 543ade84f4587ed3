import { useState } from 'react';

/** A form's value: what stands in the world until somebody changes it, and what they typed from then until it is applied. */
export function useDraft<Value>(current: Value) {
  const [typed, setTyped] = useState<{ value: Value } | null>(null);
  return {
    value: typed ? typed.value : current,
    change: (value: Value) => setTyped({ value }),
    /** Forgets what was typed, unless it is other than what was applied by now. */
    applied: (value: Value) => setTyped((now) => (now?.value === value ? null : now)),
  };
}

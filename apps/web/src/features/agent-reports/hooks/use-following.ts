import { useState } from 'react';

interface Walked {
  filter: string;
  /** Where each page that was left began; the first is null. */
  begun: readonly (string | null)[];
  after: string | null;
}

/** The pages of a list that goes on behind its last row: begins anew whenever its filter changes. */
export function useFollowing(filter: object) {
  const key = JSON.stringify(filter);
  const [walked, setWalked] = useState<Walked>({ filter: key, begun: [], after: null });
  const here = walked.filter === key ? walked : { filter: key, begun: [], after: null };
  return {
    /** For the call. */
    after: here.after === null ? {} : { after: here.after },
    page: here.begun.length + 1,
    follow: (next: string) => setWalked({ filter: key, begun: [...here.begun, here.after], after: next }),
    back: () => setWalked({ filter: key, begun: here.begun.slice(0, -1), after: here.begun.at(-1) ?? null }),
  };
}

import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** The text of a search box: what is typed shows at once, and is searched for after a pause, trimmed (LOBBY-02). */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [value, setValue] = useState(searched);
  const [known, setKnown] = useState(searched);
  /** What was searched for last; the address follows a while later. */
  const [sent, setSent] = useState(searched);
  const search = useRef(onSearch);
  search.current = onSearch;

  if (known !== searched) {
    setKnown(searched);
    setSent(searched);
    // By other means, such as the back button: what was typed here may have grown since it was searched for.
    if (searched !== sent && value.trim() !== searched) setValue(searched);
  }

  useEffect(() => {
    const text = value.trim();
    if (text === searched) return;
    const timer = setTimeout(() => {
      setSent(text);
      search.current(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, searched]);

  return { value, change: setValue };
}

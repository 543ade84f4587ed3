import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the round was cancelled: of what is drawn of it, what was not decided came back. */
export const RoundIsCancelled = createContext(false);

/** In place of a result: that there is none yet, in the family's own words, or that there will be none. */
export function Undecided({ text }: { text: string }) {
  const { t } = useTranslation('records');
  return <p className="font-semibold">{use(RoundIsCancelled) ? t('detail.cancelled') : text}</p>;
}

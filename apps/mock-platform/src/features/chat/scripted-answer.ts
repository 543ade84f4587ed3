import type { Language } from '@tonalli/contracts/language';
import type { MessageRow } from './chat.repository';
import { chatScript } from './chat-data';
import { plainWords } from './plain-words';

/** What the script says to a message: the first row with one of its words, else a line that goes by the message. */
export function scriptedAnswer({ id, text }: Pick<MessageRow, 'id' | 'text'>, language: Language): string {
  const { rows, otherwise } = chatScript();
  const said = new Set(plainWords(text));
  const row = rows.find(({ words }) => words.some((word) => said.has(plainWords(word).join(' '))));
  return (row ?? otherwise[id % otherwise.length] ?? chatScript().greeting)[language];
}

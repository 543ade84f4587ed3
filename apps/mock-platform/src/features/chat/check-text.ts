import { PlatformFailure } from '../../kernel/failure';
import { refusedWords } from './chat-data';
import { plainWords } from './plain-words';

/** An address on the web or of a mailbox, also of a scheme that only browsers know. */
const LINK =
  /(?:\b[a-z][a-z0-9+.-]*:\/\/|\bjavascript:|\bdata:|\bwww\.|\b[\w-]+\.(?:com|mx|net|org|io|me|link|xyz|app)\b|\S@\S+\.\S)/i;
/** A phone, card or account number, however it is spaced. */
const LONG_NUMBER = /(?:\d[\s().-]{0,2}){8,}/;
/** Tags, so that no page that shows a message has to be trusted with it. */
const MARKUP = /<\s*[a-z!/?]/i;

/** Throws `CHAT_TEXT_REFUSED` for what nobody is shown: links, contact and payment data, markup, and words of the list. */
export function assertMaySay(text: string): void {
  const written = text.normalize('NFKC');
  const said = ` ${plainWords(written).join(' ')} `;
  const isBad = refusedWords().some((word) => said.includes(` ${plainWords(word).join(' ')} `));
  if (isBad || LINK.test(written) || LONG_NUMBER.test(written) || MARKUP.test(written)) {
    throw new PlatformFailure('CHAT_TEXT_REFUSED');
  }
}

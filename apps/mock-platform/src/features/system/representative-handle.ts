import type { RepresentativeChannel } from '@tonalli/contracts/system/representatives';

const HOME_DIALLING_CODE = '52';
const NATIONAL_DIGITS = 10;

/** Addresses of profiles, up to the name. */
const PROFILE_LINK =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:t\.me|telegram\.me|facebook\.com|fb\.com|m\.me|instagram\.com|x\.com|twitter\.com|line\.me(?:\/r?\/?ti\/p)?)\//;
const CHAT_LINK = /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)/;

/**
 * One writing for the ways in which people write the same contact. Letters that only look alike stay different:
 * in doubt it is somebody else.
 */
export function canonicalHandle(channel: RepresentativeChannel, handle: string): string {
  const text = handle.trim().toLowerCase();
  if (channel === 'WHATSAPP' || channel === 'PHONE') return telephone(text.replace(CHAT_LINK, '').replace(/^tel:/, ''));
  if (channel === 'EMAIL') return text.replace(/^mailto:/, '');
  if (channel === 'WEBSITE') return site(text);
  return text
    .replace(PROFILE_LINK, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');
}

/** Digits with the country's code; Mexico's numbers also without it, or with the 1 that mobiles once had after it. */
function telephone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length === NATIONAL_DIGITS) return HOME_DIALLING_CODE + digits;
  const mobile = `${HOME_DIALLING_CODE}1`;
  const isOldMobile = digits.startsWith(mobile) && digits.length === mobile.length + NATIONAL_DIGITS;
  return isOldMobile ? HOME_DIALLING_CODE + digits.slice(mobile.length) : digits;
}

/** The host with its port; the empty text for what is no address. */
function site(text: string): string {
  const url = /^https?:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return '';
  const { host, username, password } = new URL(url);
  // What stands before an @ is there to deceive.
  return username || password ? '' : host.replace(/^www\./, '');
}

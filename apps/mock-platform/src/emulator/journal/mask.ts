const SECRET_NAME = /pass(word|code)|token(?!Id)|secret|hash$|^seed$|server_?seed$|^launch$|^pin$|verifyCode|smsCode/i;
/** Within texts such as the address of a game. */
const SECRET_IN_TEXT = /((?:launch|token)=)[^&#"\s]+/g;
const MASK = '[masked]';

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** A copy of a JSON value in which nothing secret can be read; whether something was there still shows. */
export function mask(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(SECRET_IN_TEXT, `$1${MASK}`);
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isHidden(name, inner) ? MASK : mask(inner)]),
  );
}

const isHidden = (name: string, value: unknown): boolean =>
  isSecretName(name) && (typeof value === 'string' || typeof value === 'number') && value !== '';

/**
 * The merchant that both servers fall back to when nothing is configured, for development and tests
 * only: anyone can read this key. `key` is base64url of 32 bytes.
 */
export const DEVELOPMENT_MERCHANT = {
  code: 'TONALLI',
  key: 'dG9uYWxsaS1kZXZlbG9wbWVudC1tZXJjaGFudC1rZXk',
} as const;

export const MERCHANT_KEY_BYTES = 32;

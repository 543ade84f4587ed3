import { type ErrorExtra, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { ERRORS, type ErrorCode } from '@tonalli/contracts/errors';
import type { WireLanguage } from '@tonalli/contracts/language';
import english from '@tonalli/i18n/locales/en/errors.json' with { type: 'json' };
import spanish from '@tonalli/i18n/locales/es/errors.json' with { type: 'json' };

const MESSAGES: Record<WireLanguage, Record<ErrorCode, string>> = { EN: english, ES: spanish };

/** What leaves for the caller. `code` is null when the call succeeded. */
export interface Answer {
  status: number;
  body: string;
  code: ErrorCode | null;
  /** The body is sealed under the merchant's key. */
  sealed?: true;
}

export const contentTypeOf = ({ sealed }: Answer): string =>
  sealed ? SEALED_CONTENT_TYPE : 'application/json; charset=utf-8';

export interface Failure {
  code: ErrorCode;
  extra?: ErrorExtra;
}

/** A failure as the envelope of WIRE-02, its message in the caller's language. */
export function failureAnswer({ code, extra = {} }: Failure, language: WireLanguage): Answer {
  const body = JSON.stringify({ success: false, code, message: MESSAGES[language][code], ...extra });
  return { status: ERRORS[code].http, body, code };
}

/** `encoded` is the value in its wire shape. */
export function successAnswer(encoded: unknown): Answer {
  return { status: 200, body: JSON.stringify({ success: true, value: encoded }), code: null };
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Ceremony = Record<string, unknown>;

/** Whether this browser can make and use passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Creates a passkey. Null when the person cancelled; throws when it cannot. */
export async function makePasskey(options: Ceremony): Promise<Ceremony | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The platform's library wrote them.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessLeft(async () => ({ ...(await startRegistration({ optionsJSON })) }));
}

/** Has the device sign with a passkey; with `autofill` once one is chosen among the saved names. */
export async function signWithPasskey(options: Ceremony, autofill: boolean): Promise<Ceremony | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The platform's library wrote them.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return unlessLeft(async () => ({ ...(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) }));
}

export async function canAutofillPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** Aborts a ceremony that waits in the background. */
export async function leavePasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Two error names mean "cancelled": by the person, and by another ceremony. */
async function unlessLeft(ceremony: () => Promise<Ceremony>): Promise<Ceremony | null> {
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name)) return null;
    throw error;
  }
}

const HERE = 'passkeyHere';
/** Noted once a passkey was made or used here: only then is one looked for when a login is opened. */
export const notePasskeyHere = (): void => localStorage.setItem(HERE, '1');
export const isPasskeyHere = (): boolean => localStorage.getItem(HERE) !== null;

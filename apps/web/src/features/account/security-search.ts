const DIALOGS = ['password', 'paymentPassword', 'mobile', 'email', 'authenticator', 'removeAuthenticator'] as const;
export type SecurityDialog = (typeof DIALOGS)[number];

export interface SecuritySearch {
  /** The dialog that another page leads to. */
  open?: SecurityDialog;
}

export function parseSecuritySearch(raw: Record<string, unknown>): SecuritySearch {
  const open = DIALOGS.find((known) => known === raw.open);
  return open ? { open } : {};
}

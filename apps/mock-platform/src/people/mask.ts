const HIDDEN = '••••';

/** `+525512345678` becomes `+52 •••• 5678`. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)} ${HIDDEN} ${mobile.slice(-4)}`;

/** `ana@correo.example` becomes `a••••@correo.example`. */
export const maskEmail = (email: string): string => `${email.charAt(0)}${HIDDEN}${email.slice(email.indexOf('@'))}`;

/** `estrella77` becomes `e••••7`. */
export const maskUsername = (username: string): string => `${username.charAt(0)}${HIDDEN}${username.slice(-1)}`;

/** `agente` becomes `ag***e`: who invites somebody, as they may know. */
export const maskRecruiter = (username: string): string => `${username.slice(0, 2)}***${username.slice(-1)}`;

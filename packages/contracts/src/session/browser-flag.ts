/** Set in local storage while the browser may hold a session's cookie: a new tab then asks for a token of its own (AUTH-04). */
export const SIGNED_IN_FLAG = 'signedIn';

/** Local storage key, set while the browser may hold a session cookie: a new tab then requests its own token (AUTH-04). */
export const SIGNED_IN_FLAG = 'signedIn';

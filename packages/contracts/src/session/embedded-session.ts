/**
 * The `id` of a block of data in the page, which holds the answer of `session.resume` for whoever opened it: the app
 * then need not ask (AUTH-04). Not there for who is not signed in, and where the browser did not say that it opens a page.
 */
export const EMBEDDED_SESSION_ID = 'told-session';

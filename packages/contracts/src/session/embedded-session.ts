/**
 * The `id` of the element with which the gateway embeds the answer of `session.resume` in the page, so that the app need
 * not ask (AUTH-04). Absent when nobody is signed in, and for requests that are not navigations.
 */
export const EMBEDDED_SESSION_ID = 'told-session';

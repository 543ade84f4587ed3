/** Services by whose accounts a member can log in (AUTH-09). */
export const EXTERNAL_PROVIDERS = ['google', 'facebook', 'line'] as const;
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number];

/** Name of the channel on which the page that a service returns to tells the others that it has returned. */
export const EXTERNAL_CHANNEL = 'external-login';
/** Where a browser goes to begin a login at a service, followed by its name. */
export const EXTERNAL_PATH = '/external';

/** What the login is for, which decides where a browser goes on that has no other window. */
export const EXTERNAL_INTENTS = ['login', 'register', 'link', 'prove'] as const;
export type ExternalIntent = (typeof EXTERNAL_INTENTS)[number];

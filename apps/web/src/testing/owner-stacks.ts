import * as React from 'react';

// What React shares with its renderers has no type; without it this fails, and every test with it.
const shared: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

/**
 * In development React keeps for its tools where each element was made, up to ten thousand a second: an eighth of what the
 * tests cost. No warning is told by it and no test reads of it, so that React hears they were made already.
 */
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });

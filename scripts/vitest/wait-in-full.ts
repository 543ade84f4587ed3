import { configure, getConfig } from '@testing-library/react';

// Fake timers take its place later.
const nextTurn = setImmediate;
const { asyncWrapper: wait } = getConfig();

/**
 * On a busy machine what was just drawn begins to listen only after a test has seen it, and nobody hears what the test does next.
 * Files that share their modules share this one, so that it is wrapped once.
 */
configure({
  asyncWrapper: async (work) => {
    const found = await wait(work);
    await new Promise((listening) => nextTurn(listening));
    return found;
  },
});

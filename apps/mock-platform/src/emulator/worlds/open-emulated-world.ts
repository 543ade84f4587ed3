import { EXTENSIONS } from '../../features';
import { type OpenWorld, type OpenWorldOptions, openWorld } from '../../world/open-world';
import { FAULTS } from '../faults/fault-list';
import { JOURNAL } from '../journal/journal-part';

/** A world with all that the platform adds to it. */
export const openEmulatedWorld = (options: OpenWorldOptions): OpenWorld =>
  openWorld({
    ...options,
    ...EXTENSIONS,
    recorder: JOURNAL,
    parts: [FAULTS, ...EXTENSIONS.parts],
  });

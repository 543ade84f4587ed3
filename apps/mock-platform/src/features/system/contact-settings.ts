import { z } from 'zod';
import { defineSetting, type Setting } from '../../world/settings';
import { contactData, Mirror, Representative } from './contact-data';

/** Sites that show the same; empty: those of the place where this platform runs. */
export const MIRROR_SITES = defineSetting('mirrors', z.array(Mirror), []);

/** Who speaks for the operator; those of the file until somebody changes it. */
export const REPRESENTATIVES: Setting<z.infer<typeof Representative>[]> = {
  name: 'representatives',
  schema: z.array(Representative),
  get initial() {
    return contactData().representatives;
  },
};

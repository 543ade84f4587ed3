import { HARM_MODES } from '@tonalli/contracts/harm-markers/markers';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** What is done about markers of harm: nothing, keep each day's scores, or act on them too. */
export const HARM_MARKERS = defineSetting('harmMarkers', z.enum(HARM_MODES), 'identify');

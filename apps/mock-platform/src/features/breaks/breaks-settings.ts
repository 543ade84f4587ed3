import { REGISTER_ANSWERS } from '@tonalli/contracts/breaks/register';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

const Persons = z.array(z.string().min(1).max(254)).max(500);

/** What the simulated register answers: about everybody, and whom it names: user names, mobile numbers, email addresses. */
export const EXCLUSION_REGISTER = defineSetting(
  'exclusionRegister',
  z.strictObject({ answer: z.enum(REGISTER_ANSWERS), persons: Persons }),
  { answer: 'clear', persons: [] },
);

import { about } from './documents/about';
import { faq } from './documents/faq';
import { payments } from './documents/payments';
import { privacy } from './documents/privacy';
import { responsibleGamingDocument } from './documents/responsible-gaming';
import { terms } from './documents/terms';
import type { SeededDocument } from './text-shapes';

export const DOCUMENTS: readonly SeededDocument[] = [terms, privacy, responsibleGamingDocument, about, payments, faq];

import type { SeededDocument } from '../text-shapes';
import { faqEn } from './faq-en';
import { faqEs } from './faq-es';

export const faq: SeededDocument = { id: 'faq', updated: '2026-03-01', es: faqEs, en: faqEn };

import type { ErrorCode } from '@tonalli/contracts/errors';

/** Why a card is not taken, with the words of the page. */
const REFUSALS = ['CARD_INVALID', 'CREDIT_CARD_REFUSED'] as const satisfies readonly ErrorCode[];
export type CardRefusal = (typeof REFUSALS)[number];
const KNOWN: readonly ErrorCode[] = REFUSALS;
export const isCardRefusal = (code: ErrorCode): code is CardRefusal => KNOWN.includes(code);

/** Words of the card's payment page. */
const ES = {
  title: 'Pago con tarjeta',
  demo: 'Página de demostración: no se cobra nada. Usa solo un número de prueba y nunca el de una tarjeta real; no lo guardamos.',
  amount: 'Total a pagar',
  order: 'Depósito',
  card: 'Número de la tarjeta',
  debitOnly: 'Solo tarjetas de débito: las reglas de aquí no permiten depositar con tarjeta de crédito.',
  creditOrDebit: 'Tarjetas de crédito o débito.',
  numberNeeded: 'Escribe el número completo de una tarjeta de prueba.',
  debitNeeded: 'Escribe el número completo de una tarjeta de débito de prueba. Las de crédito no se aceptan aquí.',
  examples: 'Números de prueba',
  credit: 'crédito',
  debit: 'débito',
  CARD_INVALID: 'Este número no es de una tarjeta de prueba. Revísalo o usa uno de los de abajo.',
  CREDIT_CARD_REFUSED: 'Es una tarjeta de crédito y aquí no se aceptan. No se cobró nada: paga con una de débito.',
  pay: 'Autorizar el pago',
  decline: 'Rechazar el pago',
  HELD: 'Pago autorizado, y retenido por tu límite de depósito. Ya puedes cerrar esta pestaña.',
  CONFIRMED: 'Pago autorizado. Ya puedes cerrar esta pestaña.',
  REJECTED: 'Pago rechazado. Ya puedes cerrar esta pestaña.',
  REVERSED: 'Este pago se revirtió.',
  EXPIRED: 'El tiempo para pagar se agotó. Crea un nuevo depósito.',
  missing: 'Este pago no existe.',
};

const EN: typeof ES = {
  title: 'Card payment',
  demo: 'A demonstration page: nothing is charged. Use a test number only, never that of a real card; we do not keep it.',
  amount: 'Total to pay',
  order: 'Deposit',
  card: 'Card number',
  debitOnly: 'Debit cards only: the rules here do not allow deposits by credit card.',
  creditOrDebit: 'Credit or debit cards.',
  numberNeeded: 'Type the whole number of a test card.',
  debitNeeded: 'Type the whole number of a test debit card. Credit cards are not taken here.',
  examples: 'Test numbers',
  credit: 'credit',
  debit: 'debit',
  CARD_INVALID: 'This is not the number of a test card. Check it, or use one of those below.',
  CREDIT_CARD_REFUSED: 'This is a credit card, which is not taken here. Nothing was charged: pay by a debit card.',
  pay: 'Authorise the payment',
  decline: 'Decline the payment',
  HELD: 'Payment authorised, and held by your deposit limit. You can close this tab.',
  CONFIRMED: 'Payment authorised. You can close this tab.',
  REJECTED: 'Payment declined. You can close this tab.',
  REVERSED: 'This payment was reversed.',
  EXPIRED: 'The time to pay is over. Make a new deposit.',
  missing: 'There is no such payment.',
};

export type CardLanguage = 'es' | 'en';
export type CardTexts = typeof ES;
export const CARD_TEXTS: Readonly<Record<CardLanguage, CardTexts>> = { es: ES, en: EN };

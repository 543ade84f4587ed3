/** Words of the card's payment page. */
const ES = {
  title: 'Pago con tarjeta',
  demo: 'Página de demostración: no se cobra nada y no se pide ninguna tarjeta.',
  amount: 'Total a pagar',
  order: 'Depósito',
  pay: 'Autorizar el pago',
  decline: 'Rechazar el pago',
  HELD: 'Pago autorizado, y retenido por tu límite de depósito. Ya puedes cerrar esta pestaña.',
  CONFIRMED: 'Pago autorizado. Ya puedes cerrar esta pestaña.',
  REJECTED: 'Pago rechazado. Ya puedes cerrar esta pestaña.',
  EXPIRED: 'El tiempo para pagar se agotó. Crea un nuevo depósito.',
  missing: 'Este pago no existe.',
};

const EN: typeof ES = {
  title: 'Card payment',
  demo: 'A demonstration page: nothing is charged and no card is asked for.',
  amount: 'Total to pay',
  order: 'Deposit',
  pay: 'Authorise the payment',
  decline: 'Decline the payment',
  HELD: 'Payment authorised, and held by your deposit limit. You can close this tab.',
  CONFIRMED: 'Payment authorised. You can close this tab.',
  REJECTED: 'Payment declined. You can close this tab.',
  EXPIRED: 'The time to pay is over. Make a new deposit.',
  missing: 'There is no such payment.',
};

export type CardLanguage = 'es' | 'en';
export type CardTexts = typeof ES;
export const CARD_TEXTS: Readonly<Record<CardLanguage, CardTexts>> = { es: ES, en: EN };

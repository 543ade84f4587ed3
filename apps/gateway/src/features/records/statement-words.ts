import type { Language } from '@tonalli/contracts/language';
import type { MainKind } from '@tonalli/contracts/ledger';
import en from '@tonalli/i18n/locales/en/records.json' with { type: 'json' };
import es from '@tonalli/i18n/locales/es/records.json' with { type: 'json' };
import type { StatementGroup } from './statement-sums';

/** Who the statement comes from; the company is invented, as the brand is. */
export const OPERATOR = { brand: 'Tonalli', company: 'Tonalli Entretenimiento en Línea, S.A. de C.V.' } as const;

export interface StatementWords {
  title: string;
  account: string;
  name: string;
  period: string;
  issued: string;
  currency: string;
  summary: string;
  opening: string;
  closing: string;
  groups: Record<StatementGroup, string>;
  byDay: string;
  day: string;
  count: string;
  in: string;
  out: string;
  balance: string;
  movements: string;
  at: string;
  kind: string;
  reference: string;
  amount: string;
  none: string;
  seal: string;
  sealText: readonly string[];
  hash: string;
  previousHash: string;
  first: string;
  page: (page: number, of: number) => string;
}

export const STATEMENT_WORDS: Record<Language, StatementWords> = {
  es: {
    ...{ title: 'Estado de cuenta', account: 'Cuenta', name: 'Titular', period: 'Periodo', issued: 'Fecha de emisión' },
    ...{ currency: 'Montos en pesos mexicanos (MXN)', summary: 'Resumen del mes' },
    ...{ opening: 'Saldo inicial', closing: 'Saldo final' },
    groups: {
      ...{ deposit: 'Depósitos', withdrawal: 'Retiros', stake: 'Apuestas', payout: 'Premios y devoluciones' },
      ...{ bonus: 'Bonos', fee: 'Comisiones', transfer: 'Transferencias', rebate: 'Reembolsos' },
      ...{ income: 'Ingresos de agente', contract: 'Pagos de contratos' },
    },
    ...{ byDay: 'Por día', day: 'Día', count: 'Movimientos', in: 'Entradas', out: 'Salidas', balance: 'Saldo' },
    ...{ movements: 'Movimientos', at: 'Fecha', kind: 'Concepto', reference: 'Referencia', amount: 'Monto' },
    ...{ none: 'No hubo movimientos en este mes.', seal: 'Huella del mes' },
    sealText: [
      'Este mes quedó fijo con la huella de abajo, que incluye la del mes anterior. El CSV del mes termina con la',
      'misma huella: si después cambiara un movimiento, ya no coincidiría.',
    ],
    ...{
      hash: 'SHA-256 de este mes',
      previousHash: 'SHA-256 del mes anterior',
      first: 'Es el primer mes de la cuenta',
    },
    page: (page, of) => `Página ${page} de ${of}`,
  },
  en: {
    ...{ title: 'Account statement', account: 'Account', name: 'Holder', period: 'Period', issued: 'Issued on' },
    ...{ currency: 'Amounts in Mexican pesos (MXN)', summary: 'Summary of the month' },
    ...{ opening: 'Opening balance', closing: 'Closing balance' },
    groups: {
      ...{ deposit: 'Deposits', withdrawal: 'Withdrawals', stake: 'Stakes', payout: 'Winnings and refunds' },
      ...{ bonus: 'Bonuses', fee: 'Fees', transfer: 'Transfers', rebate: 'Rebates' },
      ...{ income: 'Agent income', contract: 'Contract payments' },
    },
    ...{ byDay: 'By day', day: 'Day', count: 'Movements', in: 'In', out: 'Out', balance: 'Balance' },
    ...{ movements: 'Movements', at: 'Date', kind: 'Description', reference: 'Reference', amount: 'Amount' },
    ...{ none: 'There were no movements in this month.', seal: 'Hash of the month' },
    sealText: [
      'This month was fixed with the hash below, which includes the one of the month before. The CSV of the month',
      'ends with the same hash: if a movement changed later, it would no longer match.',
    ],
    ...{
      hash: 'SHA-256 of this month',
      previousHash: 'SHA-256 of the month before',
      first: 'The first month of the account',
    },
    page: (page, of) => `Page ${page} of ${of}`,
  },
};

const KINDS: Record<Language, Record<string, Record<string, string>>> = {
  es: es.movements.kind,
  en: en.movements.kind,
};

/** What the account record calls a movement. */
export function kindName(kind: MainKind, language: Language): string {
  const [family = '', name = ''] = kind.split('.');
  return KINDS[language][family]?.[name] ?? kind;
}

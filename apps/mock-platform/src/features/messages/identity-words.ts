import type { IdentityFault, IdentityItem } from '@tonalli/contracts/identity-check/parts';
import type { WireLanguage } from '@tonalli/contracts/language';
import { formatDate } from '@tonalli/i18n/format';
import type { Language } from '@tonalli/i18n/languages';

type Named = Readonly<Record<WireLanguage, string>>;

const ITEMS: Readonly<Record<IdentityItem, Named>> = {
  ineFront: { ES: 'Frente de tu INE', EN: 'Front of your INE' },
  ineBack: { ES: 'Reverso de tu INE', EN: 'Back of your INE' },
  passport: { ES: 'Pasaporte', EN: 'Passport' },
  address: { ES: 'Comprobante de domicilio', EN: 'Proof of address' },
  selfie: { ES: 'Selfie con tu identificación', EN: 'Selfie with your ID' },
  curp: { ES: 'CURP', EN: 'CURP' },
};

const FAULTS: Readonly<Record<IdentityFault, Named>> = {
  unreadable: { ES: 'no se lee bien', EN: 'cannot be read well' },
  incomplete: { ES: 'no se ve completo', EN: 'does not show all of it' },
  wrongDocument: { ES: 'no es el documento que pedimos', EN: 'is not the document that we asked for' },
  expired: { ES: 'ya no está vigente', EN: 'is no longer valid' },
  tooOld: { ES: 'tiene más de tres meses', EN: 'is older than three months' },
  dataMismatch: { ES: 'los datos no coinciden con los de tu cuenta', EN: 'says something else than your account' },
  faceMismatch: { ES: 'el rostro no coincide con la identificación', EN: 'shows another face than the ID' },
  altered: { ES: 'parece modificado', EN: 'seems to have been altered' },
};

/** With its year. In the operator's zone noon of Greenwich is of the same day. */
const dayText = (day: string, language: Language): string => formatDate(`${day}T12:00:00Z`, language);

interface Rejected {
  faults: Partial<Record<IdentityItem, IdentityFault>>;
  note: string | null;
}

/** A line for each document that was not taken. */
function listOf({ faults, note }: Rejected, language: WireLanguage): string {
  // The keys of the object itself.
  const items = Object.entries(faults) as [IdentityItem, IdentityFault][];
  const lines = items.map(([item, fault]) => `${ITEMS[item][language]}: ${FAULTS[fault][language]}.`);
  return [...lines, ...(note === null ? [] : ['', note])].join('\n');
}

/** What members are told of their identity check. */
export const IDENTITY_WORDS = {
  identityApproved: {
    ES: ({ validUntil }: { validUntil: string | null }) => ({
      title: 'Verificamos tu identidad',
      body: `Tus documentos están en orden: ya puedes retirar.${validUntil ? `\n\nTu verificación es válida hasta el ${dayText(validUntil, 'es')}.` : ''}`,
    }),
    EN: ({ validUntil }: { validUntil: string | null }) => ({
      title: 'Your identity has been checked',
      body: `Your documents are in order: you can withdraw now.${validUntil ? `\n\nThe check holds until ${dayText(validUntil, 'en')}.` : ''}`,
    }),
  },
  identityRejected: {
    ES: (rejected: Rejected) => ({
      title: 'Tu verificación necesita cambios',
      body: `Revisamos tus documentos y falta corregir algo:\n\n${listOf(rejected, 'ES')}\n\nVuelve a enviar solo lo que se indica; lo demás se conserva.`,
    }),
    EN: (rejected: Rejected) => ({
      title: 'Your identity check needs changes',
      body: `We looked at your documents, and something has to be put right:\n\n${listOf(rejected, 'EN')}\n\nSend only what is named again; we keep everything else.`,
    }),
  },
  identityExpired: {
    ES: () => ({
      title: 'Tu identificación ya no está vigente',
      body: 'El documento con el que verificamos tu identidad venció. Para volver a retirar, envía uno vigente.',
    }),
    EN: () => ({
      title: 'Your ID is no longer valid',
      body: 'The document by which we checked your identity has run out. Send a valid one to withdraw again.',
    }),
  },
};

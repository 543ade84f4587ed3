import { ADDRESS_MONTHS, type PhotoId } from '@tonalli/contracts/identity-check/parts';
import { fromWireLanguage, type WireLanguage } from '@tonalli/contracts/language';
import type { World } from '../../world/world';
import { IDENTITY_CHECK } from '../identity-check';

type Words = Readonly<Record<WireLanguage, string>>;

const PHOTO_IDS: Readonly<Record<PhotoId, Words>> = {
  INE: { ES: 'INE por ambos lados', EN: 'both sides of your INE' },
  PASSPORT: { ES: 'pasaporte', EN: 'passport' },
};
const ADDRESS: Words = {
  ES: `un comprobante de domicilio de no más de ${ADDRESS_MONTHS} meses`,
  EN: `a proof of address no older than ${ADDRESS_MONTHS} months`,
};
const SELFIE: Words = { ES: 'una selfie con tu identificación', EN: 'a selfie with your ID' };
const CURP: Words = { ES: 'tu CURP', EN: 'your CURP' };
const WHEN: Readonly<Record<'nothing' | 'firstWithdrawal', Words>> = {
  nothing: { ES: 'Por ahora no la pedimos para retirar', EN: 'For now we do not ask for it before a withdrawal' },
  firstWithdrawal: { ES: 'La pedimos antes de tu primer retiro', EN: 'We ask for it before your first withdrawal' },
};

/** What is asked of whoever shows who they are, and before what, as it holds in the world now. */
export function identityFacts({ settings }: World, language: WireLanguage) {
  const { requiredBefore, photoIds, address, selfie, curp } = settings.get(IDENTITY_CHECK);
  const list = (type: Intl.ListFormatType, items: string[]) =>
    new Intl.ListFormat(fromWireLanguage(language), { type }).format(items);
  const asked = [
    list(
      'disjunction',
      photoIds.map((photoId) => PHOTO_IDS[photoId][language]),
    ),
    ...(address ? [ADDRESS[language]] : []),
    ...(selfie ? [SELFIE[language]] : []),
    ...(curp ? [CURP[language]] : []),
  ];
  return { identityDocuments: list('conjunction', asked), identityWhen: WHEN[requiredBefore][language] };
}

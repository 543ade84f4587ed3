import type { MarketingChannel, MarketingProduct } from '@tonalli/contracts/consents/choices';
import type { LimitPeriod } from '@tonalli/contracts/limits/periods';
import type { RegistrationField } from '@tonalli/contracts/registration/api';
import type { RegistrationMethod } from '@tonalli/contracts/registration/faults';
import { createDraft } from '../../hooks/draft';
import type { Typing } from '../../hooks/external-window';

export interface AgreedTo {
  product: MarketingProduct;
  channel: MarketingChannel;
}

export interface RegisterValues {
  method: RegistrationMethod | null;
  fields: Partial<Record<RegistrationField, string>>;
  dialingCode: string;
  /** As typed, for each period that has a deposit limit. */
  limits: Partial<Record<LimitPeriod, string>>;
  /** The advertising that was ticked; nothing is to begin with. */
  consents: readonly AgreedTo[];
  agreedToTerms: boolean;
  ageConfirmed: boolean;
  /** Of the link that the visitor came by, whatever they look at before they register. */
  referralCode: string | null;
  /** By which Firebase knows the code that it sent. */
  firebaseSession: string | null;
  /** When another code may be asked for, in milliseconds since the epoch. */
  codeReadyAt: number | null;
}

const MEXICO = '52';

export const registerDraft = createDraft<RegisterValues>({
  method: null,
  fields: {},
  dialingCode: MEXICO,
  limits: {},
  consents: [],
  agreedToTerms: false,
  ageConfirmed: false,
  referralCode: null,
  firebaseSession: null,
  codeReadyAt: null,
});

export function changeField(field: RegistrationField, value: string): void {
  const { fields } = registerDraft.get();
  registerDraft.change({ fields: { ...fields, [field]: value } });
}

const SECRET = /password|code$/i;

/** What the form shows again after the page was at another service; no password and no code. */
export const registerTyping: Typing = {
  read() {
    const { fields, codeReadyAt: _, firebaseSession: __, ...rest } = registerDraft.get();
    return { ...rest, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !SECRET.test(field))) };
  },
  // Written by `read` of this very tab.
  restore: (typed) => registerDraft.change(typed as Partial<RegisterValues>),
};

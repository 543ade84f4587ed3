import { createDraft } from '../../hooks/draft';

/** Remarks by their promotion: what was typed stays while the dialog is closed. */
export const applicationDraft = createDraft<Readonly<Record<string, string>>>({});

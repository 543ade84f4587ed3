import type { ImageView } from '@tonalli/contracts/help/api';
import {
  type IdentityCheckView,
  IdentityDocumentInput,
  SubmitIdentityInput,
  UploadIdentityInput,
} from '@tonalli/contracts/identity-check/api';
import * as wire from '@tonalli/contracts/identity-check/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const identityCheckRouter = t.router({
  read: realMemberProcedure.query(({ ctx }): Promise<IdentityCheckView> => ctx.call(wire.fetchIdentityCheck, {})),

  /** The picture of one of the member's own documents: it has no URL, and needs both cookie and tab token. */
  document: realMemberProcedure
    .input(IdentityDocumentInput)
    .query(({ ctx, input }): Promise<ImageView> => ctx.call(wire.fetchIdentityDocument, input)),

  /** Takes a form with one picture (see `http/uploads.ts`), and an idempotency key. */
  upload: realMemberProcedure
    .meta({ upload: true })
    .input(UploadIdentityInput)
    .mutation(({ ctx, input }): Promise<IdentityCheckView> => ctx.call(wire.uploadIdentityDocument, input)),

  submit: realMemberProcedure
    .input(SubmitIdentityInput)
    .mutation(({ ctx, input }): Promise<IdentityCheckView> => ctx.call(wire.submitIdentityCheck, input)),
});

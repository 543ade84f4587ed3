import { UPLOAD_MAX_BYTES, UPLOAD_MAX_IMAGES } from '@tonalli/contracts/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlatformError } from '../platform/platform-error';
import { appRouter } from '../root';
import { requireOwnOrigin } from '../session/origin';
import type { Services } from '../trpc/context';
import { procedureAt } from '../trpc/transport/read-calls';
import { isForm, pathOf } from '../trpc/transport/routes';

/** Three pictures of the maximum size, and the form fields. */
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_IMAGES * UPLOAD_MAX_BYTES + 256 * 1_024;
/** Nobody writes more often than this; each may be many megabytes. */
const MEMBER_LIMIT = { calls: 20, windowSeconds: 600 };

/**
 * Multipart bodies are read only for procedures with `upload` in their meta, after origin, session and the member's
 * rate limit were checked: before the first byte of the body.
 */
export function guardUploads(scope: FastifyInstance, { sessions, state }: Services): void {
  scope.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || !isForm(request)) return;
    if (!takesUploads(request)) throw new PlatformError('INVALID_REQUEST');
    const { facts } = request;
    requireOwnOrigin(facts);
    const { customerId } = sessions.open(facts);
    const retryAfterSeconds = await state.take(`upload ${customerId} ${facts.world ?? ''}`, MEMBER_LIMIT);
    if (retryAfterSeconds > 0) throw new PlatformError('RATE_LIMITED', { retryAfterSeconds });
  });
}

function takesUploads({ params }: FastifyRequest): boolean {
  const meta: unknown = procedureAt(appRouter, pathOf(params))?._def.meta;
  return typeof meta === 'object' && meta !== null && 'upload' in meta && meta.upload === true;
}

import { type Language, toWireLanguage } from '@tonalli/contracts/language';
import type { RequestFacts } from '../http/facts';
import type { Session } from '../session/session';
import type { PlatformCall, Services } from './context';

interface CallScope {
  readonly services: Pick<Services, 'platform'>;
  readonly request: RequestFacts;
  readonly session: Pick<Session, 'token'> | null;
  readonly language: Language;
  /** Nobody at the browser asks for it, so that it does not count as use of the session. */
  readonly unattended?: boolean;
}

/** Binds `platform.call` to one request: its address, language, world, and the token of its session. */
export function platformCall({ services, request, session, language, unattended = false }: CallScope): PlatformCall {
  const context = {
    token: session?.token ?? null,
    language: toWireLanguage(language),
    requestId: request.id,
    ip: request.ip,
    host: request.host,
    userAgent: request.userAgent,
    device: request.device,
    world: request.world,
    idempotencyKey: request.idempotencyKey,
    span: request.span,
    unattended,
  };
  return (endpoint, input) => services.platform.call(endpoint, input, context);
}

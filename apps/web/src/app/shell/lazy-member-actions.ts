import { lazyPart } from '../chunks/lazy-screen';

export const MemberActions = lazyPart(async () => ({ default: (await import('./member-actions')).MemberActions }));

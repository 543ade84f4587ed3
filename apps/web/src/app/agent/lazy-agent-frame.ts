import { lazyPart } from '../chunks/lazy-screen';

export const AgentFrame = lazyPart(() => import('./agent-frame'));

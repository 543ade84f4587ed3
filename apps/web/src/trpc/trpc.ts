import type { AppRouter } from '@tonalli/gateway/public';
import { createTRPCReact } from '@trpc/react-query';

export const trpc = createTRPCReact<AppRouter>();

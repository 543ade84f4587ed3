import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { trpc } from '../trpc/trpc';
import type { AppServices } from './app-services';
import { AppServicesContext } from './app-services-context';

export function Providers({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <AppServicesContext value={services}>
      <I18nextProvider i18n={services.i18n}>
        <trpc.Provider client={services.client} queryClient={services.queryClient}>
          <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
        </trpc.Provider>
      </I18nextProvider>
    </AppServicesContext>
  );
}

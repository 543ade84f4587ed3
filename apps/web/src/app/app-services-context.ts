import { createContext, use } from 'react';
import type { AppServices } from './app-services';

export const AppServicesContext = createContext<AppServices | null>(null);

export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (!services) throw new Error('AppServicesContext is missing above this component');
  return services;
}

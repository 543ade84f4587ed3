import { registrationAccess } from '@tonalli/contracts/registration/access';
import { defineFeature } from '../../transport/feature';
import { registrationRoutes } from './registration.routes';

export const registration = defineFeature({
  name: 'registration',
  routes: registrationRoutes,
  access: registrationAccess,
});

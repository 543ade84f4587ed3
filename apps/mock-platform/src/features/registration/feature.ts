import { registrationAccess } from '@tonalli/contracts/registration/access';
import { defineFeature } from '../../transport/feature';
import { registrationRoutes } from './registration.routes';
import { welcome } from './welcome';

export const registration = defineFeature({
  name: 'registration',
  routes: registrationRoutes,
  access: registrationAccess,
  later: [welcome],
});

import { defineFeature } from '../../transport/feature';
import { registrationRoutes } from './registration.routes';

export const registration = defineFeature({ name: 'registration', routes: registrationRoutes });

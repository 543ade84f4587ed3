import { defineFeature } from '../transport/feature';
import { identitySite } from './identity-site';

export const identity = defineFeature({ name: 'identity', sites: [identitySite] });

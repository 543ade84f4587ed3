import { defineFeature } from '../../transport/feature';
import { decideJob } from './follow';

export const sports = defineFeature({ name: 'sports', jobs: [decideJob] });

import { dataFile, listById } from '../../kernel/data/data-files';
import { Campaign } from './campaign-schema';

/** The operator's promotions when the data are made. */
export const promised = dataFile('promotions/promotions.yaml', listById(Campaign));

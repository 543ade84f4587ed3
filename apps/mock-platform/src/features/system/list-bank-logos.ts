import type { listBankLogos as endpoint } from '@tonalli/contracts/system/wire';
import { BANK_BRANDS } from '../../art/brands';
import { bankLogoPath } from '../../art/paths';
import type { Verb } from '../../transport/verb';

export const listBankLogos: Verb<typeof endpoint> = () => ({
  list: BANK_BRANDS.map(({ id, name }) => ({ bankId: id, name, logo: bankLogoPath(id) })),
});

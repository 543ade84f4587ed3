import type { fetchContract, listBills, listContracts, previewOffer } from '@tonalli/contracts/agent-contracts/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';

// What the endpoints of contracts answer, part by part; amounts in minor units.
export type ContractView = NonNullable<ValueOf<typeof listContracts>['own']>;
export type ContractDetail = ValueOf<typeof fetchContract>;
export type OfferPreview = ValueOf<typeof previewOffer>;
export type BillRow = ValueOf<typeof listBills>['content'][number];

// What other features of the platform may use of this one.
export { type ContractFacts, tellsContractFacts } from './contract-facts';

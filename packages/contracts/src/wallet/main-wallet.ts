/** The id of the wallet that deposits come into and withdrawals go out of; all others are the code of their vendor. */
export const MAIN_WALLET = 'MAIN';

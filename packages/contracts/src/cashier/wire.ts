export * from './wire-banks';
export * from './wire-deposits';
export * from './wire-withdrawals';

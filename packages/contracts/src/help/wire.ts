export * from './wire-content';
export * from './wire-feedback';

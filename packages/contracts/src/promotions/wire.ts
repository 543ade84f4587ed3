export * from './wire-list';
export * from './wire-taking';

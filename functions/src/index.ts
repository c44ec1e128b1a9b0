import './service-account.ts';
export { api } from './api.ts';
export * from './triggers.ts';
export { upload } from './upload.ts';

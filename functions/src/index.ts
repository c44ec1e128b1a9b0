export { api } from './api.ts';
export { upload } from './upload.ts';

// moment has types for its main module only. Each of these modules adds a language to moment when it
// is imported.
declare module 'moment/locale/en-ca';
declare module 'moment/locale/fr';

// moment types its own module only; its locales are imported for their effect.
declare module 'moment/locale/en-ca';
declare module 'moment/locale/fr';

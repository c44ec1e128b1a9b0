// moment types only its own module. Its locales are imported for their effect.
declare module 'moment/locale/en-ca';
declare module 'moment/locale/fr';

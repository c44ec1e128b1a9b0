import { wordings } from '../opt-in/texts.ts';

export const consentVersion = wordings.newsletter;

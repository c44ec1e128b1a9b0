export * from '../opt-in/tokens.ts';

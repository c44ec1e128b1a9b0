import { expect, it } from 'vitest';
import { type DeclaredFunction, requireSafeFunctions } from './declared-functions.ts';

const makeFunction = (changes: Partial<DeclaredFunction> = {}): DeclaredFunction => ({
  id: 'queueIssue',
  region: 'northamerica-northeast1',
  account: 'functions-runtime@club.iam.gserviceaccount.com',
  isOpen: false,
  isRetried: false,
  ...changes,
});

it('allows the functions behind Hosting to be open to everybody', () => {
  const functions = [makeFunction({ id: 'api', isOpen: true }), makeFunction()];
  expect(() => requireSafeFunctions(functions, 'club')).not.toThrow();
});

it('refuses any other function that is open to everybody', () => {
  expect(() => requireSafeFunctions([makeFunction({ isOpen: true })], 'club')).toThrow(
    'The function queueIssue would be open to everybody',
  );
});

it('refuses a function that runs as the project’s default account', () => {
  expect(() => requireSafeFunctions([makeFunction({ account: '' })], 'club')).toThrow(
    'The function queueIssue would not run as the functions’ own account',
  );
});

import { expect, it } from 'vitest';
import { makeFormAddress } from './make-form-address.ts';

const origin = 'https://club.example.org';

it.each([
  ['https://forms.example.org/join', null, 'https://forms.example.org/join'],
  ['https://forms.example.org/join', '', 'https://forms.example.org/join'],
  ['https://forms.example.org/join', 'u17', 'https://forms.example.org/join?programId=u17'],
  ['https://forms.example.org/a?b=c', 'DEV1', 'https://forms.example.org/a?b=c&programId=DEV1'],
  ['/registration-form', 'u15', 'https://club.example.org/registration-form?programId=u15'],
  [
    'https://forms.example.org/join',
    'u17&admin=1#é/../x',
    'https://forms.example.org/join?programId=u17%26admin%3D1%23%C3%A9%2F..%2Fx',
  ],
])('makes the address of the form %j with the program %j, encoded', (form, programId, address) => {
  expect(makeFormAddress(form, origin, programId)).toBe(address);
});

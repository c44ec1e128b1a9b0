import { expect, it } from 'vitest';
import { refuseEmulatorSettings } from './refuse-emulator-settings.ts';

const emulator = { FUNCTIONS_EMULATOR: 'true', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
/** As Cloud Run sets them, and as the functions emulator does. */
const deployed = { K_SERVICE: 'api', K_REVISION: 'api-00001-abc' };
const emulated = { K_SERVICE: 'northamerica-northeast1-api', K_REVISION: '1' };

it.each([
  ['in production', deployed],
  ['on the functions-framework', {}],
  ['in the functions emulator', { ...emulator, ...emulated }],
  ['in a test that runs a function by hand', emulator],
])('a function starts %s', (_, environment) => {
  expect(() => refuseEmulatorSettings(environment)).not.toThrow();
});

it.each([
  ['all settings of an emulator', { ...emulator, ...deployed }, 'FUNCTIONS_EMULATOR'],
  ['FUNCTIONS_EMULATOR', { FUNCTIONS_EMULATOR: 'true', ...deployed }, 'FUNCTIONS_EMULATOR'],
  ['FUNCTIONS_EMULATOR', { FUNCTIONS_EMULATOR: 'true', K_SERVICE: 'api' }, 'FUNCTIONS_EMULATOR'],
  [
    'the address of an Auth emulator',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', ...deployed },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
])('a deployed function with %s does not start', (_, environment, name) => {
  expect(() => refuseEmulatorSettings(environment)).toThrow(`${name} is set outside`);
});

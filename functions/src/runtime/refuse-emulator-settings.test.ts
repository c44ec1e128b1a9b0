import { expect, it } from 'vitest';
import { refuseEmulatorSettings } from './refuse-emulator-settings.ts';

const emulatorSettings = {
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};
/** The variables that Cloud Run sets. */
const deployedEnvironment = { K_SERVICE: 'api', K_REVISION: 'api-00001-abc' };
/** The same variables, as the functions emulator sets them. */
const emulatorEnvironment = { K_SERVICE: 'northamerica-northeast1-api', K_REVISION: '1' };

it.each([
  ['in production', deployedEnvironment],
  ['on the functions-framework', {}],
  ['in the functions emulator', { ...emulatorSettings, ...emulatorEnvironment }],
  ['in a test that runs a function by hand', emulatorSettings],
])('a function starts %s', (_, environment) => {
  expect(() => refuseEmulatorSettings(environment)).not.toThrow();
});

it.each([
  [
    'all settings of an emulator',
    { ...emulatorSettings, ...deployedEnvironment },
    'FUNCTIONS_EMULATOR',
  ],
  [
    'FUNCTIONS_EMULATOR',
    { FUNCTIONS_EMULATOR: 'true', ...deployedEnvironment },
    'FUNCTIONS_EMULATOR',
  ],
  [
    'FUNCTIONS_EMULATOR and no K_REVISION',
    { FUNCTIONS_EMULATOR: 'true', K_SERVICE: 'api' },
    'FUNCTIONS_EMULATOR',
  ],
  [
    'the address of an Auth emulator',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', ...deployedEnvironment },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
])('a deployed function with %s does not start', (_, environment, name) => {
  expect(() => refuseEmulatorSettings(environment)).toThrow(`${name} is set outside`);
});

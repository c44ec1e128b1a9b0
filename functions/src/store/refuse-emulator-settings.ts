type Environment = Readonly<Record<string, string | undefined>>;

/** Cloud Run names every revision after its service. The functions emulator uses `1`. */
const isDeployed = ({ K_SERVICE, K_REVISION }: Environment) => !!K_SERVICE && K_REVISION !== '1';

/**
 * Prevents a deployed function from starting with the Auth emulator's settings. With
 * FIREBASE_AUTH_EMULATOR_HOST the Admin SDK accepts unsigned tokens. FUNCTIONS_EMULATOR is refused
 * too. With it, `refuseEmulatorSettings` would accept FIREBASE_AUTH_EMULATOR_HOST.
 *
 * @throws Error with the name of the variable
 */
export function refuseEmulatorSettings(environment: Environment): void {
  const { FUNCTIONS_EMULATOR, FIREBASE_AUTH_EMULATOR_HOST } = environment;
  const throwError = (name: string) => {
    throw new Error(`${name} is set outside the emulator: refusing to start.`);
  };
  if (FUNCTIONS_EMULATOR && isDeployed(environment)) throwError('FUNCTIONS_EMULATOR');
  if (FIREBASE_AUTH_EMULATOR_HOST && FUNCTIONS_EMULATOR !== 'true') {
    throwError('FIREBASE_AUTH_EMULATOR_HOST');
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Cloud Run names every revision after its service. The functions emulator uses `1`. */
const isDeployed = ({ K_SERVICE, K_REVISION }: Environment) => !!K_SERVICE && K_REVISION !== '1';

/**
 * Prevents a deployed function from starting with an emulator's settings. Wherever
 * FIREBASE_AUTH_EMULATOR_HOST is set, the Admin SDK accepts unsigned tokens. So only the functions
 * emulator, which sets FUNCTIONS_EMULATOR to `true`, may have it. A deployed function may have
 * neither, whatever the value.
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

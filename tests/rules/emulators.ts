/** Reads an address that the test runner sets; by default the port of firebase.json. */
function readAddress(variable: string, fallback: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${process.env[variable] ?? fallback}`);
  return { host: hostname, port: Number(port) };
}

export const firestoreAddress = readAddress('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
export const storageAddress = readAddress('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199');

/** These tests clear their project, so it is not the one with the local site's content. */
export const projectId = 'demo-rules-tests';

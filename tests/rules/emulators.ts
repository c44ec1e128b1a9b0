/** The test run says where its emulators listen; by hand they are at the ports of firebase.json. */
function readAddress(variable: string, fallback: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${process.env[variable] ?? fallback}`);
  return { host: hostname, port: Number(port) };
}

export const firestoreAddress = readAddress('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
export const storageAddress = readAddress('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199');

/** A project of these tests' own: they clear it, and the demo content of the site is another's. */
export const projectId = 'demo-rules-tests';

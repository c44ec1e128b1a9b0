/** The path of the documents in Firestore's REST API, without the version. */
export const toDocumentsPath = (project: string): string =>
  `projects/${project}/databases/(default)/documents`;

/** The addresses of Firestore's REST API, Google's and the emulator's. Each build has one of them. */
export const firestoreAddress = 'https://firestore.googleapis.com/v1';
export const firestoreEmulatorAddress = 'http://127.0.0.1:8080/v1';

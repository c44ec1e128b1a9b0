/** Google's interfaces that we call ourselves, with the origin of each. */
const services = {
  artifacts: 'https://artifactregistry.googleapis.com',
  billing: 'https://cloudbilling.googleapis.com',
  budgets: 'https://billingbudgets.googleapis.com',
  firebase: 'https://firebase.googleapis.com',
  firebaseStorage: 'https://firebasestorage.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  functionsV2: 'https://cloudfunctions.googleapis.com',
  hosting: 'https://firebasehosting.googleapis.com',
  iam: 'https://iam.googleapis.com',
  identity: 'https://identitytoolkit.googleapis.com',
  monitoring: 'https://monitoring.googleapis.com',
  resourceManager: 'https://cloudresourcemanager.googleapis.com',
  rules: 'https://firebaserules.googleapis.com',
  run: 'https://run.googleapis.com',
  scheduler: 'https://cloudscheduler.googleapis.com',
  secrets: 'https://secretmanager.googleapis.com',
  serviceUsage: 'https://serviceusage.googleapis.com',
  storage: 'https://storage.googleapis.com',
} as const;

export type GoogleService = keyof typeof services;

/** Services that set up a project, possibly before it can have a quota. */
const setUpServices: readonly GoogleService[] = [
  'billing',
  'firebase',
  'resourceManager',
  'serviceUsage',
];

/** Whether requests count against the quota of the project that they are about. */
export const usesProjectQuota = (service: GoogleService): boolean =>
  !setUpServices.includes(service);

/**
 * The servers that replace Google's. The rehearsal has one server, with a path for each service.
 * The emulators have one server for each service.
 */
export type LocalOrigins = string | Partial<Readonly<Record<GoogleService, string>>>;

/**
 * Gets the address of a path of a service.
 *
 * @param localOrigins the servers to use; Google's own if undefined
 * @throws Error if `localOrigins` lacks the service, because a request for an emulator must not
 *   reach Google
 */
export function makeServiceAddress(
  service: GoogleService,
  path: string,
  localOrigins?: LocalOrigins,
): string {
  if (localOrigins === undefined) return `${services[service]}/${path}`;
  if (typeof localOrigins === 'string') return `${localOrigins}/${service}/${path}`;
  const serviceOrigin = localOrigins[service];
  if (serviceOrigin === undefined) throw new Error(`There is no emulator of ${service}.`);
  return `${serviceOrigin}/${path}`;
}

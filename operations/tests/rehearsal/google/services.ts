/** The recorder's path for each variable with which firebase-tools finds a service of Google. */
const servicesByVariable = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifacts',
  CLOUD_RUN_API_URL: 'runApi',
  CLOUD_RUN_URL: 'run',
  CLOUD_SECRET_MANAGER_URL: 'secrets',
  COMPUTE_URL: 'compute',
  EVENTARC_URL: 'eventarc',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_CLOUDBILLING_URL: 'billing',
  FIREBASE_CLOUDBUILD_URL: 'build',
  FIREBASE_CLOUDLOGGING_URL: 'logging',
  FIREBASE_CLOUDSCHEDULER_URL: 'scheduler',
  FIREBASE_EXT_URL: 'extensions',
  FIREBASE_FIREBASESTORAGE_URL: 'firebaseStorage',
  FIREBASE_FUNCTIONS_URL: 'functionsV1',
  FIREBASE_FUNCTIONS_V2_URL: 'functionsV2',
  FIREBASE_GOOGLE_URL: 'google',
  FIREBASE_HOSTING_API_URL: 'hosting',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_PUBSUB_URL: 'pubsub',
  FIREBASE_REALTIME_URL: 'realtime',
  FIREBASE_RESOURCEMANAGER_URL: 'resourceManager',
  FIREBASE_RULES_URL: 'rules',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeConfig',
  FIREBASE_SERVICE_USAGE_URL: 'serviceUsage',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_TOKEN_URL: 'google',
  FIRESTORE_URL: 'firestore',
} as const;

/** Returns the variables that make firebase-tools send every request to a recorder. */
export function makeServiceVariables(origin: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(servicesByVariable).map(([variable, path]) => [variable, `${origin}/${path}`]),
  );
}

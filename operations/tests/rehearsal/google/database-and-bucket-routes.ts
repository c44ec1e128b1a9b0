import { type Account, startOperation } from './account.ts';
import { parseBody, type Route } from './recorder.ts';
import { json, notFound, refuse, route } from './route.ts';

/** Makes routes for the database and the default bucket. */
export function makeDatabaseAndBucketRoutes(account: Account): readonly Route[] {
  const { projectId } = account;
  const databasesPath = `projects/${projectId}/databases`;
  const databaseName = `${databasesPath}/(default)`;
  const databasePattern = `v1(?:beta1)?/${databasesPath}/\\(default\\)`;
  const bucketName = `${projectId}.firebasestorage.app`;
  const makeBucketResponse = () =>
    json({
      name: `projects/${projectId}/defaultBucket`,
      location: account.bucketLocation,
      bucket: { name: `projects/${projectId}/buckets/${bucketName}` },
    });
  return [
    route(`GET firestore ${databasePattern}`, () =>
      account.database ? json(account.database) : notFound,
    ),
    route(`POST firestore v1/${databasesPath}`, (request) => {
      if (account.database) return refuse(409, 'ALREADY_EXISTS', 'Database already exists.');
      account.database = {
        ...(parseBody(request) as object),
        name: databaseName,
        databaseEdition: 'STANDARD',
      };
      return json(startOperation(account, account.database, `${databaseName}/operations`));
    }),
    route(`PATCH firestore ${databasePattern}`, (request) => {
      account.database = { ...account.database, ...(parseBody(request) as object) };
      return json(startOperation(account, account.database, `${databaseName}/operations`));
    }),
    route(`GET firebaseStorage v1alpha/projects/${projectId}/defaultBucket`, () =>
      account.bucketLocation === undefined ? notFound : makeBucketResponse(),
    ),
    route(`POST firebaseStorage v1alpha/projects/${projectId}/defaultBucket`, (request) => {
      if (account.billingAccountName === undefined) {
        return refuse(412, 'FAILED_PRECONDITION', 'The project must be on the Blaze plan.');
      }
      // An existing bucket is linked again, and stays where it is.
      account.bucketLocation ??= (parseBody(request) as { location: string }).location;
      return makeBucketResponse();
    }),
  ];
}

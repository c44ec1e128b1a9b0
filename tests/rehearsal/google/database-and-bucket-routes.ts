import { type Account, startOperation } from './account.ts';
import { parseBody, type Route } from './recorder.ts';
import { json, notFound, refuse, route } from './route.ts';

/** Makes routes for the database and the default bucket. */
export function makeDatabaseAndBucketRoutes(account: Account): readonly Route[] {
  const { projectId: id } = account;
  const databases = `projects/${id}/databases`;
  const name = `${databases}/(default)`;
  const path = `v1(?:beta1)?/${databases}/\\(default\\)`;
  const bucket = `${id}.firebasestorage.app`;
  const makeBucketResponse = () =>
    json({
      name: `projects/${id}/defaultBucket`,
      location: account.bucketLocation,
      bucket: { name: `projects/${id}/buckets/${bucket}` },
    });
  return [
    route(`GET firestore ${path}`, () => (account.database ? json(account.database) : notFound)),
    route(`POST firestore v1/${databases}`, (request) => {
      if (account.database) return refuse(409, 'ALREADY_EXISTS', 'Database already exists.');
      account.database = {
        ...(parseBody(request) as object),
        name,
        databaseEdition: 'STANDARD',
      };
      return json(startOperation(account, account.database, `${name}/operations`));
    }),
    route(`PATCH firestore ${path}`, (request) => {
      account.database = { ...account.database, ...(parseBody(request) as object) };
      return json(startOperation(account, account.database, `${name}/operations`));
    }),
    route(`GET firebaseStorage v1alpha/projects/${id}/defaultBucket`, () =>
      account.bucketLocation === undefined ? notFound : makeBucketResponse(),
    ),
    route(`POST firebaseStorage v1alpha/projects/${id}/defaultBucket`, (request) => {
      if (account.billingAccountName === undefined) {
        return refuse(412, 'FAILED_PRECONDITION', 'The project must be on the Blaze plan.');
      }
      // An existing bucket is linked again, and stays where it is.
      account.bucketLocation ??= (parseBody(request) as { location: string }).location;
      return makeBucketResponse();
    }),
  ];
}

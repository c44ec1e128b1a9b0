import type { IdempotencyStrategy } from '@google-cloud/storage';
import type { Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;

/** `RetryAlways` as a number. The import of the enum would load the library at every cold start. */
const idempotencyStrategy = 0 satisfies IdempotencyStrategy.RetryAlways;

/**
 * Makes a bucket repeat every request whose connection is lost or whose response is a temporary
 * error. By default it would not repeat deletions.
 */
export function repeatLostRequests(bucket: Bucket): Bucket {
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy });
  return bucket;
}

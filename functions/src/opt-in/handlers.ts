import { type OptInPurpose, optIns } from '@club/domain/opt-in';
import { paths } from '@club/domain/paths';
import { programId } from '@club/domain/waiting-list';
import type { Request } from 'express';
import * as v from 'valibot';
import { requireDeliverableAddress } from '../mail/mail-queue.ts';
import { requireMailSettings, requirePostalAddress } from '../mail/settings.ts';
import { notifyFamilies } from './place-opening.ts';
import {
  confirmOptIn,
  leaveOptIn,
  type OptInRequest,
  requestOptIn,
  unsubscribeAddress,
} from './request-opt-in.ts';
import { readConfirmation, readToken } from './tokens.ts';
import { getCaller } from '../request/caller.ts';
import { getPagePath, wantsPage } from '../request/form-without-script.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { requireHashKey } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from '../request/handler.ts';

const body = { ok: true } as const;
interface TokenCall {
  readonly input: { readonly token: string };
}

/** Makes the handlers that all purposes have in common. */
const makeHandlers = (purpose: OptInPurpose) => {
  const { tokens } = optIns[purpose];
  return {
    /**
     * Requests the mails of the purpose. The response is the same for a new, pending or confirmed
     * address (specification, section 7).
     *
     * @throws ApiProblem `no-mail-host`, `no-postal-address` or `too-many-requests`; `invalid-body`
     *   for an address that the mail host does not accept
     */
    request: async ({ input, request }: { input: OptInRequest; request: Request }) => {
      requireMailSettings();
      requirePostalAddress();
      await requireDeliverableAddress(firestore(), input.email);
      await requestOptIn(firestore(), purpose, input, getCaller(request));
      return { body };
    },
    /**
     * Confirms a request by the token of its mail. The token is signed, and many people may share an
     * IP address. So there is no rate limit per caller.
     *
     * @throws ApiProblem `no-mail-host` or `invalid-token`
     */
    confirm: async ({ input }: TokenCall) => {
      requireMailSettings();
      await confirmOptIn(firestore(), purpose, readConfirmation(tokens.confirm, input.token));
      return { body };
    },
    /**
     * Ends a request or a subscription, by the token of a link in a mail.
     *
     * @throws ApiProblem `invalid-token`, or `unavailable` without the HASH_KEY
     */
    leave: async ({ input }: TokenCall) => {
      requireHashKey();
      const id = readToken(tokens.leave, input.token);
      await leaveOptIn(firestore(), purpose, { id, way: 'link' });
      return { body };
    },
    /**
     * Does the same for the unsubscribe button of a mail program (RFC 8058). `{id}` is the token.
     * Mail programs send multipart, form-encoded or empty bodies, so the body is ignored. There is no
     * rate limit per caller, because requests for many people come from a provider's few IP addresses.
     *
     * @throws ApiProblem `invalid-token`, `body-too-large`, or `unavailable` without the HASH_KEY
     */
    leaveByOneClick: async ({ id: token, request }: { id: string; request: Request }) => {
      requireHashKey();
      requireSmallBody(request);
      const id = readToken(tokens.leave, token);
      await leaveOptIn(firestore(), purpose, { id, way: 'one-click' });
      return { body };
    },
  };
};

const newsletter = makeHandlers('newsletter');
const place = makeHandlers('place');
const practice = makeHandlers('practice');

export const confirmSubscription: Handler<'confirmSubscription'> = newsletter.confirm;
export const unsubscribeByLink: Handler<'unsubscribeByLink'> = newsletter.leave;
export const unsubscribeByOneClick: Handler<'unsubscribeByOneClick'> = newsletter.leaveByOneClick;
export const requestPlace: Handler<'requestPlace'> = place.request;
export const confirmPlaceRequest: Handler<'confirmPlaceRequest'> = place.confirm;
export const leaveWaitingList: Handler<'leaveWaitingList'> = place.leave;
export const leaveWaitingListByOneClick: Handler<'leaveWaitingListByOneClick'> =
  place.leaveByOneClick;
export const requestPracticeMails: Handler<'requestPracticeMails'> = practice.request;
export const confirmPracticeMails: Handler<'confirmPracticeMails'> = practice.confirm;
export const leavePracticeMails: Handler<'leavePracticeMails'> = practice.leave;
export const leavePracticeMailsByOneClick: Handler<'leavePracticeMailsByOneClick'> =
  practice.leaveByOneClick;

/**
 * `POST /api/email/subscribe`. A form without script is redirected to a page about the next step.
 *
 * @throws the problems of `request` above
 */
export const subscribe: Handler<'subscribe'> = async (call) => {
  const result = await newsletter.request(call);
  return wantsPage(call.request)
    ? { ...result, redirect: getPagePath(paths.newsletterRequested, call.input.lng) }
    : result;
};

/**
 * `POST /api/email/unsubscribe`: unsubscribes at once. The response is the same for an unknown
 * address (specification, section 7). A form without script is redirected to a confirmation page.
 *
 * @throws ApiProblem `unavailable` if the secret HASH_KEY is not set, or `too-many-requests` for the
 *   caller
 */
export const unsubscribe: Handler<'unsubscribe'> = async ({ input, request }) => {
  requireHashKey();
  await unsubscribeAddress(firestore(), input, getCaller(request));
  return wantsPage(request)
    ? { body, redirect: getPagePath(paths.newsletterUnsubscribed, input.lng) }
    : { body };
};

/**
 * `POST /api/waiting-list/{id}/notify`: queues one mail to each of the first families that wait for
 * a program. A repeated request sends nothing.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address`, `not-found`, or `conflict` while the
 *   program is full or another number of families waits
 */
export const notifyWaitingList: Handler<'notifyWaitingList'> = async ({ id, input, staff }) => {
  requireMailSettings();
  requirePostalAddress();
  if (!v.is(programId, id)) throw new ApiProblem('not-found');
  return { body: { notified: await notifyFamilies(firestore(), id, input, staff) } };
};

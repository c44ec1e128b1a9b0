import './functions-environment.ts';
import { createHash } from 'node:crypto';
import type { Coach } from '@club/domain/content/coach';
import type { Gym } from '@club/domain/content/gym';
import { noticeId } from '@club/domain/content/notice';
import type { EndpointName } from '@club/domain/endpoints';
import type { EditableCollection } from '@club/domain/history';
import { demoPictures } from '../../emulators/demo/content.ts';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { makeCoach } from '../factories/coach.ts';
import { makeGym } from '../factories/gym.ts';
import { collectionFixtures } from './collection-fixtures.ts';
import { makeAddress } from './visitor-requests.ts';

/** The id of the row in the requests. */
export const id = 'frozen';
export const readerAddress = makeAddress('frozen');
export const issue = { subject: 'Frozen', subject_fr: 'Gel', text: 'Brr.', text_fr: 'Brr.' };
const imagePath = 'carousels/carousel_frozen_20261005143000.jpg';
export const takenDownId = createHash('sha256').update(imagePath).digest('hex').slice(0, 40);
const getSave = ({ _id, consentAt, updatedAt, ...fields }: Coach | Gym) => fields;
const notice = { notice: 'Frozen', notice_fr: 'Gel' };
const entryValues = { isCancelled: true, placeText: null, times: null, reason: '', reason_fr: '' };
const makeLinkBody = () => ({ token: makeToken('unsubscribe', makeSubscriberId(readerAddress)) });
const familyId = makeFamilyId('U15', readerAddress);
const makeLeaveBody = () => ({ token: makeToken('leave-waiting-list', familyId) });
const makeEditBody = (collection: EditableCollection) => () =>
  collectionFixtures.find((fixture) => fixture.collection === collection)?.makeEdit(id) ?? {};
const makeNoBody = () => undefined;

/** A valid body for every endpoint. An endpoint without an entry does not compile. */
export const bodies: { readonly [Name in EndpointName]: () => object | undefined } = {
  listCarousels: makeNoBody,
  listBanners: makeNoBody,
  listNotes: makeNoBody,
  listPrograms: makeNoBody,
  getTeamFeed: makeNoBody,
  getHealth: makeNoBody,
  subscribe: () => ({ email: readerAddress }),
  unsubscribe: () => ({ email: readerAddress }),
  confirmSubscription: () => ({ token: makeToken('confirm', makeSubscriberId(readerAddress)) }),
  unsubscribeByLink: makeLinkBody,
  unsubscribeByOneClick: () => ({ 'List-Unsubscribe': 'One-Click' }),
  sendContactMessage: () => ({ email: readerAddress, messages: 'Is anybody there?' }),
  reportClientError: () => ({
    ...{ kind: 'error', message: 'frozen', script: 'index-a.js', line: 1, column: 1 },
    ...{ page: '/contact', locale: 'fr', version: 'index-a.js' },
  }),
  sendIssue: () => ({ ...issue, audience: 'me' }),
  getIssue: makeNoBody,
  listIssues: makeNoBody,
  setIssuePublication: () => ({ isPublished: true }),
  getAudience: makeNoBody,
  getMailQueue: makeNoBody,
  getTonight: makeNoBody,
  changeEntry: () => ({ ...entryValues, updatedAt: new Date().toISOString(), notice: null }),
  undoEntryChange: () => ({ at: new Date().toISOString() }),
  resendMail: () => ({ updatedAt: new Date().toISOString() }),
  listMessages: makeNoBody,
  listOlderMessages: makeNoBody,
  updateMessage: () => ({ state: 'read', updatedAt: new Date().toISOString() }),
  deleteMessage: () => ({ updatedAt: new Date().toISOString() }),
  requestPlace: () => ({ email: readerAddress, program: 'U15' }),
  confirmPlaceRequest: () => ({ token: makeToken('confirm-place', familyId) }),
  leaveWaitingList: makeLeaveBody,
  leaveWaitingListByOneClick: makeNoBody,
  notifyWaitingList: () => ({ count: 1, waiting: 1 }),
  requestPracticeMails: () => ({ email: readerAddress, program: 'U15' }),
  confirmPracticeMails: () => ({ token: makeToken('confirm-practice', familyId) }),
  leavePracticeMails: () => ({ token: makeToken('leave-practice', familyId) }),
  leavePracticeMailsByOneClick: makeNoBody,
  getCalendarStatus: makeNoBody,
  requestCalendarReading: makeNoBody,
  acceptCalendarLoss: () => ({ since: new Date().toISOString() }),
  getStaffCounts: makeNoBody,
  getImage: makeNoBody,
  takeDownImage: () => ({ imageURL: makeDemoImageAddress(imagePath) }),
  uploadImage: makeNoBody, // its form is made for each request
  updateNote: makeEditBody('notes'),
  updateNotice: () => ({ ...notice, noticeDisplay: false, showUntil: null }),
  updateCarouselItem: makeEditBody('carousels'),
  updateBanner: makeEditBody('banners'),
  updateProgram: makeEditBody('programs'),
  updateCoach: () => getSave(makeCoach({ imageURL: '' })),
  updateGym: () => getSave(makeGym({ imageURL: '' })),
  listHistory: makeNoBody,
  restoreRow: () => ({}),
  listActivity: makeNoBody,
  createRow: () => ({ id: 'frozen-new' }),
  retireRow: () => ({}),
  listRetiredRows: makeNoBody,
  restoreRetiredRow: makeNoBody,
  updateOrder: () => ({ order: [], seenOrder: [] }),
  getStaffSession: makeNoBody,
  listStaffNames: makeNoBody,
};

/** The ids in the paths of endpoints that would refuse the `id` of this file. */
export const pathIds: { readonly [Name in EndpointName]?: () => string } = {
  updateNotice: () => noticeId,
  getTeamFeed: () => 'u15',
  unsubscribeByOneClick: () => makeLinkBody().token,
  leaveWaitingListByOneClick: () => makeLeaveBody().token,
  leavePracticeMailsByOneClick: () => makeToken('leave-practice', familyId),
  listOlderMessages: () => 'f'.repeat(40),
  updateMessage: () => 'f'.repeat(40),
  deleteMessage: () => 'f'.repeat(40),
  notifyWaitingList: () => 'U15',
  restoreRetiredRow: () => `notes_${id}`,
  getImage: () => demoPictures[0]?.objectPath.split('/')[1] ?? '',
};

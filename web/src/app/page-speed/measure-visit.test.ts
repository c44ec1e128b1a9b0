import { speedReportSchema } from '@club/domain/page-speed/page-speed';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { measureVisit } from './measure-visit.ts';

type Watch = (callback: (metric: { value: number }) => void) => void;
const vitals = vi.hoisted(() => ({
  onLCP: vi.fn<Watch>(),
  onINP: vi.fn<Watch>(),
  onCLS: vi.fn<Watch>(),
}));
vi.mock('web-vitals', () => vitals);

const documentStub = Object.assign(new EventTarget(), {
  documentElement: { lang: 'fr' },
  visibilityState: 'visible',
});
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();
const sendRequest = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

/** Starts to measure a visit in which the browser reports these values. */
function startVisit(
  values: { readonly [Name in keyof typeof vitals]?: number },
  { pathname = '/en/program/u15', lang = 'en' } = {},
) {
  documentStub.documentElement.lang = lang;
  for (const [name, value] of Object.entries(values))
    vitals[name as keyof typeof vitals].mockImplementationOnce((callback) => callback({ value }));
  measureVisit(pathname);
}

function hidePage(type: 'visibilitychange' | 'pagehide' = 'visibilitychange') {
  documentStub.visibilityState = 'hidden';
  documentStub.dispatchEvent(new Event(type));
}

const readBody = async (): Promise<unknown> =>
  JSON.parse((await sendBeacon.mock.lastCall?.[1].text()) ?? '');

beforeEach(() => {
  vi.resetAllMocks();
  sendBeacon.mockReturnValue(true);
  documentStub.visibilityState = 'visible';
  vi.stubGlobal('document', documentStub);
  vi.stubGlobal('addEventListener', documentStub.addEventListener.bind(documentStub));
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('fetch', sendRequest);
});

it('sends the speed classes of the visit with its page and language, and nothing else', async () => {
  startVisit({ onLCP: 2413.7, onINP: 208, onCLS: 0.0512 });
  expect(sendBeacon).not.toHaveBeenCalled();
  hidePage();
  const [address, blob] = sendBeacon.mock.lastCall ?? [];
  expect([address, blob?.type]).toEqual(['/api/page-speed', 'application/json']);
  const body = await readBody();
  expect(body).toEqual({
    page: '/program/:programId',
    locale: 'en',
    paint: '2500',
    interaction: '300',
    shift: '100',
  });
  expect(v.is(speedReportSchema, body)).toBe(true);
});

it('sends a visit once, although the page is hidden several times', () => {
  startVisit({ onLCP: 900 });
  hidePage();
  hidePage('pagehide');
  hidePage();
  expect(sendBeacon).toHaveBeenCalledOnce();
});

it('sends nothing while the page is visible', () => {
  startVisit({ onLCP: 900 });
  documentStub.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).not.toHaveBeenCalled();
  hidePage('pagehide');
  expect(sendBeacon).toHaveBeenCalledOnce();
});

it('omits what the browser did not measure', async () => {
  startVisit({ onCLS: 0 }, { pathname: '/club', lang: 'fr' });
  hidePage();
  expect(await readBody()).toEqual({ page: '/club', locale: 'fr', shift: '10' });
});

it('sends nothing if nothing was measured', () => {
  startVisit({});
  hidePage();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('does not measure the dashboard', () => {
  startVisit({ onLCP: 900 }, { pathname: '/admin' });
  hidePage();
  expect(vitals.onLCP).not.toHaveBeenCalled();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  ['refuses the beacon', () => sendBeacon.mockReturnValue(false)],
  ['has no beacons', () => vi.stubGlobal('navigator', {})],
])('sends a request that outlives the page if the browser %s', async (_, prepare) => {
  prepare();
  sendRequest.mockRejectedValue(new TypeError('Failed to fetch'));
  startVisit({ onLCP: 900 });
  hidePage();
  const [address, options] = sendRequest.mock.lastCall ?? [];
  expect(address).toBe('/api/page-speed');
  expect(options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  const body = options?.body as Blob;
  expect([body.type, await body.text()]).toEqual([
    'application/json',
    '{"page":"/program/:programId","locale":"en","paint":"1000"}',
  ]);
});

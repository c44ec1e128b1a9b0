/**
 * A stub of Google's iframe helper (https://apis.google.com/js/api.js), which test machines cannot
 * reach. It passes messages between our page and the Auth emulator's hidden iframe. The rest of the
 * sign-in is real.
 *
 * It is one self-contained function, because the browser receives its source.
 */
function gapiStub(): void {
  type Listener = (data: unknown) => unknown;
  interface Wire {
    gapiStub: 'call' | 'answer';
    id: string;
    event: string;
    data: unknown;
  }
  const page = window as unknown as Record<string, unknown>;

  function connect(peer: () => Window | null) {
    const listeners = new Map<string, Listener>();
    const pendingCalls = new Map<string, Listener>();
    // The emulator's page may send before the SDK listens.
    const earlyMessages: Wire[] = [];
    const post = (wire: Wire) => peer()?.postMessage(wire, '*');
    addEventListener('message', ({ source, data }: MessageEvent<Wire | null>) => {
      if (source !== peer() || !data?.gapiStub) return;
      if (data.gapiStub === 'answer') {
        try {
          pendingCalls.get(data.id)?.(data.data);
        } catch {
          // Ignored as in Google's helper: the SDK throws even after a good response.
        }
      } else if (data.event === 'ping') {
        post({ ...data, gapiStub: 'answer' });
      } else {
        deliver(data);
      }
    });
    function deliver(wire: Wire) {
      const listener = listeners.get(wire.event);
      if (!listener) {
        earlyMessages.push(wire);
        return;
      }
      void Promise.resolve(listener(wire.data)).then((result) =>
        post({ ...wire, gapiStub: 'answer', data: [result] }),
      );
    }
    const send = (event: string, data: unknown, callback?: Listener) => {
      const id = crypto.randomUUID();
      if (callback) pendingCalls.set(id, callback);
      post({ gapiStub: 'call', id, event, data });
    };
    return {
      send,
      register: (event: string, listener: Listener) => {
        listeners.set(event, listener);
        for (const wire of earlyMessages.splice(0)) deliver(wire);
      },
      ping: (callback: Listener) =>
        new Promise((resolve) => {
          send('ping', null, () => resolve(callback(null) ?? []));
        }),
      restyle: () => undefined,
    };
  }

  function open(options: { url: string; where: HTMLElement }, callback: Listener) {
    const element = document.createElement('iframe');
    element.hidden = true;
    element.src = options.url;
    const frame = connect(() => element.contentWindow);
    options.where.append(element);
    // The SDK waits for its callback's result.
    return new Promise((resolve) => {
      element.addEventListener('load', () => resolve(callback(frame)));
    });
  }

  page['gapi'] = {
    load: (_: string, options: (() => void) | { callback: () => void }) =>
      queueMicrotask(typeof options === 'function' ? options : options.callback),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: connect,
      getContext: () => ({ open, getParentIframe: () => connect(() => window.parent) }),
    },
  };
  const address = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;
  for (const name of ['gapi_onload', new URL(address).searchParams.get('onload') ?? '']) {
    const ready = page[name];
    if (typeof ready === 'function') (ready as () => void)();
  }
}

/** The script served at Google's address. */
export const gapiStubSource = `(${gapiStub.toString()})();`;

/**
 * A stub of Google's iframe helper (https://apis.google.com/js/api.js), which test machines cannot
 * reach. It passes messages between our page and the Auth emulator's hidden iframe. The rest of the
 * sign-in is real.
 *
 * It is one self-contained function, because the browser receives its source.
 */
function gapiStub(): void {
  type Listener = (data: unknown) => unknown;
  interface StubMessage {
    /** Marks a message of this stub, and tells its kind. */
    gapiStub: 'call' | 'response';
    id: string;
    event: string;
    data: unknown;
  }
  const globals = window as unknown as Record<string, unknown>;

  function connect(peer: () => Window | null) {
    const listeners = new Map<string, Listener>();
    const pendingCalls = new Map<string, Listener>();
    // The emulator's page may send a message before the SDK listens.
    const earlyMessages: StubMessage[] = [];
    const post = (message: StubMessage) => peer()?.postMessage(message, '*');
    addEventListener('message', ({ source, data }: MessageEvent<StubMessage | null>) => {
      if (source !== peer() || !data?.gapiStub) return;
      if (data.gapiStub === 'response') {
        try {
          pendingCalls.get(data.id)?.(data.data);
        } catch {
          // Ignored as in Google's helper: the SDK throws even after a good response.
        }
      } else if (data.event === 'ping') {
        post({ ...data, gapiStub: 'response' });
      } else {
        deliver(data);
      }
    });
    function deliver(message: StubMessage) {
      const listener = listeners.get(message.event);
      if (!listener) {
        earlyMessages.push(message);
        return;
      }
      void Promise.resolve(listener(message.data)).then((result) =>
        post({ ...message, gapiStub: 'response', data: [result] }),
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
        for (const message of earlyMessages.splice(0)) deliver(message);
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

  globals['gapi'] = {
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
    const ready = globals[name];
    if (typeof ready === 'function') (ready as () => void)();
  }
}

/** The script served at Google's address. */
export const gapiStubSource = `(${gapiStub.toString()})();`;

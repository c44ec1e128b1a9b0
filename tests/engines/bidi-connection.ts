import { createRequire } from 'node:module';
import type { EventEmitter } from 'node:events';

/** Selenium's BiDi client. Its published types are outdated, so these replace them. */
interface Client extends EventEmitter {
  waitForConnection(): Promise<void>;
  send(command: { method: string; params: object }): Promise<unknown>;
  close(): Promise<unknown>;
}
type ClientClass = new (address: string) => Client;

interface CommandResponse {
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A WebDriver BiDi session over one WebSocket. */
export interface BidiConnection {
  /** @throws Error with the browser's message when it refuses the command. */
  send(method: string, params: object): Promise<unknown>;
  on(event: string, listener: (params: unknown) => void): void;
  close(): Promise<void>;
}

/** Connects to a session's address. */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const require = createRequire(import.meta.url);
  const Client = require('selenium-webdriver/bidi/index.js') as ClientClass;
  const client = new Client(address);
  await client.waitForConnection();
  return {
    send: async (method, params) => {
      const { result, error, message } = (await client.send({ method, params })) as CommandResponse;
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ''}`);
      return result;
    },
    on: (event, listener) => {
      client.on(event, listener);
    },
    close: async () => {
      await client.close();
    },
  };
}

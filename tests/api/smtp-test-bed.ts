import { clearDatabase, openSeparateDatabase, setMailHost } from './mail-test-bed.ts';
import { afterAll, beforeAll, vi } from 'vitest';
import { openSmtpStub, type SmtpScript, type SmtpStub } from './smtp-stub.ts';

/** An SMTP stub and a separate database, for the tests of one file. */
export class SmtpTestBed {
  readonly db: ReturnType<typeof openSeparateDatabase>;
  readonly #databaseName: string;
  #host: SmtpStub | undefined;

  constructor(databaseName: string) {
    this.#databaseName = databaseName;
    this.db = openSeparateDatabase(databaseName);
    beforeAll(async () => {
      this.#host = await openSmtpStub();
    });
    afterAll(async () => {
      vi.useRealTimers();
      await this.host.close();
    });
  }

  get host(): SmtpStub {
    if (this.#host === undefined) throw new Error('The SMTP stub exists only inside a test.');
    return this.#host;
  }

  /** Empties the database and fakes the clock. Timers and the network remain real. */
  async reset(): Promise<void> {
    await clearDatabase(this.#databaseName);
    vi.useFakeTimers({ toFake: ['Date'] });
  }

  /**
   * Makes the functions send to a stub with this script, or to a port that refuses connections. The
   * stub accepts every mail with the script `{}`.
   */
  setHostScript(script: SmtpScript | 'no host'): void {
    setMailHost(script === 'no host' ? 1 : this.host.port);
    if (script !== 'no host') this.host.setScript(script);
  }

  /** Counts the mails to an address that the stub received completely and did not refuse. */
  countDeliveries(email: string): number {
    return this.host.deliveredTo.filter((recipient) => recipient === email).length;
  }
}

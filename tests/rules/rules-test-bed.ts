import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll } from 'vitest';
import { projectId } from './emulators.ts';
import type { Identity } from './identities.ts';

type EmulatorSettings = Omit<Parameters<typeof initializeTestEnvironment>[0], 'projectId'>;
/** The clients of one caller: `storage()` and `firestore()`. */
export type RulesContext = ReturnType<RulesTestEnvironment['unauthenticatedContext']>;

/** An emulator with known content under the committed rules, for the tests of one file. */
export abstract class RulesTestBed<Client> {
  readonly #clients = new Map<Identity, Client>();
  #environment: RulesTestEnvironment | undefined;

  protected constructor(settings: EmulatorSettings) {
    beforeAll(async () => {
      this.#environment = await initializeTestEnvironment({ projectId, ...settings });
      await this.reset();
    });
    afterAll(() => this.#environment?.cleanup());
  }

  protected get environment(): RulesTestEnvironment {
    if (this.#environment === undefined) throw new Error('The test bed exists only inside a test.');
    return this.#environment;
  }

  /** Returns the client of an identity. */
  as(identity: Identity): Client {
    const cachedClient = this.#clients.get(identity);
    if (cachedClient !== undefined) return cachedClient;
    const { claims, uid } = identity;
    const client = this.getClient(
      claims === null
        ? this.environment.unauthenticatedContext()
        : this.environment.authenticatedContext(uid, claims),
    );
    this.#clients.set(identity, client);
    return client;
  }

  /** Runs `work` with a client that bypasses the rules. */
  protected bypassRules(work: (client: Client) => Promise<void>): Promise<void> {
    return this.environment.withSecurityRulesDisabled((context) => work(this.getClient(context)));
  }

  protected abstract getClient(context: RulesContext): Client;

  /** Resets the stored content to the known content. */
  protected abstract reset(): Promise<void>;
}

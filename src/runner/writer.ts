/**
 * Writes events: each goes through the run's state machine first, so that no line can be written that a replay would
 * refuse, and only then to the store.
 */
import { encodeEvent, laterOf, type JournalHead } from '../ledger/chain.ts';
import type { EventBody } from '../ledger/events.ts';
import type { RunMachine } from '../ledger/machine.ts';
import type { RunStore } from './store.ts';

export class JournalWriter {
  readonly machine: RunMachine;
  readonly #store: RunStore;
  readonly #now: () => Date;
  #head: JournalHead;

  constructor(machine: RunMachine, head: JournalHead, store: RunStore, now: () => Date) {
    this.machine = machine;
    this.#head = head;
    this.#store = store;
    this.#now = now;
  }

  /** The time that an event written now will carry: the clock's, or the last event's when the clock stepped back. */
  time(): string {
    return laterOf(this.#head.at, this.#now().toISOString());
  }

  /**
   * Adds an event. The machine has taken it when this returns; the promise resolves when it is durable. Events recorded
   * in one turn reach the disk in one write.
   *
   * @throws Error at once when the event may not stand: a fault of the caller, of which nothing is written.
   */
  record(body: EventBody, at: string = this.time()): Promise<void> {
    const { event, line, digest, head } = encodeEvent(this.#head, at, body);
    const problems = this.machine.apply(event, digest);
    if (problems.length > 0) {
      const reasons = problems.map(({ message }) => message).join(' ');
      throw new Error(`The event "${body.event}" may not stand here. ${reasons}`);
    }
    this.#head = head;
    return this.#store.append(line);
  }
}

import type { ServerResponse } from 'node:http';
import type { Documents } from './documents.ts';

interface Target {
  id: number;
  names: string[];
}

interface ListenRequest {
  addTarget?: { targetId: number; documents?: { documents: string[] } };
  removeTarget?: number;
}

/** WebChannel's framing: a length in UTF-16 characters, then the messages. */
const framed = (messages: unknown): string => {
  const text = JSON.stringify(messages);
  return `${text.length}\n${text}`;
};

/** One WebChannel session of Firestore's Listen call: document targets, answered as the service answers them. */
export class ListenChannel {
  readonly #documents: Documents;
  readonly #targets = new Map<number, Target>();
  readonly #stop: () => void;
  #unsent: [id: number, message: unknown][] = [];
  #lastId = 0;
  #heard = 0;
  #back: ServerResponse | null = null;
  readonly #noop: NodeJS.Timeout;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.#stop = documents.listen((names) => this.#changed(names));
    this.#noop = setInterval(() => this.#push(['noop']), 10_000);
  }

  get lastId(): number {
    return this.#lastId;
  }

  get hasBack(): boolean {
    return this.#back !== null;
  }

  /** Takes requests of the client, the first of them numbered `offset`; drops those heard before. */
  hear(offset: number, requests: readonly ListenRequest[]): void {
    requests.forEach((request, at) => {
      if (offset + at < this.#heard) return;
      this.#heard = offset + at + 1;
      if (request.addTarget) this.#add(request.addTarget);
      if (request.removeTarget !== undefined) {
        this.#targets.delete(request.removeTarget);
        this.#say({ targetChange: { targetChangeType: 'REMOVE', targetIds: [request.removeTarget] } });
      }
    });
  }

  /** Opens the connection on which the client listens; `acked` is what it already has. */
  openBack(response: ServerResponse, acked: number, isLongPoll: boolean): void {
    this.#back?.end();
    this.#back = null;
    this.#unsent = this.#unsent.filter(([id]) => id > acked);
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    if (isLongPoll) {
      response.end(framed(this.#unsent.length > 0 ? this.#unsent : [[++this.#lastId, ['noop']]]));
      return;
    }
    this.#back = response;
    response.on('close', () => {
      if (this.#back === response) this.#back = null;
    });
    // In one piece and in order: a message with a lower number than the last is dropped.
    this.#unsent.push([++this.#lastId, ['noop']]);
    response.write(framed(this.#unsent));
  }

  close(): void {
    clearInterval(this.#noop);
    this.#stop();
    this.#back?.end();
    this.#back = null;
  }

  #add({ targetId, documents }: NonNullable<ListenRequest['addTarget']>): void {
    const target = { id: targetId, names: documents?.documents ?? [] };
    this.#targets.set(targetId, target);
    this.#say({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } });
    for (const name of target.names) this.#tell(name, [targetId]);
    const readTime = this.#documents.now();
    const resumeToken = Buffer.from(readTime).toString('base64');
    const current = { targetChangeType: 'CURRENT', targetIds: [targetId], resumeToken, readTime };
    this.#say({ targetChange: current });
    this.#settle(readTime);
  }

  #changed(names: ReadonlySet<string>): void {
    let isTold = false;
    for (const name of names) {
      const ids = [...this.#targets.values()].filter((target) => target.names.includes(name));
      if (ids.length === 0) continue;
      this.#tell(
        name,
        ids.map(({ id }) => id),
      );
      isTold = true;
    }
    if (isTold) this.#settle(this.#documents.now());
  }

  #tell(name: string, targetIds: number[]): void {
    const document = this.#documents.get(name);
    if (document) this.#say({ documentChange: { document, targetIds } });
    else {
      const readTime = this.#documents.now();
      this.#say({ documentDelete: { document: name, readTime, removedTargetIds: targetIds } });
    }
  }

  /** The SDK shows nothing before this message: it brings all targets to one moment. */
  #settle(readTime: string): void {
    const resumeToken = Buffer.from(readTime).toString('base64');
    this.#say({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], resumeToken, readTime } });
  }

  #say(message: object): void {
    this.#push([message]);
  }

  #push(message: unknown): void {
    const numbered: [number, unknown] = [++this.#lastId, message];
    this.#unsent.push(numbered);
    this.#back?.write(framed([numbered]));
  }
}

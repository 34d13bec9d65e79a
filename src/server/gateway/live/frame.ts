const text = 0x81;

/**
 * A message to many sockets: the whole WebSocket frame of a `next`, built once per subscription id. Browsers number
 * their subscriptions alike, so one buffer is written to most of them.
 */
export class Frame {
  /** A GraphQL result as JSON. */
  readonly payload: string;
  readonly #bytes = new Map<string, Buffer>();
  #lastId: string | null = null;
  #last: Buffer = Buffer.alloc(0);

  constructor(payload: string) {
    this.payload = payload;
  }

  bytes(id: string): Buffer {
    if (id === this.#lastId) return this.#last;
    let bytes = this.#bytes.get(id);
    if (!bytes) {
      bytes = frameOf(`{"id":${JSON.stringify(id)},"type":"next","payload":${this.payload}}`);
      this.#bytes.set(id, bytes);
    }
    this.#lastId = id;
    this.#last = bytes;
    return bytes;
  }
}

/** Builds a server's text message: one final, unmasked frame (RFC 6455, 5.2). */
function frameOf(message: string): Buffer {
  const length = Buffer.byteLength(message);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = text;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(message, head);
  return frame;
}

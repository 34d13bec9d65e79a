import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest();
const fromBase64Url = (text: string) => Buffer.from(text, 'base64url');

/** User present, user verified; a synced one may be, and is, backed up. */
const present = 0x05;
const backedUp = 0x18;
const withKey = 0x40;

/** An authenticator in software (ES256), with one passkey on it. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #origin: string;
  readonly #isSynced: boolean;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  /** How often it says that it was used. */
  counter = 0;

  constructor(origin = 'http://localhost:4000', isSynced = true) {
    this.#origin = origin;
    this.#isSynced = isSynced;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(fromBase64Url(x))],
      [-3, new Uint8Array(fromBase64Url(y))],
    ]);
    this.#publicKey = Buffer.from(isoCBOR.encode(cose));
  }

  /** What `navigator.credentials.create` would give, as JSON. */
  register(options: string): string {
    const { challenge, rp } = JSON.parse(options) as Options;
    const id = fromBase64Url(this.id);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = this.#dataOf(rp?.id ?? '', withKey, key);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    const clientDataJSON = this.#clientData('webauthn.create', challenge).toString('base64url');
    const attestationObject = Buffer.from(attestation).toString('base64url');
    return this.#answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** What `navigator.credentials.get` would give, as JSON. */
  sign(options: string): string {
    const { challenge, rpId = '' } = JSON.parse(options) as Options;
    const authData = this.#dataOf(rpId, 0, Buffer.alloc(0));
    const clientData = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, digest(clientData)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #dataOf(rpId: string, flags: number, rest: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(present | flags | (this.#isSynced ? backedUp : 0));
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([digest(rpId), head, rest]);
  }
}

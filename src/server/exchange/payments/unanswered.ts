/** The provider gave no answer: nothing is known about what it did. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

export function unanswered(cause: unknown): never {
  throw new Unanswered('The provider did not answer.', { cause });
}

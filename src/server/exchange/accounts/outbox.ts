/** A message from the exchange to a user outside the site. */
export interface Message {
  userName: string;
  /** RFC 3339. */
  at: string;
  text: string;
}

/** Sends messages to users. An exchange that knows their addresses sends e-mail; the embedded one has an outbox. */
export interface Messenger {
  send(message: Message): Promise<void>;
}

const keptMessages = 200;

/** Keeps the newest messages in memory, newest first, for the operator, and for everyone if there are demo bettors. */
export class Outbox implements Messenger {
  #messages: Message[] = [];

  async send(message: Message): Promise<void> {
    this.#messages = [message, ...this.#messages].slice(0, keptMessages);
  }

  all(): Message[] {
    return [...this.#messages];
  }

  /** Messages to a user, in whatever case the name is written. */
  to(userName: string): Message[] {
    return this.#messages.filter((message) => message.userName.toLowerCase() === userName.toLowerCase());
  }
}

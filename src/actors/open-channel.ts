/** How this tab speaks to the others of its browser. */
export interface Channel<Message> {
  tell: (message: Message) => void;
  /** Returns how to stop, for good. */
  listen: (onMessage: (message: Message) => void) => () => void;
}

/** A browser that is denied its storage may refuse a channel, too: then nobody hears this tab, and it hears nobody. */
export function openChannel<Message>(name: string): Channel<Message> {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return { tell: () => undefined, listen: () => () => undefined };
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (message) => channel.postMessage(message),
    listen(onMessage) {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
      return () => channel.close();
    },
  };
}

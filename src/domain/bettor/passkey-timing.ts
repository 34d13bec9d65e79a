/** How long a browser asks for a passkey, in milliseconds. */
export const passkeyAsked = 50_000;
/** How long a page waits for that, and for the exchange. Apart from other delays, so that no page need load it to start. */
export const passkeyPrompt = 60_000;

/** Reports refused tokens (HTTP 401, socket close 4401) from the wire to the session machine. */
export interface TokenRefusals {
  tell(token: string | null): void;
  listen(listener: (token: string | null) => void): () => void;
}

export function createTokenRefusals(): TokenRefusals {
  const listeners = new Set<(token: string | null) => void>();
  return {
    tell: (token) => listeners.forEach((listener) => listener(token)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

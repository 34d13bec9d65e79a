import { createGatewayTransport, type GatewayTransport } from '#live/gateway-transport.ts';
import { WebSocket } from 'ws';

/** Like a browser's: closing it before it has opened throws nothing. */
class CalmWebSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.on('error', () => {});
  }
}

/** The site's own transport, on the gateway at `url` (`http://…`), outside a browser. */
export function openGatewayTransport(url: string, token: string | null = null): GatewayTransport {
  return createGatewayTransport({
    url: `${url.replace('http', 'ws')}/live`,
    readToken: () => token,
    onUnauthorised: () => {},
    webSocket: CalmWebSocket,
  });
}

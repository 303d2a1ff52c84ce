import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stateNames } from '@sabia/domain/addresses/state.ts';

/** Replies of BrasilAPI, by postal code. */
const addresses: Record<string, object> = {
  '89010025': {
    cep: '89010025',
    state: 'SC',
    city: 'Blumenau',
    neighborhood: 'Centro',
    street: 'Rua Doutor Luiz de Freitas Melro',
    service: 'open-cep',
    location: { type: 'Point', coordinates: {} },
  },
};

/** The reply of the statistics institute (IBGE). */
const states = Object.entries(stateNames).map(([sigla, nome], id) => ({ id, sigla, nome }));

/** Starts a server that imitates the public services that the site calls. */
export async function startFakePublicServices(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const [, code = ''] = /\/api\/cep\/v2\/(\d+)$/.exec(request.url ?? '') ?? [];
    const reply = request.url === '/api/v1/localidades/estados' ? states : addresses[code];
    response.writeHead(reply ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(reply ?? { name: 'NotFoundError' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

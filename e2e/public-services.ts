import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stateNames } from '@sabia/domain/addresses/state.ts';

/** As BrasilAPI answers. */
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

/** As the statistics institute answers. */
const states = Object.entries(stateNames).map(([sigla, nome], id) => ({ id, sigla, nome }));

/** The public services that the site asks, on this machine. */
export async function openPublicServices(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const [, code = ''] = /\/api\/cep\/v2\/(\d+)$/.exec(request.url ?? '') ?? [];
    const answer = request.url === '/api/v1/localidades/estados' ? states : addresses[code];
    response.writeHead(answer ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(answer ?? { name: 'NotFoundError' }));
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

import { apiAs } from './api-client.ts';
import type { TestServer } from './test-server.ts';
import type { SavedSession } from './users.ts';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Uploads a file as its author does; its address. */
export async function uploadFile(
  server: TestServer,
  session: SavedSession,
  { name, mimeType, buffer }: Upload,
): Promise<string> {
  const post = await apiAs(server, session);
  const { id, uploadUrl } = await post<{ id: string; uploadUrl: string }>('/files', {
    fileName: name,
    contentType: mimeType,
    size: buffer.length,
  });
  const stored = await fetch(new URL(uploadUrl, server.url), {
    method: 'PUT',
    body: new Uint8Array(buffer),
    headers: { 'content-type': mimeType },
  });
  if (!stored.ok) throw new Error(`${name}: ${stored.status} ${await stored.text()}`);
  const { url } = await post<{ url: string }>(`/files/${id}/finish`, {});
  return url;
}

import { loadCode } from '../../platform/load-code.ts';

/** Loads a file of the site's code for a worker that may connect nowhere; the service worker keeps it. */
export const loadBytes = (address: string): Promise<ArrayBuffer> =>
  loadCode(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new TypeError(`${address} was answered with ${response.status}`);
    return response.arrayBuffer();
  });

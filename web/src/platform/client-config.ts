import type { ClientConfig } from '@sabia/domain/client-config.ts';

/** The configuration that the server wrote into the page; empty where everything has its default. */
export const readClientConfig = (page: ParentNode): ClientConfig =>
  JSON.parse(
    page.querySelector('[name=sabia-settings]')?.getAttribute('content') ?? '{}',
  ) as ClientConfig;

import type { ClientConfig } from '@sabia/domain/client-config.ts';

/** How the school is set up, as its server wrote into the page; nothing where all is as it comes. */
export const readSiteSettings = (page: ParentNode): ClientConfig =>
  JSON.parse(
    page.querySelector('[name=sabia-settings]')?.getAttribute('content') ?? '{}',
  ) as ClientConfig;

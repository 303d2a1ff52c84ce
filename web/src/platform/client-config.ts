import type { SiteSettings } from '@sabia/domain/site-settings.ts';

/** How the school is set up, as its server wrote into the page; nothing where all is as it comes. */
export const readSiteSettings = (page: ParentNode): SiteSettings =>
  JSON.parse(
    page.querySelector('[name=sabia-settings]')?.getAttribute('content') ?? '{}',
  ) as SiteSettings;

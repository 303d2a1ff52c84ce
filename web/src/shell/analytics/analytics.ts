import type { AnalyticsSettings } from '@sabia/domain/site-settings.ts';
import { loadCode } from '../lazy-page.ts';

/** What measures how people use the site, once they have consented to it. */
export interface Analytics {
  /** From here on what happens is this person's. */
  identify(person: { id: string }): void;
  /** Nothing is measured any more, and what was kept on the device is forgotten. */
  stop(): void;
}

/** Comes as code of its own: nobody who has not consented loads it. */
export async function openAnalytics(settings: AnalyticsSettings): Promise<Analytics> {
  const { openPosthog } = await loadCode(() => import('./posthog.ts'));
  return openPosthog(settings);
}

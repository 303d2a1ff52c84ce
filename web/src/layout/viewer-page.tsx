import type { User } from '@sabia/domain/users/user.ts';
import { type AsyncRouteComponent, useRouteContext } from '@tanstack/react-router';

type Page = AsyncRouteComponent<unknown>;

/**
 * A screen with two faces, each a chunk of its own: one for visitors, one for signed-in users. Its route is guarded by
 * `loadViewer`, and its loader waits for `load`.
 */
export function viewerPage(Visitor: Page, Member: Page) {
  return {
    component: function ViewerPage() {
      const profile = useRouteContext({ strict: false, select: (context) => context.profile });
      return profile ? <Member /> : <Visitor />;
    },
    load: (profile: User | null) => (profile ? Member : Visitor).preload?.(),
  };
}

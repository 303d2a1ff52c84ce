import { useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A screen with two faces: one for visitors, one for signed-in users. `loadViewer` guards its route. */
export const forViewer = (Visitor: ComponentType, Member: ComponentType) =>
  function ForViewer() {
    const profile = useRouteContext({ strict: false, select: (context) => context.profile });
    return profile ? <Member /> : <Visitor />;
  };

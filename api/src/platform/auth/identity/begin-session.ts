import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * better-auth begins sessions only for who proves something to it. This one is for whom our own
 * server knows already; no request from outside reaches it.
 */
export const sessionBeginning = {
  id: 'session-beginning',
  endpoints: {
    beginSession: createAuthEndpoint(
      '/begin-session',
      {
        method: 'POST',
        body: z.object({ userId: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw context.error('NOT_FOUND');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ success: true });
      },
    ),
  },
} as const;

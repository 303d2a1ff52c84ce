import { Button } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { ResendEmail } from '../ui/ResendEmail.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import type { AccountsByLink } from '../platform/identity/identity-service.ts';
import { useIdentityUser } from './session.ts';
import { useAppContext } from './app-context.tsx';
import classes from './SiteBar.module.css';
import { Row } from '../ui/primitives/Row.tsx';

/** Shown until a new user opens the link of the e-mail, for identity services that allow signing in before. */
export function UnverifiedEmailBanner() {
  const user = useIdentityUser();
  const { identity } = useAppContext();

  /** Asks the service if the e-mail has been verified. */
  const ask = useCallback(async (): Promise<boolean> => {
    const known = await (await byLink(identity)).readUser();
    if (known) identity.remember(known);
    return known?.emailVerified ?? false;
  }, [identity]);

  const isUnproved = user !== null && !user.emailVerified;
  useEffect(() => {
    if (!isUnproved) return;
    // The banner disappears when the user returns from the e-mail.
    const look = () => {
      if (document.visibilityState === 'visible') void ask().catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnproved, ask]);

  async function check(): Promise<void> {
    if (await ask()) return;
    const message = 'Seu e-mail ainda não foi confirmado. Abra o link que enviamos.';
    showToast({ kind: 'error', message });
  }

  if (!isUnproved) return null;
  return (
    <Row
      as="section"
      gap={16}
      justify="center"
      aria-label="Confirmação do e-mail"
      className={classes.bar}
    >
      <p>
        Confirme seu e-mail: abra o link que enviamos para <strong>{user.email}</strong>. Confira
        também o spam.
      </p>
      <ResendEmail
        brings="link"
        wasJustSent={false}
        isPossible
        send={async () => (await byLink(identity)).sendVerificationLink()}
      />
      <Button variant="subtle" onClick={() => void check().catch(showFailure)}>
        Já confirmei
      </Button>
    </Row>
  );
}

async function byLink({
  accounts,
}: ReturnType<typeof useAppContext>['identity']): Promise<AccountsByLink> {
  const opened = await accounts();
  if (opened.provesBy === 'link') return opened;
  throw new Error('This identity service proves by codes: it sends no links');
}

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { AskForCode } from './AskForCode.tsx';
import { LinkSent } from './LinkSent.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Two steps: the e-mail that gets a code or a link, then the code and a new password. */
export function PasswordRecoveryPage() {
  const typedEmail = useLocation({ select: (location) => location.state.email });
  const [sent, setSent] = useState<{ to: string; notSentNow: string | undefined }>();
  const { provesBy } = useAppContext().identity;
  if (!sent) {
    return (
      <AskForCode email={typedEmail} onSent={(to, notSentNow) => setSent({ to, notSentNow })} />
    );
  }
  const Next = provesBy === 'code' ? NewPassword : LinkSent;
  return (
    <Next email={sent.to} notSentNow={sent.notSentNow} onAnotherEmail={() => setSent(undefined)} />
  );
}

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { AskForCode } from './AskForCode.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Two steps: the e-mail that gets a code, then the code and a new password. */
export function PasswordRecoveryPage() {
  const typedEmail = useLocation({ select: (location) => location.state.email });
  const [codeSentTo, setCodeSentTo] = useState<string>();
  return codeSentTo ? (
    <NewPassword email={codeSentTo} onAnotherEmail={() => setCodeSentTo(undefined)} />
  ) : (
    <AskForCode email={typedEmail} onSent={setCodeSentTo} />
  );
}

import { useSearch } from '@tanstack/react-router';
import { text } from '../../platform/search-params.ts';
import { LinkedinArrival } from './LinkedinArrival.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';

export function SignInPage() {
  const search = useSearch({ from: '/visitor' });
  const [code, state] = [text(search.code), text(search.state)];
  return code && state ? <LinkedinArrival code={code} state={state} /> : <PasswordSignIn />;
}

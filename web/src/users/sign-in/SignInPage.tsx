import { useSearch } from '@tanstack/react-router';
import { text } from '../../platform/search-params.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { ProviderArrival } from './ProviderArrival.tsx';

export function SignInPage() {
  const search = useSearch({ from: '/visitor' });
  const [code, state, iss] = [text(search.code), text(search.state), text(search.iss)];
  return state && (code ?? search.error) ? (
    <ProviderArrival code={code} state={state} iss={iss} />
  ) : (
    <PasswordSignIn />
  );
}

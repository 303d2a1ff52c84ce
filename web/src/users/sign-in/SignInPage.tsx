import { Page } from '../../ui/Page.tsx';

export function SignInPage() {
  return <Page title="Entrar">Em construção.</Page>;
}

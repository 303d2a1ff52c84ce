import { Page } from '../../ui/Page.tsx';

export function SignUpPage() {
  return <Page title="Criar conta">Em construção.</Page>;
}

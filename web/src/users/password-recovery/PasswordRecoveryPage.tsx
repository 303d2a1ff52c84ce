import { Page } from '../../ui/Page.tsx';

export function PasswordRecoveryPage() {
  return <Page title="Recuperar senha">Em construção.</Page>;
}

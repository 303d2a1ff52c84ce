import { Page } from '../../ui/Page.tsx';

export function EmailVerificationPage() {
  return <Page title="Confirmar e-mail">Em construção.</Page>;
}

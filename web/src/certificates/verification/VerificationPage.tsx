import { Page } from '../../ui/Page.tsx';

export function VerificationPage() {
  return <Page title="Verificação de certificado">Em construção.</Page>;
}

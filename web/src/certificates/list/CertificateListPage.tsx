import { Page } from '../../ui/Page.tsx';

export function CertificateListPage() {
  return <Page title="Certificados">Em construção.</Page>;
}

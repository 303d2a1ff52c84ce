import { Page } from '../../ui/Page.tsx';

export function CatalogPage() {
  return <Page title="Cursos">Em construção.</Page>;
}

import { Page } from '../../ui/Page.tsx';

export function PlayerPage() {
  return <Page title="Curso">Em construção.</Page>;
}

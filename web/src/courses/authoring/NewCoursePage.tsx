import { Page } from '../../ui/Page.tsx';

export function NewCoursePage() {
  return <Page title="Novo curso">Em construção.</Page>;
}

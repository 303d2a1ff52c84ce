import { Page } from '../../ui/Page.tsx';

export function CourseContentPage() {
  return <Page title="Conteúdo do curso">Em construção.</Page>;
}

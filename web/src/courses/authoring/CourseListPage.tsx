import { Page } from '../../ui/Page.tsx';

export function CourseListPage() {
  return <Page title="Cursos">Em construção.</Page>;
}

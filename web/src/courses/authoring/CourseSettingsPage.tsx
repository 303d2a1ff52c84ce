import { Page } from '../../ui/Page.tsx';

export function CourseSettingsPage() {
  return <Page title="Configurações do curso">Em construção.</Page>;
}

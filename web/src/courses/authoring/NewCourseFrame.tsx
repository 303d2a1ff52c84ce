import type { ReactNode } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { TabLinks } from '../../ui/lists/TabLinks.tsx';

interface NewCourseFrameProps {
  intro: string;
  children: ReactNode;
}

const forms = [
  { label: 'Formulário completo', to: '/admin/conteudos/cursos/novo' },
  { label: 'Criação rápida', to: '/admin/conteudos/cursos/novo-rapido' },
] as const;

/** The frame of the two forms of a new course. */
export function NewCourseFrame({ intro, children }: NewCourseFrameProps) {
  return (
    <Page title="Novo curso" intro={intro}>
      <TabLinks label="Formulários de curso" tabs={forms} />
      {children}
    </Page>
  );
}

import type { Instructor } from '@sabia/domain/instructors/instructor.ts';
import type { ReactNode } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { Page } from '../../ui/page/Page.tsx';
import { type Tab, TabLinks } from '../../ui/lists/TabLinks.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface InstructorFrameProps {
  instructor: Instructor;
  /** The label of the open tab. */
  tab: 'Dados' | 'Histórico';
  children: ReactNode;
}

/** The frame of the pages on which an instructor is edited: name, way back, tabs. */
export function InstructorFrame({ instructor, tab, children }: InstructorFrameProps) {
  const { id, name } = instructor;
  const params = { instructorId: id };
  const tabs: readonly Tab[] = [
    { label: 'Dados', to: '/admin/instrutores/$instructorId', params },
    { label: 'Histórico', to: '/admin/instrutores/$instructorId/historico', params },
  ];
  return (
    <Page
      title={`${name}: ${tab.toLowerCase()}`}
      heading={name}
      intro={<ToInstructors />}
      measure="text"
    >
      <TabLinks label={`Partes de ${name}`} tabs={tabs} />
      {children}
    </Page>
  );
}

export const ToInstructors = () => (
  <TextLink to="/admin/instrutores">Todos os instrutores</TextLink>
);

import type { AdminLocation, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface PlaceLinkProps {
  kind: PublicationKind;
  id: string;
  location: AdminLocation;
  /** Id of the element with the finding's message. */
  describedBy: string;
  onClick: () => void;
}

/** A link to the page on which a finding can be corrected. */
export function FindingLink({ kind, id, location, describedBy, onClick }: PlaceLinkProps) {
  const link = { children: 'Abrir', 'aria-describedby': describedBy, onClick };
  const search = { conteudo: location.contentId, questao: location.questionId };
  const isInSettings = location.tab === 'SETTINGS';
  switch (kind) {
    case 'COURSE':
      return isInSettings ? (
        <TextLink
          {...link}
          to="/admin/conteudos/cursos/gerenciar/$courseId/configuracoes"
          params={{ courseId: id }}
        />
      ) : (
        <TextLink
          {...link}
          to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
          params={{ courseId: id }}
          search={search}
        />
      );
    case 'TRAIL':
      return (
        <TextLink
          {...link}
          to={
            isInSettings
              ? '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes'
              : '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo'
          }
          params={{ trailIdEdit: id }}
        />
      );
    case 'LIVE':
      return (
        <TextLink
          {...link}
          to="/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes"
          params={{ liveIdEdit: id }}
        />
      );
    case 'PRACTICE_EXAM':
      return isInSettings ? (
        <TextLink
          {...link}
          to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes"
          params={{ practiceExamIdEdit: id }}
        />
      ) : (
        <TextLink
          {...link}
          to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
          params={{ practiceExamIdEdit: id }}
          search={{ questao: location.questionId }}
        />
      );
  }
}

import type { ContentType } from '@sabia/domain/courses/content.ts';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { count } from '../ui/words/plural.ts';
import type { Published } from './overview.api.ts';

const names: Readonly<Record<ContentType, readonly [one: string, many: string]>> = {
  TEXTPAGE: ['página de texto', 'páginas de texto'],
  VIDEO: ['vídeo', 'vídeos'],
  QUICK_QUESTION: ['pergunta rápida', 'perguntas rápidas'],
  EXAM: ['prova', 'provas'],
  PRACTICE_EXAM: ['simulado', 'simulados'],
};

/** The number of active courses, sections and contents, whatever the period. */
export function PublishedContents({ published }: { published: Published }) {
  const { coursesQtd, sectionsQtd, contentsQtd, contentsQtdByType } = published;
  const byType = Object.entries(names).flatMap(([type, [one, many]]) => {
    const quantity = contentsQtdByType[type as ContentType];
    return quantity > 0 ? [count(quantity, one, many)] : [];
  });
  return (
    <Card as="section" gap={4} aria-labelledby="no-ar">
      <Heading id="no-ar" size={16}>
        No ar agora
      </Heading>
      {coursesQtd === 0 ? (
        <p>Nenhum curso ativo.</p>
      ) : (
        <p>
          {count(coursesQtd, 'curso', 'cursos')}, com {count(sectionsQtd, 'seção', 'seções')} e{' '}
          {count(contentsQtd, 'conteúdo', 'conteúdos')}
        </p>
      )}
      {byType.length > 0 && <Muted size={14}>{byType.join(' · ')}</Muted>}
    </Card>
  );
}

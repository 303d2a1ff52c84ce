import type { Section } from '@sabia/domain/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { contentTypes } from '../content-types.ts';
import classes from './StudyAgain.module.css';
import type { PlayerContent } from './use-progress.ts';

interface StudyAgainProps {
  section: Section;
  /** What had questions that were missed. */
  content: PlayerContent;
}

/** The pages and videos of the section before an exam, for who missed something in it. */
export function StudyAgain({ section, content }: StudyAgainProps) {
  const active = section.contents.filter(({ isActive }) => isActive);
  const lessons = active
    .slice(
      0,
      active.findIndex(({ id }) => id === content.id),
    )
    .filter(({ contentType }) => contentType === 'TEXTPAGE' || contentType === 'VIDEO');
  if (lessons.length === 0) return null;
  return (
    <section className={classes.again}>
      <h2>O que estudar de novo</h2>
      <p>O que você errou foi visto em “{section.title}”. Vale voltar a:</p>
      <ul>
        {lessons.map(({ id, title, contentType }) => {
          const { name, Icon } = contentTypes[contentType];
          return (
            <li key={id}>
              <Link
                from="/cursos/$courseIdPresentation"
                to="."
                search={{ conteudo: id }}
                className={classes.lesson}
              >
                <Icon size={20} aria-label={name} />
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

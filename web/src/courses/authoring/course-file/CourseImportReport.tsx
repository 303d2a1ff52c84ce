import type { CourseImportPreview } from '@sabia/domain/courses/course-file.ts';
import { count } from '../../../ui/plural.ts';
import classes from './CourseImportReport.module.css';

interface CourseImportReportProps {
  preview: CourseImportPreview;
  /** The reason why the import failed. */
  problem?: string | undefined;
}

/** The course in a file, and what the import changes about it. */
export function CourseImportReport({ preview, problem }: CourseImportReportProps) {
  const { title, slug, sectionsQtd, contentsQtd, questionsQtd, mediaQtd, notices } = preview;
  return (
    <div className={classes.report}>
      <div role="alert">{problem && <p className={classes.problem}>{problem}</p>}</div>
      <div>
        <h3>{title}</h3>
        <p className={classes.details}>/cursos/{slug}</p>
      </div>
      <ul className={classes.quantities}>
        <li>{count(sectionsQtd, 'seção', 'seções')}</li>
        <li>{count(contentsQtd, 'conteúdo', 'conteúdos')}</li>
        <li>{count(questionsQtd, 'questão', 'questões')}</li>
        <li>{count(mediaQtd, 'arquivo', 'arquivos')}</li>
      </ul>
      {notices.length > 0 && (
        <section>
          <h3>Fique sabendo</h3>
          <ul className={classes.notices}>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </section>
      )}
      <p>O curso chega inativo: só a administração o vê até você publicar.</p>
    </div>
  );
}

import { count } from '../../ui/plural.ts';
import { contentTypes } from '../content-types.ts';
import classes from './QuestionsPlace.module.css';
import type { PlayerContent } from './use-progress.ts';

/** Where a quick question, an exam or a practice exam stands. */
export function QuestionsPlace({ content }: { content: PlayerContent }) {
  const { name, Icon } = contentTypes[content.contentType];
  const questions = content.questions?.length ?? 0;
  return (
    <section aria-label={name} className={classes.place}>
      <Icon size={32} aria-hidden="true" />
      <p>
        {questions > 0
          ? count(questions, 'questão', 'questões')
          : 'Nenhuma questão foi publicada aqui.'}
      </p>
    </section>
  );
}

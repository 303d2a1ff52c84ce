import type { Content } from '@sabia/domain/courses/content.ts';
import type { OutlineSection } from '@sabia/domain/courses/lesson.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { contentExamPort, type ExamSettings } from '../../attempts/attempts.api.ts';
import { ExamScreen } from '../../attempts/ExamScreen.tsx';
import { QuickQuestions } from '../../attempts/QuickQuestions.tsx';
import { useProfile } from '../../layout/session.ts';
import { hasMaterials, Materials } from './Materials.tsx';
import { StudyAgain } from './StudyAgain.tsx';

export const examSettingsOf = (content: Content): ExamSettings => ({
  questionsQtd: content.questionsQtd ?? 0,
  autoGenerate: (content.generatedExamFilters ?? []).length > 0,
  passingScore: content.passingScore ?? 0,
  timeLimitMinutes: content.timeLimitMinutes ?? null,
  attemptsLimit: content.attemptsLimit ?? null,
  attemptsPauseHours: content.attemptsPauseHours ?? null,
  opensAt: content.opensAt ?? null,
  closesAt: content.closesAt ?? null,
  keyRelease: content.keyRelease,
  instructions: content.instructions ?? null,
});

interface QuestionsScreenProps {
  courseId: string;
  section: OutlineSection;
  content: Content;
  isCompleted: boolean;
}

/** A quick question, an exam or a practice exam. */
export function QuestionsScreen({ courseId, section, content, isCompleted }: QuestionsScreenProps) {
  const { id: userId } = useProfile();
  const { tentativa } = useSearch({ from: '/member/cursos/$courseIdPresentation' });
  const navigate = useNavigate({ from: '/cursos/$courseIdPresentation' });
  const place = { courseId, sectionId: section.id, contentId: content.id };
  if (content.contentType === 'QUICK_QUESTION')
    return (
      <QuickQuestions place={place} questions={content.questions ?? []} isCompleted={isCompleted} />
    );
  return (
    <ExamScreen
      exam={contentExamPort({ ...place, userId })}
      settings={examSettingsOf(content)}
      isAttempted={content.isAttempted !== false}
      attemptId={tentativa}
      onAttempt={(attemptId) =>
        void navigate({ search: { conteudo: content.id, tentativa: attemptId } })
      }
      studyAgain={<StudyAgain section={section} content={content} />}
      materials={hasMaterials(content) && <Materials content={content} />}
    />
  );
}

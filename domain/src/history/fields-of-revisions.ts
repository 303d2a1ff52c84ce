import { contentLabels } from '../courses/content-labels.ts';
import { courseLabels, sectionLabels } from '../courses/course-labels.ts';
import { examSettings } from '../exams/exam-settings.ts';
import { instructorLabels } from '../instructors/instructor-labels.ts';
import { liveLabels } from '../lives/live-labels.ts';
import { practiceExamLabels } from '../practice-exams/practice-exam-labels.ts';
import { questionLabels } from '../questions/question-labels.ts';
import { schoolLabels } from '../school/school-labels.ts';
import { trailLabels, trailSettings } from '../trails/trail.ts';
import type { z } from 'zod';
import * as formats from './field-formats.ts';
import { shownOf } from './shown-fields.ts';
import * as taskFormats from './task-formats.ts';
import type { RevisionKind } from './revision.ts';

interface ShownField {
  field: string;
  label: string;
  format: formats.FormatField;
}

/** Every labelled field of a form with its format, in the order of the form. */
function withFormats<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  formatOf: NoInfer<Readonly<Record<Field, formats.FormatField>>>,
): ShownField[] {
  const byField = new Map<string, formats.FormatField>(Object.entries(formatOf));
  return Object.entries<string>(labels).flatMap(([field, label]) => {
    const format = byField.get(field);
    return format ? [{ field, label, format }] : [];
  });
}

const formatsByName = new Map<string, formats.FormatField>(Object.entries(formats));

const formatOf = (format: string | Readonly<Record<string, string>>): formats.FormatField => {
  if (typeof format !== 'string') {
    const names = new Map(Object.entries(format));
    return (value) => names.get(String(value)) ?? '';
  }
  const named = formatsByName.get(format);
  if (!named) throw new Error(`there is no format ${format}`);
  return named;
};

/** The registered formats of schemas. */
const formatsOf = <S extends Readonly<Record<string, z.ZodType>>>(schemas: S) =>
  shownOf(schemas, ({ format }) => formatOf(format));

/** Functions: the chunks of the web import each other, so a label may load after this module. */
export const fieldsShown: Readonly<Record<RevisionKind, () => readonly ShownField[]>> = {
  COURSE: () =>
    withFormats(courseLabels, {
      title: formats.text,
      slug: formats.text,
      subTitle: formats.text,
      shortDescription: formats.text,
      description: formats.richText,
      estimatedCompletionHours: formats.hours,
      categories: formats.terms,
      levels: formats.terms,
      skills: formats.terms,
      instructors: formats.inOrder,
      paymentType: formats.payment,
      thumbUrl: formats.cover,
      banners: formats.banners,
      isTutorial: formats.yesOrNo,
      isActive: formats.yesOrNo,
    }),
  OUTLINE: () => withFormats({ sections: 'Ordem' }, { sections: formats.outline }),
  SECTION: () =>
    withFormats(sectionLabels, {
      title: formats.text,
      isFreemium: formats.yesOrNo,
      isActive: formats.yesOrNo,
    }),
  CONTENT: () =>
    withFormats(contentLabels, {
      title: formats.text,
      pageContent: formats.richText,
      videoUrl: formats.text,
      durationSeconds: formats.duration,
      captionsUrl: formats.text,
      videoDescription: formats.richText,
      ...formatsOf(examSettings),
      generatedExamFilters: formats.terms,
      readComplements: formats.complements,
      extraContents: formats.extraContents,
      isPreview: formats.yesOrNo,
      isActive: formats.yesOrNo,
    }),
  QUESTION: () =>
    withFormats(
      { ...questionLabels, annulments: 'Anulação' },
      {
        annulments: formats.annulments,
        kind: taskFormats.kind,
        statement: formats.richText,
        videoQuestionUrl: formats.text,
        alternatives: formats.alternatives,
        task: taskFormats.task,
        answerKey: taskFormats.task,
        explanation: formats.richText,
        name: formats.text,
        code: formats.text,
        categoryId: formats.termOrTitle,
        levelId: formats.termOrTitle,
        difficulty: formats.difficulty,
        tags: formats.lines,
        source: formats.text,
        year: formats.year,
        authors: formats.text,
        weight: formats.count,
        rubric: formats.rubric,
        correctors: formats.count,
      },
    ),
  QUESTIONS: () => withFormats({ questions: 'Ordem' }, { questions: formats.questions }),
  TRAIL: () => withFormats(trailLabels, formatsOf(trailSettings)),
  TRAIL_ITEMS: () => withFormats({ contents: 'Etapas' }, { contents: formats.trailItems }),
  LIVE: () =>
    withFormats(liveLabels, {
      title: formats.text,
      shortDescription: formats.text,
      categories: formats.terms,
      instructors: formats.inOrder,
      startsAt: formats.instant,
      endsAt: formats.instant,
      liveUrl: formats.text,
      recordingUrl: formats.text,
      thumbUrl: formats.cover,
      isActive: formats.yesOrNo,
    }),
  PRACTICE_EXAM: () =>
    withFormats(practiceExamLabels, {
      title: formats.text,
      shortDescription: formats.text,
      categories: formats.terms,
      level: formats.termOrTitle,
      levels: formats.terms,
      paymentType: formats.payment,
      autoGenerate: formats.yesOrNo,
      ...formatsOf(examSettings),
      isLeveling: formats.yesOrNo,
      levelingBands: formats.bands,
      isActive: formats.yesOrNo,
    }),
  SCHOOL: () =>
    withFormats(schoolLabels, {
      legalName: formats.text,
      cnpj: formats.cnpj,
      email: formats.text,
      address: formats.address,
      dpoName: formats.text,
      dpoEmail: formats.text,
      leastAttendance: formats.percent,
      terms: formats.richText,
      brandName: formats.text,
      tagline: formats.text,
      logoUrl: formats.text,
      actionColor: formats.text,
      aliveColor: formats.text,
      senderName: formats.text,
      frontPageHeading: formats.text,
      frontPageIntro: formats.text,
      lastCallTitle: formats.text,
      lastCallText: formats.text,
    }),
  INSTRUCTOR: () =>
    withFormats(instructorLabels, {
      name: formats.text,
      slug: formats.text,
      photoUrl: formats.text,
      biography: formats.text,
      links: formats.lines,
    }),
};

import * as words from './field-formats.ts';
import type { Difference, Names, RevisedFields, RevisionKind } from './revision.ts';

type FieldShown = readonly [label: string, words: words.FormatField];

const isActive: FieldShown = ['Ativo', words.yesOrNo];
const settings: Readonly<Record<string, FieldShown>> = {
  title: ['Título', words.text],
  slug: ['Slug', words.text],
  subTitle: ['Subtítulo', words.text],
  shortDescription: ['Descrição curta', words.text],
  description: ['Descrição', words.richText],
  estimatedCompletionHours: ['Horas para concluir', words.hours],
  categories: ['Categorias', words.terms],
  category: ['Categoria', words.termOrTitle],
  level: ['Nível', words.termOrTitle],
  levels: ['Níveis', words.terms],
  skills: ['Habilidades', words.terms],
  paymentType: ['Acesso', words.payment],
  thumbUrl: ['Capa', words.text],
  banners: ['Banners', words.banners],
  isTutorial: ['Curso de boas-vindas', words.yesOrNo],
  isActive,
};

/** What each field is called and how it is said, in the order of the screens. */
const fieldsShown: Readonly<Record<RevisionKind, Readonly<Record<string, FieldShown>>>> = {
  COURSE: settings,
  TRAIL: { ...settings, isActive: ['Ativa', words.yesOrNo] },
  OUTLINE: { sections: ['Ordem', words.outline] },
  STEPS: { contents: ['Etapas', words.steps] },
  SECTION: {
    title: ['Título', words.text],
    isFreemium: ['Grátis para todos', words.yesOrNo],
    isActive: ['Ativa', words.yesOrNo],
  },
  CONTENT: {
    title: ['Título', words.text],
    pageContent: ['Texto', words.richText],
    videoUrl: ['Endereço do vídeo', words.text],
    durationSeconds: ['Duração', words.duration],
    captionsUrl: ['Legendas', words.text],
    videoDescription: ['Descrição do vídeo', words.richText],
    passingScore: ['Nota para passar', words.percent],
    timeLimitMinutes: ['Tempo de prova', words.minutes],
    generatedExamFilters: ['De onde sortear', words.terms],
    questionsQtd: ['Quantas questões', words.count],
    readComplements: ['Materiais complementares', words.complements],
    extraContents: ['Conteúdos extras', words.extraContents],
    isPreview: ['Prévia', words.yesOrNo],
    isActive,
  },
  QUESTION: {
    statement: ['Enunciado', words.richText],
    videoQuestionUrl: ['Endereço do vídeo', words.text],
    alternatives: ['Alternativas', words.alternatives],
    explanation: ['Comentário', words.richText],
  },
  LIVE: {
    ...settings,
    startsAt: ['Começa em', words.instant],
    endsAt: ['Termina em', words.instant],
    liveUrl: ['Endereço da live', words.text],
    recordingUrl: ['Endereço da gravação', words.text],
    isActive: ['Ativa', words.yesOrNo],
  },
  PRACTICE_EXAM: {
    ...settings,
    levels: ['Outros níveis', words.terms],
    autoGenerate: ['Sortear as questões', words.yesOrNo],
    filters: ['De onde sortear', words.terms],
    questionsQtd: ['Quantas questões', words.count],
    passingScore: ['Nota para passar', words.percent],
    timeLimitMinutes: ['Tempo de prova', words.minutes],
    isLeveling: ['Prova de nivelamento', words.yesOrNo],
    levelingBands: ['Faixas de nível', words.bands],
  },
};

/** Texts that are compared word by word, and what is told line by line. */
const prose: readonly words.FormatField[] = [
  words.richText,
  words.outline,
  words.steps,
  words.alternatives,
];

interface Versions {
  before: RevisedFields;
  after: RevisedFields;
  names: Names;
}

/** How one version differs from another in the fields that both have, as a person would say it. */
export function differences(kind: RevisionKind, { before, after, names }: Versions): Difference[] {
  return Object.entries(fieldsShown[kind])
    .filter(([field]) => field in before && field in after)
    .map(([field, [label, inWords]]) => ({
      field,
      label,
      before: inWords(before[field], names),
      after: inWords(after[field], names),
      isProse: prose.includes(inWords),
    }))
    .filter((found) => found.before !== found.after || isReshaped(found, before, after));
}

/** The words are the same, but not how they look. */
function isReshaped(
  { field, isProse }: Difference,
  before: RevisedFields,
  after: RevisedFields,
): boolean {
  const [former, latter] = [before[field], after[field]];
  return isProse && typeof former === 'string' && typeof latter === 'string' && former !== latter;
}

import katex from 'katex';
import type { Content } from '@sabia/domain/courses/content.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { richTextMediaType } from '@sabia/domain/rich-text/drawn-text.ts';
import { formulaDrawing } from '@sabia/domain/rich-text/formula-drawing.ts';
import { mapFormulas } from '@sabia/domain/rich-text/formulas.ts';
import type { School } from '@sabia/domain/school/school.ts';
import type { Trail } from '@sabia/domain/trails/trail.ts';
import type { Editor } from '@tiptap/core';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { richTextSamples } from '../../testing/rich-text-samples.ts';
import * as content from './courses/authoring/content-editor/content-values.ts';
import * as course from './courses/authoring/course-settings/settings-values.ts';
import * as exam from './practice-exams/authoring/exam-settings/settings-values.ts';
import * as question from './questions/editor/question-values.ts';
import * as school from './school/administration/school-values.ts';
import * as trail from './trails/authoring/trail-settings/settings-values.ts';
import { convertPastedHtml } from './ui/rich-text/paste/pasted-html.ts';
import { RichTextEditor } from './ui/rich-text/editor/RichTextEditor.tsx';
import { SiteTheme } from './ui/theme/SiteTheme.tsx';

// A text with each element of rich text, opened in the form of each field, changed by one character and saved: all else
// stays the same, byte for byte.

vi.mock('katex/dist/katex.css?url', () => ({ default: null }));
// It takes most of the time of an editor.
vi.mock('./ui/rich-text/editor/Toolbar.tsx', () => ({ Toolbar: () => null }));

/** As the server stores it. */
const stored = (html: string) => convertPastedHtml(html).html;

/** Each element and attribute, and formulas in each of their places. */
const everything =
  richTextSamples.join('').replaceAll(/ (?:row|col)span="1"/g, '') +
  '<p>Some \\(\\frac{1}{2}\\) e <strong>\\(x^2 &lt; 4\\)</strong> por R$ 5 [[1]]</p>' +
  '<ul><li><p>\\[\\sqrt[3]{8} = 2\\]</p></li></ul><details><summary>\\(x\\)</summary><p>\\(\\ce{H2O}\\)</p></details>' +
  '<table><tbody><tr><td><p>\\(\\alpha\\)</p></td></tr></tbody></table><p>fim</p>';

const start = (name: string) => `<p>${name}`;
const textOf = (name: string) => stored(`${start(name)}</p>${everything}`);

const drawn = (html: string) =>
  mapFormulas(html, (formula, written) => {
    const drawing = formulaDrawing(formula, katex.renderToString);
    return 'html' in drawing ? drawing.html : written;
  });

const ids = { id: '0193b3a0-0000-7000-8000-000000000001', revision: 1 };
const term = { id: ids.id, title: 'Tecnologia' };

type Text = (name: string) => string;

/** A form: its values with texts in them, and the body that it sends. */
interface Form {
  route: string;
  open: (text: Text) => object;
  save: (values: never) => object;
}

const contentForm = (contentType: Content['contentType'], texts: (text: Text) => object): Form => ({
  route: 'PATCH /courses/content/{id}',
  open: (text) =>
    content.valuesOf({
      ...ids,
      contentType,
      title: 'a',
      videoUrl: 'https://a.example',
      ...texts(text),
    } as Content),
  save: (values) => content.changesOf(contentType, values),
});

const presented = {
  ...ids,
  title: 'a',
  slug: 'a',
  shortDescription: 'a',
  estimatedCompletionHours: 1,
  paymentType: 'FREE',
  categories: [term],
  levels: [term],
  skills: [term],
  instructors: [],
  banners: [],
  thumbUrl: null,
};

const questionForm = (kind: string, texts: (text: Text) => object): Form => ({
  route: 'PATCH /courses/content/question/{id}',
  open: (text) =>
    question.valuesOf({
      ...ids,
      kind,
      statement: 'a',
      explanation: null,
      alternatives: [],
      skills: [],
      levels: [],
      tags: [],
      ...texts(text),
    } as unknown as AuthoredQuestion),
  save: question.draftOf,
});

const parts = (text: Text) => ['1', '2'].map((id) => ({ id, text: text(id) }));
const choices = { scoring: 'ALL_OR_NOTHING' };

const forms: Record<string, Form> = {
  page: contentForm('TEXTPAGE', (text) => ({ pageContent: text('page') })),
  video: contentForm('VIDEO', (text) => ({ videoDescription: text('video') })),
  exam: contentForm('EXAM', (text) => ({ instructions: text('exam') })),
  course: {
    route: 'PATCH /courses/{id}/config',
    open: (text) =>
      course.settingsOf({ ...presented, description: text('a') } as unknown as Course),
    save: course.draftOf,
  },
  trail: {
    route: 'PATCH /trails/{id}/config',
    open: (text) =>
      trail.settingsOf({
        ...presented,
        category: term,
        level: term,
        description: text('a'),
      } as unknown as Trail),
    save: trail.draftOf,
  },
  'practice exam': {
    route: 'PATCH /practice-exams/{id}',
    open: (text) =>
      exam.settingsOf({
        ...exam.newPracticeExam,
        ...presented,
        level: ids.id,
        instructions: text('a'),
      } as unknown as PracticeExam),
    save: exam.draftOf,
  },
  school: {
    route: 'PATCH /school/{id}',
    open: (text) => school.valuesOf({} as School, text('terms')),
    save: school.changesOf,
  },
  'question with alternatives': questionForm('SINGLE_CHOICE', (text) => ({
    statement: text('statement'),
    explanation: text('explanation'),
    alternatives: parts(text).map((part, at) => ({ ...part, id: ids.id, isCorrect: at === 0 })),
  })),
  'question with several right alternatives': questionForm('MULTIPLE_CHOICE', (text) => ({
    task: { kind: 'MULTIPLE_CHOICE', options: parts(text), ...choices },
    answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['1'] },
  })),
  'question of items': questionForm('TRUE_FALSE', (text) => ({
    task: { kind: 'TRUE_FALSE', items: parts(text), ...choices },
    answerKey: { kind: 'TRUE_FALSE', trueItemIds: ['1'] },
  })),
  'question of an order': questionForm('ORDERING', (text) => ({
    task: { kind: 'ORDERING', items: parts(text), ...choices },
    answerKey: { kind: 'ORDERING', itemIds: ['1', '2'] },
  })),
  'question of pairs': questionForm('MATCHING', (text) => ({
    task: {
      kind: 'MATCHING',
      left: parts(text),
      right: ['3', '4'].map((id) => ({ id, text: text(id) })),
    },
    answerKey: {
      kind: 'MATCHING',
      pairs: [
        { leftId: '1', rightId: '3' },
        { leftId: '2', rightId: '4' },
      ],
    },
  })),
  'question with gaps': questionForm('GAPS', (text) => ({
    task: {
      kind: 'GAPS',
      text: text('gaps'),
      gaps: [{ id: 'g1', options: null }],
      ignoresCase: true,
      ignoresAccents: true,
      allowsTypo: false,
    },
    answerKey: { kind: 'GAPS', gaps: [{ gapId: 'g1', texts: ['a'], optionId: null }] },
  })),
  'question with an open answer': questionForm('OPEN_TEXT', (text) => ({
    task: { kind: 'OPEN_TEXT', maxLength: 100 },
    answerKey: { kind: 'OPEN_TEXT', expected: text('expected') },
  })),
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('</p>');

/** All texts of a value, by their paths: `alternatives.*.text`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (isText(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const step = Array.isArray(value) ? '*' : name;
    return textsIn(inner, path ? `${path}.${step}` : step);
  });
}

/** A copy of the values with other texts. */
function withTexts(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (isText(value)) return texts.get(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withTexts(inner, texts)]);
  return Object.fromEntries(fields) as unknown;
}

/** On a busy machine. */
const waiting = { timeout: 10_000 };

const page = document.createElement('div');
beforeAll(() => document.body.append(page));
afterAll(() => page.remove());

/** The HTML that the form holds after a character was typed at the start of the text. */
async function typeInto(text: string): Promise<string> {
  const place = document.createElement('div');
  page.append(place);
  const root = createRoot(place);
  let html = text;
  root.render(
    <SiteTheme>
      <RichTextEditor
        label="Texto"
        value={text}
        onChange={(changed) => (html = changed)}
        media={{ problem: () => undefined, upload: () => Promise.resolve(false) }}
      />
    </SiteTheme>,
  );
  const field = await vi.waitFor(() => {
    const found = place.querySelector<HTMLElement & { editor?: Editor }>('[contenteditable]');
    if (!found?.editor) throw new Error('no editor yet');
    return found;
  }, waiting);
  field.editor?.commands.insertContentAt(1, '!');
  root.unmount();
  place.remove();
  return html;
}

describe.each(Object.entries(forms))('%s', (_name, { open, save }) => {
  it.each([
    ['the reply to an author', textOf],
    ['the reply to a reader', (name: string) => drawn(textOf(name))],
  ])('keeps all of a text of %s', async (_reply, text) => {
    const names = new Set<string>();
    const values = open((name) => {
      names.add(name);
      return text(name);
    });
    const changed = new Map<string, string>();
    for (const [, html] of textsIn(values)) changed.set(html, await typeInto(html));
    const body = save(withTexts(values, changed) as never);
    const saved = textsIn(body).map(([, html]) => stored(html));
    const expected = [...names].map((name) => textOf(name).replace(start(name), start(`!${name}`)));
    expect(saved.toSorted()).toEqual(expected.toSorted());
  });
});

/** The paths of the rich texts that a body declares. */
function declaredTexts(node: z.core.JSONSchema.BaseSchema, path = ''): string[] {
  if (node.contentMediaType === richTextMediaType) return [path];
  const inner: [step: string, schema: unknown][] = [
    ...Object.entries(node.properties ?? {}),
    ...[node.items, node.additionalProperties].flat().map((all) => ['*', all] as const),
    ...[node.anyOf, node.oneOf, node.allOf].flat().map((choice) => ['', choice] as const),
  ].map(([step, schema]) => [step, schema]);
  return inner.flatMap(([step, schema]) =>
    typeof schema === 'object' && schema !== null
      ? declaredTexts(
          schema as z.core.JSONSchema.BaseSchema,
          [path, step].filter(Boolean).join('.'),
        )
      : [],
  );
}

it('every rich text that an operation changes has its form above', () => {
  const declared = Object.values<Operation>(operations).flatMap(({ route, body }) => {
    if (!body || !route.startsWith('PATCH ')) return [];
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    return declaredTexts(schema).map((path) => `${route}: ${path}`);
  });
  const covered = Object.values(forms).flatMap(({ route, open, save }) =>
    textsIn(save(open(textOf) as never)).map(([path]) => `${route}: ${path}`),
  );
  expect([...new Set(covered)].toSorted()).toEqual([...new Set(declared)].toSorted());
});

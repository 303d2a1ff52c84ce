import type { EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { aSubmittedAttempt } from '../attempts/attempts.factory.ts';
import { markEssay } from '../essays/mark-essay.ts';
import type { Database } from '../platform/db/database.ts';
import { aPracticeExam, type MadePracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { demoEssayExam, demoEssayQuestion, demoEssays, type DemoEssay } from './demo-essays.ts';

const dayMs = 86_400_000;

/** Adds the practice exam with the theme of the essays. */
export function addEssayExam(tx: Database): Promise<MadePracticeExam> {
  const { statement, maxLength, expected } = demoEssayQuestion;
  const question = {
    kind: 'OPEN_TEXT' as const,
    statement,
    explanation: null,
    alternatives: [],
    task: { kind: 'OPEN_TEXT' as const, maxLength },
    answerKey: { kind: 'OPEN_TEXT' as const, expected },
    rubric: 'ENEM' as const,
    correctors: 2 as const,
  };
  return aPracticeExam(tx, { ...demoEssayExam, questions: [question] });
}

/** Hands in each essay on its day; its corrections follow within the hours after it. */
export async function addEssays(
  tx: Database,
  { id: practiceExamId, questionIds: [questionId = ''] }: MadePracticeExam,
  { people, now }: { people: ReadonlyMap<string, { id: string }>; now: Date },
): Promise<void> {
  const person = (email: string) => {
    const found = people.get(email);
    if (!found) throw new Error(`nobody has the e-mail ${email}`);
    return found;
  };
  for (const essay of demoEssays) {
    const handedIn = new Date(now.getTime() - essay.daysAgo * dayMs);
    const attemptId = await aSubmittedAttempt(
      tx,
      { userId: person(essay.author).id, practiceExamId },
      { responses: [{ kind: 'OPEN_TEXT', text: essay.text }], now: handedIn },
    );
    for (const [at, { by, mark }] of essay.corrections.entries())
      await markEssay(
        tx,
        { attemptId, questionId, mark, comments: commentsOf(essay, at) },
        {
          viewer: person(by),
          now: new Date(handedIn.getTime() + (at + 1) * (dayMs / 8)),
        },
      );
  }
}

/** Characters before and after a quote, by which it is found. */
const beside = 32;

function commentsOf({ text, corrections }: DemoEssay, correction: number): EssayComment[] {
  return (corrections[correction]?.comments ?? []).map(({ quote, ...comment }) => {
    if (quote === undefined) return comment;
    const start = text.indexOf(quote);
    if (start === -1) throw new Error(`no essay has the words ${quote}`);
    const end = start + quote.length;
    const prefix = text.slice(Math.max(0, start - beside), start);
    return { ...comment, anchor: { quote, prefix, suffix: text.slice(end, end + beside) } };
  });
}

import { z } from 'zod';
import { messages } from '../../messages.ts';
import { expectedAnswer } from './expected-answer.ts';
import { inOwnOrder, type QuestionKind } from './kind.ts';
import { mostFiles } from './most-files.ts';
import { responseLine } from './response-text.ts';

const kind = z.literal('FILE');
const quantityMessage = `Peça de 1 a ${mostFiles} arquivos`;

const task = z.object({
  kind,
  maxFiles: z
    .number({ error: messages.invalid })
    .int({ error: quantityMessage })
    .min(1, { error: quantityMessage })
    .max(mostFiles, { error: quantityMessage })
    .default(1),
});

const answerKey = z.object({ kind, expected: expectedAnswer });

const response = z.object({
  kind,
  files: z
    .array(
      z.object({
        /** A file that the learner has uploaded (`POST /files`). */
        url: z
          .string({ error: messages.required })
          .regex(/^\/files\/[\w-]+\.\w+(\?access=[\w.-]+)?$/, {
            error: 'Envie o arquivo de novo',
          })
          .max(400, { error: messages.invalid }),
        name: responseLine(200),
      }),
      { error: messages.required },
    )
    .min(1, { error: 'Envie ao menos um arquivo' })
    .max(mostFiles, { error: `Máximo de ${mostFiles} arquivos` }),
});

/** Files that a person corrects. */
export const file = {
  task,
  answerKey,
  response,
  mistakes: () => [],
  misfits: ({ maxFiles }, { files }) =>
    files.length > maxFiles
      ? [
          {
            path: ['files'],
            message: maxFiles === 1 ? 'Envie um arquivo só' : `Máximo de ${maxFiles} arquivos`,
          },
        ]
      : [],
  score: () => null,
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;

import { uploadProblem } from '../../../files/upload-problem.ts';
import { count } from '../../../ui/words/plural.ts';

/** The chosen files that become pages, and the words about the others; images are made smaller before they are judged. */
export function chosenPages(
  chosen: readonly File[],
  { maxFiles, room }: { maxFiles: number; room: number },
): { pages: readonly File[]; refusal: string | null } {
  const judged = chosen.map((file) => ({ file, problem: problemOf(file) }));
  const taken = judged.flatMap(({ file, problem }) => (problem ? [] : [file]));
  const left = taken.slice(room).map(({ name }) => name);
  const refusals = judged.flatMap(({ file, problem }) =>
    problem ? [`${file.name}: ${problem}`] : [],
  );
  if (left.length > 0)
    refusals.push(
      `A resposta tem no máximo ${count(maxFiles, 'página', 'páginas')}. Ficou de fora: ${left.join(', ')}.`,
    );
  return { pages: taken.slice(0, room), refusal: refusals.join(' ') || null };
}

function problemOf(file: File): string | undefined {
  const isImage = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);
  return isImage && file.size > 0 ? undefined : uploadProblem('answer', file);
}

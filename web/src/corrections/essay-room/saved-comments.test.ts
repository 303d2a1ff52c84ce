import { expect, it } from 'vitest';
import { findSaved, fittingComments, toSave, withSaved } from './saved-comments.ts';

const criterion = (key: string, title: string) => ({ key, title, levels: [] });
const rubric = { criteria: [criterion('C1', 'Norma'), criterion('C2', 'Coesão')] };
const saved = [
  { id: '1', criterion: 'Coesão', text: 'Varie os conectivos.' },
  { id: '2', criterion: null, text: 'Boa redação.' },
  { id: '3', criterion: 'Argumentos', text: 'Dê um exemplo.' },
];
const [cohesion, whole, other] = saved;

it('a comment is kept with the title of its criterion', () => {
  expect(toSave(rubric, { criterion: 'C2', text: ' Varie. ' })).toEqual({
    criterion: 'Coesão',
    text: 'Varie.',
  });
  expect(toSave(rubric, { criterion: null, text: 'Varie.' }).criterion).toBeNull();
});

it('a comment is kept already only with the same criterion and text', () => {
  const comment = { criterion: 'C2', text: 'Varie os conectivos. ' };
  expect(findSaved(rubric, comment, saved)).toBe(cohesion);
  expect(findSaved(rubric, { ...comment, criterion: 'C1' }, saved)).toBeUndefined();
});

it('a comment may use those of its criterion and of whole essays, and no others', () => {
  expect(fittingComments(rubric, { criterion: 'C2', text: '' }, saved)).toEqual([cohesion, whole]);
  expect(fittingComments(rubric, { criterion: 'C1', text: '' }, saved)).toEqual([whole]);
  expect(fittingComments(rubric, { criterion: null, text: '' }, saved)).not.toContain(other);
});

it('a saved comment is put behind the own text, and gives its criterion', () => {
  const used = { id: '1', criterion: 'Coesão', text: 'Varie os conectivos.' };
  expect(withSaved(rubric, { criterion: null, text: ' ' }, used)).toEqual({
    criterion: 'C2',
    text: 'Varie os conectivos.',
  });
  expect(withSaved(rubric, { criterion: 'C1', text: 'Atenção.' }, used)).toEqual({
    criterion: 'C1',
    text: 'Atenção.\nVarie os conectivos.',
  });
});

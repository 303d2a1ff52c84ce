import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Published } from './overview.api.ts';
import { PublishedContents } from './PublishedContents.tsx';

const nothing = { TEXTPAGE: 0, VIDEO: 0, QUICK_QUESTION: 0, EXAM: 0, PRACTICE_EXAM: 0 };

it.each<[Published, string[]]>([
  [
    {
      coursesQtd: 1200,
      sectionsQtd: 1,
      contentsQtd: 23,
      contentsQtdByType: { ...nothing, TEXTPAGE: 1, VIDEO: 20, EXAM: 2 },
    },
    ['1.200 cursos, com 1 seção e 23 conteúdos', '1 página de texto · 20 vídeos · 2 provas'],
  ],
  [
    { coursesQtd: 1, sectionsQtd: 0, contentsQtd: 0, contentsQtdByType: nothing },
    ['1 curso, com 0 seções e 0 conteúdos'],
  ],
  [
    { coursesQtd: 0, sectionsQtd: 0, contentsQtd: 0, contentsQtdByType: nothing },
    ['Nenhum curso ativo.'],
  ],
])('counts what is published: %j', (published, paragraphs) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<PublishedContents published={published} />);
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs);
});

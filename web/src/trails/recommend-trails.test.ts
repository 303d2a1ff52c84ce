import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { expect, it } from 'vitest';
import { recommendTrails } from './recommend-trails.ts';

const trail = (
  title: string,
  category: string,
  level: string,
  percentage?: number,
  paymentType: PaymentType = 'FREE',
) => ({
  title,
  paymentType,
  category: { id: category, title: category },
  level: { id: level, title: level },
  progress:
    percentage === undefined
      ? null
      : { percentage, isCompleted: percentage === 100, completedContentsQtd: 1 },
});

const learner = {
  level: 'Iniciante',
  categories: ['Tecnologia'],
  isAdmin: false,
  hasActiveSubscription: false,
};

it('recommends the nearest trails with their reasons', () => {
  const trails = [
    trail('Do nível', 'Vida', 'Iniciante'),
    trail('Nova', 'Vida', 'Avançado'),
    trail('Da categoria', 'Tecnologia', 'Avançado'),
    trail('Feita', 'Finanças', 'Iniciante', 100),
    trail('Depois da feita', 'Finanças', 'Avançado'),
  ];
  expect(recommendTrails(trails, learner).map(({ trail: { title }, reason }) => [title, reason]))
    // The best three.
    .toEqual([
      ['Depois da feita', 'Porque você terminou “Feita”'],
      ['Da categoria', 'Porque você estuda Tecnologia'],
      ['Do nível', 'Do seu nível: Iniciante'],
    ]);
});

it('begins with the started trail that has the most progress', () => {
  const trails = [
    trail('Da categoria', 'Tecnologia', 'Avançado'),
    trail('Começada', 'Vida', 'Avançado', 20),
    trail('Quase lá', 'Vida', 'Avançado', 80),
  ];
  expect(recommendTrails(trails, learner).map(({ trail: { title } }) => title)).toEqual([
    'Quase lá',
    'Começada',
    'Da categoria',
  ]);
});

it('recommends no completed trail', () => {
  expect(recommendTrails([trail('Feita', 'Vida', 'Iniciante', 100)], learner)).toEqual([]);
});

const byCost = [
  trail('Começada e paga', 'Vida', 'Avançado', 50, 'PAID'),
  trail('Da categoria e paga', 'Tecnologia', 'Avançado', undefined, 'PAID'),
  trail('Do nível e em parte grátis', 'Vida', 'Iniciante', undefined, 'FREEMIUM'),
  trail('Do nível e grátis', 'Vida', 'Iniciante'),
];

it.each([
  [
    'last those that the learner may not open',
    learner,
    ['Do nível e grátis', 'Do nível e em parte grátis', 'Começada e paga'],
  ],
  [
    'by the reason alone to a subscriber',
    { ...learner, hasActiveSubscription: true },
    ['Começada e paga', 'Da categoria e paga', 'Do nível e em parte grátis'],
  ],
])('recommends %s', (_, viewer, titles) => {
  expect(recommendTrails(byCost, viewer).map(({ trail: { title } }) => title)).toEqual(titles);
});

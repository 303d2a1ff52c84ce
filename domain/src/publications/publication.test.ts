import { describe, expect, it } from 'vitest';
import { createFinding, mayPublish, type Finding } from './publication.ts';
import { findingsOf } from './verification.ts';

const place = { tab: 'CONTENT' } as const;
const error = createFinding('SECTION_EMPTY', 'A seção está vazia.', place);
const warning = createFinding('ALT_MISSING', 'Falta uma descrição.', place);

describe('what may be published', () => {
  it.each<[string, Finding[], { accepted: boolean; may: boolean }]>([
    ['nothing found', [], { accepted: false, may: true }],
    ['a warning', [warning], { accepted: false, may: false }],
    ['a warning that is accepted', [warning], { accepted: true, may: true }],
    ['an error', [error], { accepted: false, may: false }],
    ['an error, whatever is accepted', [warning, error], { accepted: true, may: false }],
  ])('%s', (_what, findings, { accepted, may }) => {
    expect(mayPublish(findings, accepted)).toBe(may);
  });
});

it('is told with errors first, and with the addresses that lead nowhere', () => {
  const used = { name: 'Página “Células”', place };
  const addresses = ['/cursos/gone', '/cursos/there'].map((address) => ({ address, ...used }));
  const findings = findingsOf(
    { findings: [warning, error], addresses },
    (address) => address === '/cursos/gone',
  );
  expect(findings.map(({ code }) => code)).toEqual(['SECTION_EMPTY', 'ALT_MISSING', 'LINK_BROKEN']);
  expect(findings[2]?.message).toBe(
    'Página “Células”: o endereço /cursos/gone leva a algo que não existe ou não está publicado.',
  );
});

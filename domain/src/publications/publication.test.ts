import { describe, expect, it } from 'vitest';
import { createFinding, mayPublish, type Finding } from './publication.ts';
import { findingsOf } from './verification.ts';

const location = { tab: 'CONTENT' } as const;
const error = createFinding('SECTION_EMPTY', 'A seção está vazia.', location);
const warning = createFinding('ALT_MISSING', 'Falta uma descrição.', location);

describe('an entity may be published', () => {
  it.each<[string, Finding[], { accepted: boolean; may: boolean }]>([
    ['without findings', [], { accepted: false, may: true }],
    ['not with a warning', [warning], { accepted: false, may: false }],
    ['with an accepted warning', [warning], { accepted: true, may: true }],
    ['not with an error', [error], { accepted: false, may: false }],
    ['not with an error and an accepted warning', [warning, error], { accepted: true, may: false }],
  ])('%s', (_name, findings, { accepted, may }) => {
    expect(mayPublish(findings, accepted)).toBe(may);
  });
});

it('findings begin with errors and include broken addresses', () => {
  const used = { name: 'Página “Células”', location };
  const addresses = ['/cursos/gone', '/cursos/there'].map((address) => ({ address, ...used }));
  const findings = findingsOf(
    { findings: [warning, error], addresses },
    (address) => address === '/cursos/gone',
    { site: 'https://escola.com.br', videoOrigins: [] },
  );
  expect(findings.map(({ code }) => code)).toEqual(['SECTION_EMPTY', 'ALT_MISSING', 'LINK_BROKEN']);
  expect(findings[2]?.message).toBe(
    'Página “Células”: o endereço /cursos/gone leva a algo que não existe ou não está publicado.',
  );
});

it('findings include videos that do not play, but no other addresses', () => {
  const drive = 'https://drive.google.com/file/d/1/view';
  const used = { name: 'Vídeo “Células”', location, address: drive };
  const hosts = { site: 'https://escola.com.br', videoOrigins: [] };
  const found = (isVideo: boolean) =>
    findingsOf({ findings: [], addresses: [{ ...used, isVideo }] }, () => false, hosts);
  expect(found(false)).toEqual([]);
  expect(found(true)).toMatchObject([{ code: 'VIDEO_UNPLAYABLE', severity: 'WARNING', location }]);
});

import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { describe, expect, it } from 'vitest';
import { readPdf, utf16 } from '../../test/support/read-pdf.ts';
import { type CertificateToDraw, drawCertificate } from './certificate-pdf.ts';

const certificate = {
  code: 'SABIA-7K3M-9QXT-2VWB',
  holderName: 'João Gonçalves',
  courseTitle: 'Orçamento doméstico: do aperto à reserva',
  isOfTrail: false,
  courseHours: 40,
  issuedAt: '2026-11-22T01:30:00.000Z',
  artwork: { seed: 'orcamento-domestico', category: 'Finanças pessoais' },
};
const aBrand = { ...defaultBrand, logo: null };
const verificationUrl = `https://sabia.example/certificados/${certificate.code}`;
/** PDF coordinates, from the bottom. */
const ruleAboveDetails = 595.28 - 444;

const print = (given: Partial<CertificateToDraw> = {}) =>
  drawCertificate({ ...certificate, brand: aBrand, ...given, verificationUrl });

describe('a certificate', () => {
  it('has holder, title, hours, date and the address of its verification', async () => {
    expect(readPdf(await print()).lines.map(({ text }) => text)).toEqual([
      'Sabiá',
      'Certificado de conclusão',
      'Concedido a',
      'João Gonçalves',
      'por ter concluído o curso',
      'Orçamento doméstico: do aperto à reserva',
      'Carga horária',
      '40 horas',
      'Concluído em',
      '21 de novembro de 2026',
      'Código',
      'SABIA-7K3M-9QXT-2VWB',
      `Confira este certificado em ${verificationUrl}`,
    ]);
  });

  it('is accessible: tagged, in Portuguese, with a title and a description of its picture', async () => {
    const { objects } = readPdf(await print());
    expect(objects).toContain('/Lang (pt-BR)');
    expect(objects).toContain('/Marked true');
    expect(objects).toContain('/DisplayDocTitle true');
    for (const tag of ['Document', 'H1', 'P', 'Link', 'Figure'])
      expect(objects).toContain(`/S /${tag}\n`);
    expect(objects).toContain(`/Alt ${utf16(`Código QR que leva a ${verificationUrl}`)}`);
    expect(objects).toContain(`/URI (${verificationUrl})`);
    expect(objects).toContain(
      utf16('Certificado de João Gonçalves: Orçamento doméstico: do aperto à reserva'),
    );
  });

  it('has no visible untagged content', async () => {
    const { content } = readPdf(await print());
    const untagged: string[] = [];
    let depth = 0;
    for (const operator of content.match(/\b(?:BDC|BMC|EMC|TJ|f)\b/g) ?? []) {
      if (operator.startsWith('B')) depth++;
      else if (operator === 'EMC') depth--;
      else if (depth === 0) untagged.push(operator);
    }
    expect(content).toContain(' TJ');
    expect({ untagged, depth }).toEqual({ untagged: [], depth: 0 });
  });

  it('is one page with embedded fonts', async () => {
    const { objects } = readPdf(await print());
    expect(objects).toMatch(/\/Type \/Pages\n\/Count 1\n/);
    expect(objects).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(objects.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(objects.match(/\/FontName \/\w+\+Inter-\w+/g)).toHaveLength(2);
    expect(objects.match(/\/FontName \/\w+\+InterDisplay-Bold/g)).toHaveLength(1);
  });

  it('has always the same bytes', async () => {
    expect((await print()).equals(await print())).toBe(true);
  });

  it.each([
    ['short', 'Zé', 'SQL'],
    [
      'long',
      'Pedro de Alcântara '.repeat(7).slice(0, 120),
      'Programação para quem nunca programou '.repeat(5).slice(0, 160),
    ],
    ['wide and without a space', 'W'.repeat(120), 'W'.repeat(160)],
  ])('has room for a name and a title that are %s', async (_, holderName, courseTitle) => {
    const { lines, objects } = readPdf(await print({ holderName, courseTitle }));
    expect(objects).toMatch(/\/Type \/Pages\n\/Count 1\n/);
    const written = lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', '');
    expect(written).toContain(holderName.replaceAll(' ', ''));
    expect(written).toContain(courseTitle.replaceAll(' ', ''));

    const award = lines.slice(
      lines.findIndex(({ text }) => text === 'Concedido a'),
      lines.findIndex(({ text }) => text === 'Carga horária'),
    );
    const heights = award.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(heights.at(-1)).toBeGreaterThan(ruleAboveDetails);
  });
});

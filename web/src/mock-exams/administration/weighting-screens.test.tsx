import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAsAdmin as open, problem, waiting } from '../../layout/testing/open-as-admin.tsx';

afterEach(() => localStorage.clear());

describe('the weightings', { timeout: 20_000 }, () => {
  const address = '/admin/dias-de-simulado/pesos';

  it('are listed with their weights', async () => {
    const { shows, text } = await open(address, {
      'GET /v1/mock-exams/weightings': {
        body: [
          {
            id: 'w1',
            title: 'Medicina, UFPE',
            weights: { LC: 1, CH: 0, CN: 2.5, MT: 2.25, essay: 3 },
          },
        ],
      },
    });
    await shows('Medicina, UFPE102,52,253');
    expect(text()).toContain('LinguagensHumanasNaturezaMatemáticaRedação');
  });

  it('are explained by an example while there is none, and created', async () => {
    const message = 'Já existem pesos com este nome. Escolha outro nome.';
    const refused = { ...problem, errors: [{ path: 'title', message }] };
    const { shows, press, type, writes } = await open(address, {
      'GET /v1/mock-exams/weightings': { body: [] },
      'POST /v1/mock-exams/weightings': { status: 409, body: refused },
    });
    const drawer = (words: string) =>
      vi.waitFor(() => expect(document.body.textContent).toContain(words), waiting);
    await shows('Ainda não há pesos.', 'Natureza vale o triplo na média');
    await press('Novos pesos');
    await press('Criar pesos');
    await drawer('Curso e universidade: Campo obrigatório');
    await type('title', 'Medicina, UFPE');
    await type('"weights.CN"', '2,5');
    await press('Criar pesos');
    await drawer(message);
    expect(writes).toEqual([
      {
        request: 'POST /v1/mock-exams/weightings',
        body: { title: 'Medicina, UFPE', weights: { LC: 1, CH: 1, CN: 2.5, MT: 1, essay: 1 } },
      },
    ]);
  });
});

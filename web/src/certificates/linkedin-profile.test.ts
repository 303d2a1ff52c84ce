import { expect, it } from 'vitest';
import { linkedinProfileUrl } from './linkedin-profile.ts';

it('fills in the fields of LinkedIn, with the month in São Paulo', () => {
  const url = new URL(
    linkedinProfileUrl(
      {
        code: 'SABIA-7K3M-9QXT-2VWB',
        courseTitle: 'Lógica & programação',
        // 22:00 of 31 October in São Paulo.
        issuedAt: '2026-11-01T01:00:00.000Z',
      },
      'https://sabia.test/certificados/SABIA-7K3M-9QXT-2VWB',
      'Escola Canto',
    ),
  );
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Lógica & programação',
    organizationName: 'Escola Canto',
    issueYear: '2026',
    issueMonth: '10',
    certUrl: 'https://sabia.test/certificados/SABIA-7K3M-9QXT-2VWB',
    certId: 'SABIA-7K3M-9QXT-2VWB',
  });
});

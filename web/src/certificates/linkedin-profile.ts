import type { Certificate } from '@sabia/domain/certificates/certificate.ts';

const monthFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
});

/** The URL of LinkedIn's form to add a certificate to a profile, filled in. */
export function linkedinProfileUrl(
  { courseTitle, code, issuedAt }: Pick<Certificate, 'code' | 'courseTitle' | 'issuedAt'>,
  certificateUrl: string,
  schoolName: string,
): string {
  const [year = '', month = ''] = monthFormat.format(new Date(issuedAt)).split('-');
  const url = new URL('https://www.linkedin.com/profile/add');
  url.search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: schoolName,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: certificateUrl,
    certId: code,
  }).toString();
  return url.href;
}

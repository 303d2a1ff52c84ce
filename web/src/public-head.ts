import type { QueryClient } from '@tanstack/react-query';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Answer, Route } from './platform/api.ts';
import { dataBlock } from './platform/dehydrated-state.ts';

/** What search engines and messages tell of a page. */
interface Told {
  title: string;
  description: string;
  image?: string | null;
  /** schema.org's words for what the page is about. */
  data?: object;
}

/** What the public pages tell, by what each of them asks the API for. */
const pages: { [R in Route]?: (answer: Answer<R>, site: string) => Told } = {
  'GET /courses/{id}/preview': (course, site) => ({
    title: course.title,
    description: course.shortDescription,
    image: course.thumbUrl,
    data: schemaOrgCourse(course, site),
  }),
  'GET /certificates/{code}': ({ holderName, courseTitle }) => ({
    title: `Certificado de ${holderName}`,
    description: `${holderName} concluiu “${courseTitle}” no Sabiá.`,
  }),
  'GET /courses/paginated': () => ({
    title: 'Cursos',
    description: 'Cursos on-line em português, no seu ritmo, com certificado.',
  }),
  'GET /trails/paginated': () => ({
    title: 'Trilhas',
    description: 'Cursos, lives e exercícios na ordem certa, do começo ao certificado.',
  }),
  'GET /lives/paginated': () => ({
    title: 'Lives',
    description: 'Encontros ao vivo para aprender junto e tirar dúvidas.',
  }),
  'GET /practice-exams/paginated': () => ({
    title: 'Exercícios',
    description: 'Questões para treinar, com a correção na hora.',
  }),
};

/** Description, Open Graph and schema.org of what a page was drawn from; `url` is its whole address. */
export function publicHead(queryClient: QueryClient, url: string): string {
  const { origin } = new URL(url);
  const told = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => {
      const tell = pages[queryKey[0] as Route] as
        | ((answer: unknown, site: string) => Told)
        | undefined;
      return state.status === 'success' ? tell?.(state.data, origin) : undefined;
    })
    .find((found) => found !== undefined);
  if (!told) return '';
  const { title, description, image, data } = told;
  return [
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Sabiá'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    image ? meta('property', 'og:image', new URL(image, origin).href) : '',
    data ? `<script type="application/ld+json">${dataBlock(data)}</script>` : '',
  ].join('');
}

function schemaOrgCourse(course: Course, site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.shortDescription,
    url: `${site}/cursos/${course.slug}/previa`,
    inLanguage: 'pt-BR',
    timeRequired: `PT${course.estimatedCompletionHours}H`,
    educationalLevel: course.levels.map(({ title }) => title),
    about: course.categories.map(({ title }) => title),
    teaches: course.skills.map(({ title }) => title),
    isAccessibleForFree: course.paymentType === 'FREE',
    ...(course.thumbUrl && { image: new URL(course.thumbUrl, site).href }),
    provider: { '@type': 'Organization', name: 'Sabiá', url: site },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.estimatedCompletionHours}H`,
    },
  };
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

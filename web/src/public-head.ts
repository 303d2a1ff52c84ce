import type { QueryClient } from '@tanstack/react-query';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { defaultShownBrand } from '@sabia/domain/school/brand.ts';
import { frontPageTextsOf } from '@sabia/domain/school/front-page-texts.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { firstSentence } from '@sabia/domain/instructors/first-sentence.ts';
import type { Instructor } from '@sabia/domain/instructors/instructor.ts';
import { photoOf } from '@sabia/domain/tiles/drawn-cover.ts';
import type { Reply, Route } from './platform/api/api.ts';
import { jsonForScript } from './platform/api/dehydrated-state.ts';

/** Metadata of a page for search engines and link previews. */
interface Metadata {
  title: string;
  description: string;
  image?: string | null;
  /** A schema.org object (JSON-LD). */
  data?: object;
}

interface Site {
  origin: string;
  schoolName: string;
  frontPage: ClientConfig['frontPage'];
}

/** The metadata of each public page, made from the reply of its main query. */
const metadataOf: { [R in Route]?: (reply: Reply<R>, site: Site) => Metadata } = {
  'GET /courses/{id}/preview': (course, site) => ({
    title: course.title,
    description: course.shortDescription,
    image: pictureOf(course),
    data: schemaOrgCourse(course, site),
  }),
  'GET /instructors/{id}': (instructor, site) => ({
    title: instructor.name,
    description: firstSentence(instructor.biography),
    image: instructor.photoUrl,
    data: schemaOrgPerson(instructor, site),
  }),
  'GET /trails/{id}/preview': ({ title, shortDescription, thumbUrl }) => ({
    title,
    description: shortDescription,
    image: photoOf(thumbUrl),
  }),
  'GET /lives/{id}/preview': ({ title, shortDescription, thumbUrl }) => ({
    title,
    description: shortDescription,
    image: photoOf(thumbUrl),
  }),
  'GET /practice-exams/{id}/preview': ({ title, shortDescription }) => ({
    title,
    description: shortDescription,
  }),
  'GET /plans': () => ({
    title: 'Assinatura',
    description: 'Comece de graça e assine quando quiser todos os cursos e simulados.',
  }),
  'GET /certificates/{code}': ({ holderName, courseTitle, code }, { schoolName }) => ({
    title: `Certificado de ${holderName}`,
    description: `${holderName} concluiu “${courseTitle}”. Certificado de ${schoolName}.`,
    image: `/v1/certificates/${encodeURIComponent(code)}/picture`,
  }),
  // The name is on the page only: previews of links are kept by others.
  'GET /mock-exams/results/{code}': ({ title }) => ({
    title: 'Resultado do simulado',
    description: title,
  }),
  'GET /school/terms': () => ({
    title: 'Termos de uso',
    description: 'As regras entre quem estuda e a escola.',
  }),
  'GET /school': () => ({
    title: 'Privacidade',
    description: 'O que a escola guarda sobre você, para quê e por quanto tempo.',
  }),
  'GET /school/front-page': (_, { frontPage }) => frontPageTextsOf(frontPage),
  'GET /courses/paginated': () => ({
    title: 'Cursos',
    description: 'Cursos on-line em português, no seu ritmo, com certificado.',
  }),
  'GET /trails/paginated': () => ({
    title: 'Trilhas',
    description: 'Cursos, lives e simulados na ordem certa, do começo ao certificado.',
  }),
  'GET /enem-booklets': () => ({
    title: 'Calcule sua nota do Enem',
    description:
      'Digite o que você marcou e veja a nota de cada área pela TRI, questão por questão.',
  }),
  'GET /lives/paginated': () => ({
    title: 'Lives',
    description: 'Encontros ao vivo para aprender junto e tirar dúvidas.',
  }),
  'GET /practice-exams/paginated': () => ({
    title: 'Simulados',
    description: 'Questões para treinar, com a correção na hora.',
  }),
};

/** HTML for <head>: description, Open Graph and schema.org. `url`: the absolute address of the page. */
export function publicHead(
  queryClient: QueryClient,
  url: string,
  { brand, frontPage }: Pick<ClientConfig, 'brand' | 'frontPage'>,
): string {
  const { origin } = new URL(url);
  const schoolName = (brand ?? defaultShownBrand).name;
  const metadata = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => {
      const create = metadataOf[queryKey[0] as Route] as
        | ((reply: unknown, site: Site) => Metadata)
        | undefined;
      return state.status === 'success'
        ? create?.(state.data, { origin, schoolName, frontPage })
        : undefined;
    })
    .find((found) => found !== undefined);
  if (!metadata) return '';
  const { title, description, image, data } = metadata;
  return [
    meta('name', 'description', description),
    meta('property', 'og:site_name', schoolName),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    image ? meta('property', 'og:image', new URL(image, origin).href) : '',
    image ? meta('name', 'twitter:card', 'summary_large_image') : '',
    data ? `<script type="application/ld+json">${jsonForScript(data)}</script>` : '',
  ].join('');
}

function schemaOrgCourse(course: Course, { origin, schoolName }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.shortDescription,
    url: `${origin}/cursos/${course.slug}/previa`,
    inLanguage: 'pt-BR',
    timeRequired: `PT${course.estimatedCompletionHours}H`,
    educationalLevel: course.levels.map(({ title }) => title),
    about: course.categories.map(({ title }) => title),
    teaches: course.skills.map(({ title }) => title),
    isAccessibleForFree: course.paymentType === 'FREE',
    ...(course.instructors.length > 0 && {
      instructor: course.instructors.map(({ name, slug }) => ({
        '@type': 'Person',
        name,
        url: `${origin}/instrutores/${slug}`,
      })),
    }),
    image: new URL(pictureOf(course), origin).href,
    provider: { '@type': 'Organization', name: schoolName, url: origin },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.estimatedCompletionHours}H`,
    },
  };
}

function schemaOrgPerson(
  { name, slug, biography, photoUrl, links }: Instructor,
  { origin, schoolName }: Site,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    description: biography,
    url: `${origin}/instrutores/${slug}`,
    ...(photoUrl && { image: new URL(photoUrl, origin).href }),
    ...(links.length > 0 && { sameAs: links }),
    affiliation: { '@type': 'Organization', name: schoolName, url: origin },
  };
}

/** The photo of a course; without one, the picture that the server draws. */
const pictureOf = ({ thumbUrl, slug }: Course): string =>
  photoOf(thumbUrl) ?? `/v1/courses/${slug}/picture`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

import { isBlankRichText } from '../rich-text.ts';
import type { ContentInFile, CourseInFile } from './course-file.ts';

/** What becomes of each address and of each rich text of a course. */
export interface CourseRewriter {
  address: (address: string) => string;
  html: (html: string) => string;
}

/** A course with all its addresses and rich texts written another way. */
export function rewriteCourse(course: CourseInFile, rewriting: CourseRewriter): CourseInFile {
  const { address, html } = rewriting;
  return {
    ...course,
    description: html(course.description),
    thumbUrl: course.thumbUrl && address(course.thumbUrl),
    banners: course.banners.map(({ desktopUrl, mobileUrl }) => ({
      desktopUrl: address(desktopUrl),
      mobileUrl: address(mobileUrl),
    })),
    sections: course.sections.map((section) => ({
      ...section,
      contents: section.contents.map((content) => rewriteContent(content, rewriting)),
    })),
  };
}

function rewriteContent(content: ContentInFile, { address, html }: CourseRewriter): ContentInFile {
  return {
    ...content,
    pageContent: content.pageContent && html(content.pageContent),
    videoUrl: content.videoUrl && address(content.videoUrl),
    videoDescription: content.videoDescription && html(content.videoDescription),
    captionsUrl: content.captionsUrl && address(content.captionsUrl),
    extraContents: content.extraContents.map((extra) => ({
      ...extra,
      contentUrl: address(extra.contentUrl),
    })),
    readComplements: content.readComplements.map((complement) => ({
      ...complement,
      url: complement.url && address(complement.url),
      fileUrl: complement.fileUrl && address(complement.fileUrl),
    })),
    questions: content.questions.map((question) => ({
      ...question,
      statement: html(question.statement),
      videoQuestionUrl: question.videoQuestionUrl && address(question.videoQuestionUrl),
      explanation: orNothing(question.explanation && html(question.explanation)),
      alternatives: question.alternatives.map((alternative) => ({
        ...alternative,
        text: html(alternative.text),
      })),
    })),
  };
}

const orNothing = (html: string | null | undefined) =>
  html && !isBlankRichText(html) ? html : null;

/** The names of the stored files that a course refers to, each once. */
export function storedFilesOf(course: CourseInFile): string[] {
  const names = new Set<string>();
  renameStoredFiles(course, (name) => {
    names.add(name);
    return name;
  });
  return [...names];
}

/** A course whose stored files have other names. Its rich text has been cleaned. */
export function renameStoredFiles(
  course: CourseInFile,
  newName: (name: string) => string,
): CourseInFile {
  const moved = (path: string) => `/files/${newName(path.slice('/files/'.length))}`;
  return rewriteCourse(course, {
    address: (address) => (ofOurs.test(address) ? moved(address) : address),
    html: (html) => html.replace(inText, moved),
  });
}

const ofOurs = /^\/files\/[\w.-]+$/;
const inText = /(?<=\s(?:src|href)=")\/files\/[\w.-]+(?=")/g;

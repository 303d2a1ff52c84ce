import { withTexts } from '../questions/task-parts.ts';
import { isBlankRichText } from '../rich-text.ts';
import type { ContentInFile, CourseInFile } from './course-file.ts';

/** Functions that rewrite each address and each rich text of a course. */
export interface CourseRewriter {
  address: (address: string) => string;
  /** `place` names the text in Portuguese: the title of its content, and the number of its question. */
  html: (html: string, place: string) => string;
}

/** Rewrites all addresses and rich texts of a course. */
export function rewriteCourse(course: CourseInFile, rewriting: CourseRewriter): CourseInFile {
  const { address, html } = rewriting;
  return {
    ...course,
    description: html(course.description, 'Descrição do curso'),
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
  const place = `“${content.title}”`;
  return {
    ...content,
    pageContent: content.pageContent && html(content.pageContent, place),
    videoUrl: content.videoUrl && address(content.videoUrl),
    videoDescription: content.videoDescription && html(content.videoDescription, place),
    instructions: content.instructions && html(content.instructions, place),
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
    questions: content.questions.map((question, at) => ({
      ...question,
      statement: html(question.statement, `${place}, questão ${at + 1}`),
      videoQuestionUrl: question.videoQuestionUrl && address(question.videoQuestionUrl),
      explanation: nullIfBlank(
        question.explanation && html(question.explanation, `${place}, questão ${at + 1}`),
      ),
      alternatives: question.alternatives.map((alternative) => ({
        ...alternative,
        text: html(alternative.text, `${place}, questão ${at + 1}`),
      })),
      task:
        question.task &&
        withTexts(question.task, (text) => html(text, `${place}, questão ${at + 1}`)),
      answerKey:
        question.answerKey &&
        withTexts(question.answerKey, (text) => html(text, `${place}, questão ${at + 1}`)),
    })),
  };
}

const nullIfBlank = (html: string | null | undefined) =>
  html && !isBlankRichText(html) ? html : null;

/** The distinct names of the stored files that a course refers to. */
export function storedFilesOf(course: CourseInFile): string[] {
  const names = new Set<string>();
  renameStoredFiles(course, (name) => {
    names.add(name);
    return name;
  });
  return [...names];
}

/** Renames the stored files in a course. Its rich text must be sanitized. */
export function renameStoredFiles(
  course: CourseInFile,
  newName: (name: string) => string,
): CourseInFile {
  const moved = (path: string) => `/files/${newName(path.slice('/files/'.length))}`;
  return rewriteCourse(course, {
    address: (address) => (storedFile.test(address) ? moved(address) : address),
    html: (html) => html.replace(storedFileInText, moved),
  });
}

const storedFile = /^\/files\/[\w.-]+$/;
const storedFileInText = /(?<=\s(?:src|href)=")\/files\/[\w.-]+(?=")/g;

import type { DemoQuestion } from './demo-question.ts';

type DemoTextPage = {
  contentType: 'TEXTPAGE';
  title: string;
  pageContent: string;
  isPreview?: boolean;
  extraContents?: { title: string; contentUrl: string }[];
  readComplements?: { type: 'LINK'; title: string; url: string }[];
};

type DemoVideo = {
  contentType: 'VIDEO';
  title: string;
  /** File names inside `media/`. */
  videoFile: string;
  captionsFile?: string;
  durationSeconds: number;
  videoDescription: string;
};

type DemoExam = {
  contentType: 'QUICK_QUESTION' | 'EXAM';
  title: string;
  questions: DemoQuestion[];
};

export type DemoContent = DemoTextPage | DemoVideo | DemoExam;

type DemoSection = {
  title: string;
  isFreemium: boolean;
  contents: DemoContent[];
};

/** Categories, levels and skills are titles from `taxonomy.ts`. */
export type DemoCourse = {
  slug: string;
  title: string;
  subTitle?: string;
  shortDescription: string;
  description: string;
  paymentType: 'FREE' | 'FREEMIUM' | 'PAID';
  categories: string[];
  levels: string[];
  skills: string[];
  isActive: boolean;
  isTutorial?: boolean;
  sections: DemoSection[];
};

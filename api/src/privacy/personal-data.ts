/**
 * Every table that holds something about somebody: what of it they are given, and what is left of
 * it when their account goes. A test walks the schema and finds what is not named here.
 */
export interface HeldData {
  table: string;
  /** Its heading on the page that people read; null where nothing of it is for anybody's eyes. */
  title: string | null;
  /** Which rows `t` are about `person`, in SQL. */
  about: string;
  /** Secrets, what is about others, and what is made of the rest. */
  without?: readonly string[];
  /**
   * REMOVED: no row is left. EMPTIED: the row stays without what says who it was about.
   * KEPT: it holds ids, numbers and moments, which without the person say nothing of anybody.
   */
  afterwards: 'REMOVED' | 'EMPTIED' | 'KEPT';
}

const ofUser = 't.user_id = person.id';
const ofTheirs = (table: string, key: string) =>
  `t.${key} in (select id from ${table} where ${table}.user_id = person.id)`;

/** How far somebody came: without them, a figure of the school. */
const studied = (table: string, title: string): HeldData => ({
  table,
  title,
  about: ofUser,
  afterwards: 'KEPT',
});

export const personalData: readonly HeldData[] = [
  {
    table: 'users',
    title: 'Perfil',
    about: 't.id = person.id',
    // Made of the name and the e-mail.
    without: ['plain_name', 'sought'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'identity."user"',
    title: 'Conta de acesso',
    about: 't.id = person.provider_id',
    afterwards: 'REMOVED',
  },
  {
    table: 'identity.account',
    title: 'Formas de entrar',
    about: 't."userId" = person.provider_id',
    without: ['password', 'accessToken', 'refreshToken', 'idToken'],
    afterwards: 'REMOVED',
  },
  {
    table: 'identity.session',
    title: 'Aparelhos com a conta aberta',
    about: 't."userId" = person.provider_id',
    without: ['token'],
    afterwards: 'REMOVED',
  },
  {
    table: 'identity.verification',
    title: null,
    about: `right(t.identifier, length(person.email) + 5) = '-otp-' || person.email`,
    afterwards: 'REMOVED',
  },
  { table: 'invitations', title: 'Convite da escola', about: ofUser, afterwards: 'REMOVED' },
  { table: 'consents', title: 'Consentimentos', about: ofUser, afterwards: 'KEPT' },
  {
    table: 'guardians',
    title: 'Responsável',
    about: ofUser,
    without: ['token_digest'],
    afterwards: 'REMOVED',
  },
  { table: 'deletion_codes', title: null, about: ofUser, afterwards: 'REMOVED' },
  {
    table: 'data_reads',
    title: 'Consultas da administração aos seus dados',
    about: 't.user_ids @> array[person.id]',
    without: ['user_ids'],
    afterwards: 'KEPT',
  },
  studied('course_progressions', 'Cursos'),
  studied('section_progressions', 'Seções'),
  studied('content_progressions', 'Conteúdos'),
  studied('progress_devices', 'Conteúdos por aparelho'),
  studied('course_rounds', 'Cursos recomeçados'),
  studied('past_content_progressions', 'Conteúdos antes de recomeçar'),
  studied('study_days', 'Dias de estudo'),
  studied('weekly_goals', 'Meta da semana'),
  studied('trail_progressions', 'Trilhas'),
  studied('attempts', 'Tentativas em provas'),
  {
    table: 'answers',
    title: 'Respostas dadas',
    about: ofTheirs('attempts', 'attempt_id'),
    afterwards: 'KEPT',
  },
  studied('graded_answers', 'Respostas corrigidas'),
  studied('error_notebooks', 'Caderno de erros'),
  studied('error_notebook_cards', 'Questões no caderno de erros'),
  studied('error_notebook_reviews', 'Revisões do caderno de erros'),
  { table: 'certificates', title: 'Certificados', about: ofUser, afterwards: 'EMPTIED' },
  studied('live_attendances', 'Presenças em lives'),
  { table: 'live_reminders', title: 'Lembretes de lives', about: ofUser, afterwards: 'REMOVED' },
  {
    table: 'live_reminder_mails',
    title: 'Lembretes enviados',
    about: ofUser,
    afterwards: 'REMOVED',
  },
  {
    table: 'live_calendar_feeds',
    title: 'Agenda de lives',
    about: ofUser,
    without: ['secret'],
    afterwards: 'REMOVED',
  },
  {
    table: 'subscriptions',
    title: 'Assinaturas',
    about: ofUser,
    without: ['card_token'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'charges',
    title: 'Cobranças',
    about: ofTheirs('subscriptions', 'subscription_id'),
    afterwards: 'EMPTIED',
  },
  {
    table: 'access_entries',
    title: 'Quando e por que o acesso abriu e fechou',
    about: ofUser,
    without: ['by_user_id'],
    afterwards: 'KEPT',
  },
  {
    table: 'files',
    title: 'Arquivos enviados',
    about: 't.owner_id = person.id',
    afterwards: 'REMOVED',
  },
  {
    table: 'revisions',
    title: 'Mudanças feitas em conteúdos da escola',
    about: 't.changed_by = person.id',
    without: ['fields', 'names'],
    afterwards: 'KEPT',
  },
];

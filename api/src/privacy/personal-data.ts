/**
 * Registry of the tables with data about users: what an export contains, and what remains after an account
 * is deleted. A test compares it with the schema.
 */
export interface PersonalDataTable {
  table: string;
  /** Heading in the export; null for tables that are not exported. */
  title: string | null;
  /** SQL condition: row `t` is about `person`. */
  about: string;
  /** Columns that are not exported: secrets, data about others, derived columns. */
  without?: readonly string[];
  /**
   * Of a table with `question_id`: what is missing while an exam withholds the key of the question (product.md A38), the
   * whole row or these columns.
   */
  withheld?: 'ROW' | readonly string[];
  /** In place of `question_id`, SQL condition on the rows `withheld`, the questions whose key is withheld. */
  isWithheld?: string;
  /**
   * After the deletion of the account. REMOVED: the rows are deleted. EMPTIED: personal columns are cleared.
   * KEPT: the rows have only ids, numbers and times, which identify nobody without the user.
   */
  afterwards: 'REMOVED' | 'EMPTIED' | 'KEPT';
}

const ofUser = 't.user_id = person.id';
const ofOwned = (table: string, key: string) =>
  `t.${key} in (select id from ${table} where ${table}.user_id = person.id)`;

/** Of an answer card. */
const ofHolder = `exists (select from mock_exam_people holder where holder.user_id = person.id
  and holder.mock_exam_id = t.mock_exam_id and holder.number = t.number)`;

/** Data about learning; after the deletion only statistics. */
const learningData = (table: string, title: string): PersonalDataTable => ({
  table,
  title,
  about: ofUser,
  afterwards: 'KEPT',
});

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'users',
    title: 'Perfil',
    about: 't.id = person.id',
    // Derived from the name, the e-mail, the role and the choice; the last one is set with the deletion.
    without: ['plain_name', 'sought', 'is_counted', 'is_tallied', 'has_left_as_administrator'],
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
  // Sign-ups and codes are about an address, by whoever typed it; they end within a day.
  {
    table: 'identity.sign_ups',
    title: null,
    about: 't.email = person.email',
    afterwards: 'REMOVED',
  },
  { table: 'identity.codes', title: null, about: 't.email = person.email', afterwards: 'REMOVED' },
  // better-auth needs the table, but no endpoint that is served writes to it.
  { table: 'identity.verification', title: null, about: 'false', afterwards: 'REMOVED' },
  {
    table: 'invitations',
    title: 'Convite da escola',
    about: ofUser,
    without: ['token_digest'],
    afterwards: 'REMOVED',
  },
  {
    table: 'email_changes',
    title: 'Troca de e-mail que espera confirmação',
    about: ofUser,
    without: ['token_digest', 'asked_by'],
    afterwards: 'REMOVED',
  },
  // Ids, roles and classrooms of many people, for 30 days.
  { table: 'user_imports', title: null, about: 'false', afterwards: 'KEPT' },
  // The company of the school and its data protection officer, who publish their contacts.
  { table: 'school', title: null, about: 'false', afterwards: 'KEPT' },
  // People whom the school presents. The link with an account ends; deleting an instructor deletes their history.
  {
    table: 'instructors',
    title: 'Página de quem ensina',
    about: ofUser,
    without: ['id', 'file_names'],
    afterwards: 'EMPTIED',
  },
  { table: 'job_emails', title: 'E-mails enviados', about: ofUser, afterwards: 'REMOVED' },
  { table: 'consents', title: 'Consentimentos', about: ofUser, afterwards: 'KEPT' },
  {
    table: 'guardians',
    title: 'Responsáveis',
    // Of the person, and of children whose guardian the person is.
    about: `(${ofUser} or t.email = person.email and t.confirmed_at is not null
      and exists (select from users own where own.id = person.id and own.email_verified))`,
    without: ['token_digest'],
    afterwards: 'REMOVED',
  },
  { table: 'deletion_codes', title: null, about: ofUser, afterwards: 'REMOVED' },
  {
    table: 'data_reads',
    title: 'Consultas da escola aos seus dados',
    about: 't.user_ids @> array[person.id]',
    without: ['user_ids'],
    afterwards: 'KEPT',
  },
  // The version says nothing about the person.
  {
    ...learningData('course_progressions', 'Cursos'),
    without: ['structure_version', 'is_tallied'],
  },
  // Derived from the progress.
  { table: 'tallied_learners', title: null, about: ofUser, afterwards: 'KEPT' },
  learningData('section_progressions', 'Seções'),
  learningData('content_progressions', 'Conteúdos'),
  learningData('progress_devices', 'Conteúdos por aparelho'),
  learningData('course_rounds', 'Cursos recomeçados'),
  learningData('past_content_progressions', 'Conteúdos antes de recomeçar'),
  learningData('study_days', 'Dias de estudo'),
  learningData('weekly_goals', 'Meta da semana'),
  learningData('first_answers', 'Primeiras respostas'),
  learningData('reading_settings', 'Letra e espaço das lições'),
  // On health.
  {
    table: 'extra_times',
    title: 'Tempo adicional em provas',
    about: ofUser,
    without: ['id', 'set_by'],
    afterwards: 'REMOVED',
  },
  learningData('trail_progressions', 'Trilhas'),
  {
    ...learningData('attempts', 'Tentativas em provas'),
    // The ids of the exam are in the row.
    without: [
      'tallied_credit',
      'tallied_average',
      'tallied_time',
      'is_untallied',
      'is_counted',
      'exam_as_content',
      'exam_as_practice_exam',
      'read_by',
    ],
  },
  {
    table: 'answers',
    title: 'Respostas dadas',
    about: ofOwned('attempts', 'attempt_id'),
    // They follow from the other columns of the log.
    without: ['is_superseded', 'given_at', 'place'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'attempt_contacts',
    title: 'Aparelhos em provas com tempo',
    about: ofOwned('attempts', 'attempt_id'),
    afterwards: 'KEPT',
  },
  {
    ...learningData('graded_answers', 'Respostas corrigidas'),
    without: ['tallied_credit', 'corrected_by'],
    withheld: ['is_correct', 'credit'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'essay_corrections',
    title: 'Correções de redações',
    // Marks are told when the essay has its mark, and its class the publication.
    about: `${ofOwned('attempts', 'attempt_id')} and (t.attempt_id, t.question_id) in (
      select attempt_id, question_id from essay_results where status = 'SETTLED' and withheld_credit is null)`,
    without: ['corrector_id', 'turn', 'claimed_at', 'seen_at', 'held_until'],
    afterwards: 'EMPTIED',
  },
  {
    table: 'saved_comments',
    title: 'Comentários guardados para correções',
    about: ofUser,
    afterwards: 'REMOVED',
  },
  {
    table: 'essay_results',
    title: 'Notas de redações',
    about: `${ofOwned('attempts', 'attempt_id')} and t.status = 'SETTLED' and t.withheld_credit is null`,
    without: ['wanted', 'withheld_credit'],
    afterwards: 'KEPT',
  },
  {
    ...learningData('attempt_scorings', 'Notas de simulados'),
    // The version says nothing about the person.
    without: ['version'],
  },
  {
    table: 'attempt_scores',
    title: 'Notas de simulados por área',
    about: ofOwned('attempts', 'attempt_id'),
    withheld: ['score', 'standard_error', 'correct_qtd', 'wrong_qtd', 'is_approved'],
    isWithheld:
      't.area_id in (select area_id from area_questions where question_id in (select question_id from withheld))',
    afterwards: 'KEPT',
  },
  learningData('error_notebooks', 'Caderno de erros'),
  { ...learningData('error_notebook_cards', 'Questões no caderno de erros'), withheld: 'ROW' },
  // The words are in the corrections.
  learningData('error_notebook_essay_cards', 'Cartões de redações no caderno de erros'),
  learningData('error_notebook_essay_reviews', 'Revisões dos cartões de redações'),
  learningData('error_notebook_blanks', 'Provas com as questões em branco no caderno de erros'),
  learningData('error_notebook_reviews', 'Revisões do caderno de erros'),
  learningData('trainings', 'Treinos'),
  {
    table: 'training_questions',
    title: 'Questões dos treinos',
    about: ofOwned('trainings', 'training_id'),
    afterwards: 'KEPT',
  },
  { table: 'certificates', title: 'Certificados', about: ofUser, afterwards: 'EMPTIED' },
  {
    ...learningData('class_members', 'Turmas'),
    without: ['id', 'removed_by'],
  },
  {
    // Rules of a class, and who has changed them.
    table: 'gradebook_rules',
    title: null,
    about: 't.changed_by = person.id',
    afterwards: 'KEPT',
  },
  {
    table: 'gradebook_closings',
    title: null,
    about: 't.changed_by = person.id',
    afterwards: 'KEPT',
  },
  {
    table: 'gradebook_marks',
    title: 'Notas no boletim',
    about: ofUser,
    // The reason names the source in words.
    without: ['number', 'marked_by', 'source'],
    // The reason is emptied.
    afterwards: 'EMPTIED',
  },
  // Their numbers are those of the days of the class.
  {
    ...learningData('roll_marks', 'Chamadas'),
    without: ['id', 'marked_by'],
  },
  learningData('mock_exam_people', 'Dias de simulado'),
  {
    table: 'mock_exam_readings',
    title: 'Leituras dos cartões-resposta',
    about: ofHolder,
    without: ['id', 'number', 'replaces', 'read_by'],
    // The answers of a person, who is gone from the list.
    afterwards: 'KEPT',
  },
  {
    table: 'mock_exam_cards',
    title: 'Cartões-resposta',
    about: ofHolder,
    without: ['number', 'reading_id', 'read_by', 'is_waiting'],
    afterwards: 'KEPT',
  },
  {
    table: 'mock_exam_sheets',
    title: 'Folhas de redação',
    about: ofHolder,
    without: ['number', 'id', 'read_by', 'file_names'],
    afterwards: 'KEPT',
  },
  {
    table: 'class_notices',
    title: 'Avisos a turmas',
    about: 't.author_id = person.id',
    without: ['class_id', 'author_id', 'day', 'mailed_at'],
    // The words are those of the class; the name goes with the user.
    afterwards: 'KEPT',
  },
  {
    ...learningData('assignment_extensions', 'Prazos prorrogados'),
    without: ['assignment_id'],
  },
  {
    ...learningData('assignment_reminder_emails', 'Lembretes de atividades'),
    without: ['assignment_id'],
  },
  learningData('live_attendances', 'Presenças em lives'),
  { table: 'live_reminders', title: 'Lembretes de lives', about: ofUser, afterwards: 'REMOVED' },
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
    about: ofOwned('subscriptions', 'subscription_id'),
    afterwards: 'EMPTIED',
  },
  {
    table: 'refund_requests',
    title: 'Reembolsos pedidos',
    about: ofUser,
    // Kept for 12 months, so that a document gets one refund in that time.
    without: ['document_hash'],
    afterwards: 'KEPT',
  },
  {
    table: 'refunds',
    title: 'Devoluções',
    about: ofUser,
    without: ['by_user_id'],
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
    // Derived from the address; bookkeeping of the removal of unused files.
    without: ['name', 'unused_since'],
    afterwards: 'REMOVED',
  },
  // The grades before a regrade, until an e-mail has told of it.
  { table: 'grade_notices', title: null, about: ofUser, afterwards: 'REMOVED' },
  { table: 'answer_quotas', title: 'Respostas por dia', about: ofUser, afterwards: 'REMOVED' },
  { table: 'upload_quotas', title: 'Envios por dia', about: ofUser, afterwards: 'REMOVED' },
  {
    table: 'term_merges',
    title: 'Itens da taxonomia que você juntou',
    about: 't.changed_by = person.id',
    without: ['from_id', 'from_position', 'into_id', 'changes', 'uses_qtd'],
    afterwards: 'KEPT',
  },
  {
    table: 'revisions',
    title: 'Mudanças feitas em conteúdos da escola',
    about: 't.changed_by = person.id',
    without: ['fields', 'names', 'file_names', 'batch_id'],
    afterwards: 'KEPT',
  },
];

-- The list of questions counts the automatic exams that may draw each of them.
create index contents_generated_exam_filters on contents using gin (generated_exam_filters)
  where generated_exam_filters <> '{}';

-- The statements that complete contents, of an event and of a regrade, add to course_progressions.completed_contents_qtd
-- themselves: the trigger wrote the same row a second time for every completion.

drop trigger count_completion_inserted on content_progressions;
drop trigger count_completion_updated on content_progressions;
drop function count_completion;

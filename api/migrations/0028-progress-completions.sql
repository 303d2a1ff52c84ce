-- The statement that records progress adds to course_progressions.completed_contents_qtd itself: the trigger wrote the same
-- row a second time for every completion.

drop trigger count_completion_inserted on content_progressions;
drop trigger count_completion_updated on content_progressions;
drop function count_completion;

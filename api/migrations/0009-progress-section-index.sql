-- Deleting a section asks whether somebody's progress refers to it.
create index section_progressions_section on section_progressions (section_id);

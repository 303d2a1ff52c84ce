-- Tokens given out before this are refused: what ended the sessions ends them too.
alter table users add column sessions_valid_from timestamptz;

-- Ids of alternatives that tell nothing: a UUIDv7 sorts in the order of the author, and so told the order of a shuffled
-- question (product.md A20). The new id is a digest of the former one, so that answers which a device still holds under a
-- former id are known (api/src/questions/current-alternative-id.ts has the same function).
create function current_alternative_id(former uuid) returns uuid
  language sql immutable strict parallel safe
  return case when substr(former::text, 15, 1) = '7'
    then overlay(overlay(md5('alternative ' || former::text) placing '4' from 13) placing '8' from 17)::uuid
    else former end;

update question_versions set
  right_alternative_id = current_alternative_id(right_alternative_id),
  alternatives = (
    select jsonb_agg(
      choice || jsonb_build_object('id', current_alternative_id((choice ->> 'id')::uuid)) order by place)
    from jsonb_array_elements(alternatives) with ordinality listed(choice, place))
where alternatives <> '[]';

update answers set alternative_id = current_alternative_id(alternative_id)
where substr(alternative_id::text, 15, 1) = '7';
update graded_answers set alternative_id = current_alternative_id(alternative_id)
where substr(alternative_id::text, 15, 1) = '7';
update error_notebook_reviews set alternative_id = current_alternative_id(alternative_id)
where substr(alternative_id::text, 15, 1) = '7';
update question_tallies set alternative_id = current_alternative_id(alternative_id)
where substr(alternative_id::text, 15, 1) = '7';
update training_questions set alternative_id = current_alternative_id(alternative_id)
where substr(alternative_id::text, 15, 1) = '7';

update content_progressions set user_question_answers = (
  select jsonb_agg(answer || jsonb_build_object(
    'alternativeId', current_alternative_id((answer ->> 'alternativeId')::uuid)) order by place)
  from jsonb_array_elements(user_question_answers) with ordinality listed(answer, place))
where user_question_answers <> '[]';

update revisions set fields = jsonb_set(fields, '{alternatives}', (
  select jsonb_agg(
    choice || jsonb_build_object('id', current_alternative_id((choice ->> 'id')::uuid)) order by place)
  from jsonb_array_elements(fields -> 'alternatives') with ordinality listed(choice, place)))
where kind = 'QUESTION' and jsonb_array_length(fields -> 'alternatives') > 0;

drop function current_alternative_id(uuid);

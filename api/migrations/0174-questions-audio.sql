-- Audio in texts. No row has any yet, so the generated columns that call these functions stay true.

-- The words of a rich text. Elements within a line join the letters around them; all others separate words. Audio is found
-- by the word and by its title.
create or replace function words_of_html(text) returns text
  language sql immutable strict parallel safe
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace($1,
      '<audio [^>]*title="([^"]*)"[^>]*>', ' áudio \1 ', 'g'),
      '<audio[^>]*>', ' áudio ', 'g'),
      '</?(a|code|em|s|strong|sub|sup|u)( [^>]*)?>', '', 'g'),
      '(<[^>]*>|\s|&nbsp;)+', ' ', 'g')
  $$;

-- Equal for questions of one kind that differ only in formatting, case, accents and the order of their parts. Images and
-- audio count.
create or replace function fingerprint_of_texts(kind text, texts text) returns uuid
  language sql immutable strict parallel safe
  as $$
    select md5($1 || string_agg(E'\n' || btrim(words), '' order by place > 1, btrim(words) collate "C"))::uuid
    from string_to_table(
      public.plain(public.words_of_html(
        regexp_replace($2, '<(?:img|audio) [^>]*src="([^"]*)"[^>]*>', ' \1 ', 'g'))),
      chr(31)) with ordinality listed (words, place)
  $$;

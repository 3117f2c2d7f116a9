-- Which single characters a line has, so that one which is seldom written is found as soon as a word
-- is. In an index of its own: that of pieces stays as it is, however long the log has grown by now.
-- As there, the upper bits are the slice of 262,144 lines that the line is in.
create function chat_letters(line bigint, folded text) returns bigint[]
  language sql immutable strict parallel safe cost 10000 as $$
  select coalesce(array_agg(distinct (line >> 18) << 40 | ascii(letter)), '{}')
  from string_to_table(folded, null) letter
$$;

create index chat_line_letters on chat_line using gin (chat_letters(id, text_folded))
  with (fastupdate = off);

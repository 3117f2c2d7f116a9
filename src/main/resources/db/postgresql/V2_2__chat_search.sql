-- Which pieces of one, two and three characters a line has, so that a part of a text is found by its
-- pieces and then compared. Code points and arithmetic only: pg_trgm goes by the database's locale,
-- sees nothing but ASCII letters where that is "C", and takes the vowel signs of Bengali for gaps.
--
-- The upper bits of a piece are the slice of 262,144 lines that the line is in. So the newest slices can
-- be asked alone, a search costs the same however old the log grows, and a new line touches only
-- the youngest part of the index. A letter alone is no piece, since it is in nearly every line; a
-- character from U+2000 upwards is: signs and emoji.
create function chat_grams(line bigint, folded text, shortest integer) returns bigint[]
  language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  slice bigint := (line >> 18) << 40;
  letter text;
  one bigint := 0;
  two bigint := 0;
  three bigint := 0;
  grams bigint[] := '{}';
begin
  foreach letter in array string_to_array(folded, null) loop
    one := two;
    two := three;
    three := ascii(letter);
    if one > 0 then
      grams := grams || (slice | (((one * 1000003 + two) * 1000003 + three) & 1099511627775));
    end if;
    if two > 0 and shortest < 3 then
      grams := grams || (slice | (((two * 1000003 + three) * 1000003) & 1099511627775));
    end if;
    if three >= 8192 and shortest < 2 then
      grams := grams || (slice | ((three * 1000003 * 1000003) & 1099511627775));
    end if;
  end loop;
  return grams;
end $$;

-- Without the list of what is still to be sorted in, which each search would read to the end.
create index chat_line_text on chat_line using gin (chat_grams(id, text_folded, 1))
  with (fastupdate = off);

-- When the lines of each 1,024 ids were said, to the hour. Ids follow time only as long as no clock is set
-- back and no row restored, so where a time is to be looked for is not guessed but written down here.
create table chat_span (
  span bigint primary key,
  from_at timestamp(3) with time zone not null,
  to_at timestamp(3) with time zone not null
);

create function chat_span_widen() returns trigger language plpgsql as $$
begin
  -- Most lines are within their span already, and so wait for nobody.
  if not exists (
      select 1 from chat_span s
      where s.span = new.id >> 10 and s.from_at <= new.said_at and s.to_at > new.said_at) then
    insert into chat_span values (
      new.id >> 10,
      date_trunc('hour', new.said_at),
      date_trunc('hour', new.said_at) + interval '1 hour')
    on conflict (span) do update set
      from_at = least(chat_span.from_at, excluded.from_at),
      to_at = greatest(chat_span.to_at, excluded.to_at);
  end if;
  return null;
end $$;

create trigger chat_line_span after insert or update of id, said_at on chat_line
  for each row execute function chat_span_widen();

insert into chat_span
  select id >> 10, min(said_at), max(said_at) + interval '1 second' from chat_line group by 1;

-- What was hidden or held of somebody who says much is rare among what they said.
create index chat_line_by_not_shown on chat_line (author_id, status, id) where status <> 'SHOWN';

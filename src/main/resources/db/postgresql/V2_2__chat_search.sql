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

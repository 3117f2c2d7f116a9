package dama.archive;

import dama.harness.TestDatabase;
import java.util.List;

/**
 * Finished games by the million on PostgreSQL, without their moves: one person to fifty games, a
 * few of whom play most; three years; all kinds, two of them far more than the rest.
 */
final class HistoryLoad {

  private static final int GAMES_A_PERSON = 50;

  private static final List<String> STEPS =
      List.of(
          "insert into player (id, name, account, made_at, seen_at)"
              + " select i, 'Player' || i, true, now(), now() from generate_series(1, %2$d) i on conflict do nothing",
          "insert into player_name (id, player_id, name, folded, letters, looks, taken_at)"
              + " select i, i, 'Player' || i, 'player' || i, 'player' || i, 'player' || i, now()"
              + " from generate_series(1, %2$d) i on conflict do nothing",
          "insert into game (id, variant, white_id, black_id, start_fen, fen, ply_count, result,"
              + " ending, time_control, rated, started_at, changed_at, ended_at)"
              + " select substr(md5(i::text), 1, 5) || lpad(to_hex(i), 5, '0'),"
              + " (array['international', 'russian', 'russian', 'international', 'turkish',"
              + "   'brazilian', 'frisian', 'english', 'italian', 'pool'])[1 + (r * 10)::int %% 10],"
              + " white, case when black = white then white %% %2$d + 1 else black end,"
              + " 'W:W31:B20', 'W:W31:B20', 0,"
              + " (array['WHITE_WINS', 'BLACK_WINS', 'DRAW'])[1 + i %% 3],"
              + " case i %% 3 when 2 then 'AGREEMENT' else 'RESIGNATION' end,"
              + " '180+2', false, ended, ended, ended"
              + " from (select i, random() r, 1 + (power(random(), 3) * (%2$d - 1))::int white,"
              + "   1 + (power(random(), 3) * (%2$d - 1))::int black,"
              + "   timestamp with time zone '2024-01-01 00:00:00+00'"
              + "     + i * (interval '1095 days' / %1$d) ended"
              + "   from generate_series(1, %1$d) i) made",
          // Indexes that are made at the end, of rows that lead to what is there, are made soon.
          "create table kept_index as select indexname as name, indexdef as made from pg_indexes"
              + " where tablename = 'game_side' and indexname <> 'game_side_pkey'",
          "do $$ declare each record; begin for each in select name from kept_index loop"
              + " execute 'drop index ' || each.name; end loop; end $$",
          "alter table game_side disable trigger all",
          "insert into game_side select id, 'WHITE', white_id, black_id, variant,"
              + " case result when 'WHITE_WINS' then 'WIN' when 'DRAW' then 'DRAW' else 'LOSS' end,"
              + " ended_at from game where result is not null",
          "insert into game_side select id, 'BLACK', black_id, white_id, variant,"
              + " case result when 'BLACK_WINS' then 'WIN' when 'DRAW' then 'DRAW' else 'LOSS' end,"
              + " ended_at from game where result is not null",
          "do $$ declare each record; begin for each in select made from kept_index loop"
              + " execute each.made; end loop; end $$",
          "alter table game_side enable trigger all",
          "insert into rating select p, kind, 'BLITZ', 1500 + 250 * (random() + random() - 1) * 2,"
              + " 50 + 300 * random(), 0.06, 20, now(),"
              + " now() + (random() - 0.3) * interval '300 days'"
              + " from generate_series(1, %2$d) p, unnest(array['international', 'russian']) kind",
          "insert into rating_change select game_id, player_id, variant, 'BLITZ', 1500, 60, 1503, 60,"
              + " ended_at from game_side where variant in ('international', 'russian')",
          "analyze");

  private HistoryLoad() {}

  static void into(TestDatabase database, int games) {
    for (String step : STEPS) {
      database.update(String.format(step, games, games / GAMES_A_PERSON));
    }
  }
}

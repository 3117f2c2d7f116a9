package dama.operate;

/**
 * A column of a table.
 *
 * @param name in small letters
 * @param type of {@link java.sql.Types}
 */
record Column(String name, int type) {}

package dama.page;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the rows of a table one by one and keeps none: memory does not grow with their number. */
interface RowWriter {

  /**
   * @param cells texts, whole numbers, booleans and nulls, one a column
   */
  void row(List<? extends @Nullable Object> cells) throws IOException;
}

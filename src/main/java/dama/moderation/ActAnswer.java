package dama.moderation;

import dama.player.NameFault;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What comes of an act. */
public sealed interface ActAnswer {

  /**
   * Stored, and told to whom it concerns.
   *
   * @param sanctions that were imposed or lifted
   * @param lines how many lines were hidden or are shown again
   */
  record Done(List<Sanction> sanctions, int lines) implements ActAnswer {
    public Done {
      sanctions = List.copyOf(sanctions);
    }
  }

  /**
   * Nothing has changed.
   *
   * @param name what is wrong with the name, with {@link ActRefusal#NAME_UNFIT}
   */
  record Refused(ActRefusal reason, @Nullable NameFault name) implements ActAnswer {
    Refused(ActRefusal reason) {
      this(reason, null);
    }
  }
}

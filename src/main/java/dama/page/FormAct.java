package dama.page;

import dama.player.Player;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is done with a form that a page of ours sent to the address of {@link #target()}. Whoever
 * sends it has the role that the address needs, and sends it from a page of our own.
 */
interface FormAct {

  Address.Target target();

  Outcome take(Form form);

  /** What is answered. */
  sealed interface Outcome {

    /** Done: see there, an address below the application, as {@code /account?done=password}. */
    record Seen(String address) implements Outcome {}

    /**
     * Not done: the page of the address again, with what was typed.
     *
     * @param fault {@code fault.FAULT} are the words
     * @param field the name of the field at fault; empty for none
     * @param values what fills the places in the words
     */
    record Again(String fault, String field, Map<String, Object> values) implements Outcome {
      public Again {
        values = Map.copyOf(values);
      }

      Again(String fault, String field) {
        this(fault, field, Map.of());
      }

      Again(String fault, String field, int number) {
        this(fault, field, Map.of("n", number));
      }
    }

    /**
     * Done: the page of the address, which shows what may stand in no address.
     *
     * @param attribute of the request, under which the page finds it
     */
    record Shown(String attribute, Object value) implements Outcome {}

    /** Done or not, something of its own has been answered already. */
    record Answered() implements Outcome {}
  }

  /**
   * A form as it came.
   *
   * @param id the part of the address that names something, else empty
   */
  record Form(
      String id,
      @Nullable Player player,
      HttpServletRequest request,
      HttpServletResponse response) {

    /** What was typed into a field, without the space around it; empty if nothing was. */
    String text(String name) {
      return Optional.ofNullable(request.getParameter(name)).orElse("").strip();
    }

    /** All that was sent under a name: the boxes that were ticked. */
    String[] all(String name) {
      String[] values = request.getParameterValues(name);
      return values == null ? new String[0] : values;
    }

    /** As it was typed: the space in a password is part of it. */
    String secret(String name) {
      return Optional.ofNullable(request.getParameter(name)).orElse("");
    }

    boolean checked(String name) {
      return request.getParameter(name) != null;
    }
  }
}

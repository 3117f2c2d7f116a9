package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.rights.AddressRight;
import dama.rights.AddressRight.Who;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of rights leaves nothing out; that the server keeps to it is tried on a server. */
class RightsTableTest {

  static Stream<AddressRight> rows() {
    return AddressRight.all();
  }

  @Test
  void everyAddressIsInTheTableToReadAndToSendTo() {
    Set<String> due =
        Arrays.stream(Address.Target.values())
            .flatMap(target -> Stream.of(target + " GET", target + " POST"))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> told =
        rows()
            .map(row -> row.target() + " " + row.method())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(due, told);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyRowIsAboutTheAddressThatItNames(AddressRight row) {
    String path = row.path().replaceAll("\\?.*", "").replaceAll("\\{\\w+}", "1");
    Optional<Address.Target> found =
        Arrays.stream(Address.Target.values())
            .filter(target -> target.match(path).isPresent())
            .findFirst();
    assertEquals(Optional.of(Address.Target.valueOf(row.target())), found);
  }

  /** Whom an address is not for gets no further than the door, whatever is behind it. */
  @ParameterizedTest
  @MethodSource("rows")
  void nobodyIsLetInWhomTheAddressIsNotFor(AddressRight row) {
    for (Who who : outside(Address.Target.valueOf(row.target()).who())) {
      assertTrue(List.of(302, 403).contains(row.status(who)), who + " " + row.status(who));
    }
  }

  private static List<Who> outside(Address.Who who) {
    return switch (who) {
      case ANYBODY -> List.of();
      case ACCOUNT -> List.of(Who.NOBODY, Who.VISITOR);
      case MODERATOR -> List.of(Who.NOBODY, Who.VISITOR, Who.ACCOUNT, Who.ANOTHER, Who.BANNED);
      case OWNER ->
          List.of(Who.NOBODY, Who.VISITOR, Who.ACCOUNT, Who.ANOTHER, Who.MODERATOR, Who.BANNED);
    };
  }
}

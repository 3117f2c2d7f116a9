package dama.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class CardTest {
  private static final Position START = Variants.INTERNATIONAL.start();

  private static final double UNIT = 54;
  private static final double CORNER = (Card.HEIGHT - 10 * UNIT) / 2;

  static Stream<Variant> variants() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyKindHasAPicture(Variant variant) throws Exception {
    Card card = Card.of(variant.start());
    int pieces = variant.start().count(Side.WHITE) + variant.start().count(Side.BLACK);
    // Three discs and two rings at most a piece, and the king that stands for the house.
    Document svg = read(card.svg());
    assertEquals(
        3 * variant.start().count(Side.BLACK) + 4 * variant.start().count(Side.WHITE) + 4,
        svg.getElementsByTagName("circle").getLength(),
        pieces + " pieces");
    BufferedImage png = look(card);
    assertEquals(Card.WIDTH, png.getWidth());
    assertEquals(Card.HEIGHT, png.getHeight());
    keep(variant.id(), card);
  }

  @Test
  void piecesStandWhereTheyStand() throws IOException {
    BufferedImage board = look(Card.of(START));
    assertNear(new Color(0xa87347), board, 25, 0, 0);
    assertNear(new Color(0x332b27), board, 1, 0, 0);
    assertNear(new Color(0xfbf4e2), board, 50, 0, 0);
    assertNear(new Color(0xa87347), board, 50, 0.45, 0.45);
  }

  @Test
  void theLastMoveIsMarked() throws IOException {
    Card moved = new Card(START, List.of(33, 28), "Ann", "Bo", "");
    BufferedImage board = look(moved);
    assertNear(new Color(0xd0a449), board, 28, 0, 0);
    assertNear(new Color(0xd0a449), board, 33, 0.45, 0.45);
    assertNear(new Color(0xa87347), board, 25, 0, 0);
  }

  @Test
  void aKingIsNoMan() {
    Position empty = Position.empty(Variants.INTERNATIONAL.boardSize(), Side.WHITE);
    String man = Card.of(empty.with(28, Piece.WHITE_MAN)).svg();
    String king = Card.of(empty.with(28, Piece.WHITE_KING)).svg();
    assertFalse(man.contains("#8e2a17"), man);
    assertTrue(king.contains("#8e2a17"), king);
  }

  @Test
  void namesAreDataWhateverIsInThem() throws Exception {
    String white = "</text><script>alert(1)</script>";
    String black = "\"&amp;<a href='javascript:x'>\u202e";
    Card card = new Card(START, List.of(), white, black, "1–0");
    Document svg = read(card.svg());
    assertEquals(0, svg.getElementsByTagName("script").getLength());
    assertEquals(0, svg.getElementsByTagName("a").getLength());
    assertEquals(
        List.of("Dama", black, white, "1–0"),
        IntStream.range(0, svg.getElementsByTagName("text").getLength())
            .mapToObj(i -> svg.getElementsByTagName("text").item(i).getTextContent())
            .toList());
    assertTrue(card.png().length > 0);
  }

  @Test
  void aLongNameIsWrittenSmaller() throws Exception {
    Card card = new Card(START, List.of(), "W".repeat(60), "Bo", "");
    Document svg = read(card.svg());
    List<Double> sizes =
        IntStream.range(0, svg.getElementsByTagName("text").getLength())
            .mapToObj(i -> (Element) svg.getElementsByTagName("text").item(i))
            .map(text -> Double.valueOf(text.getAttribute("font-size")))
            .toList();
    assertEquals(42, sizes.get(1));
    assertTrue(sizes.get(2) < 15, sizes::toString);
    BufferedImage png = look(card);
    for (int y = 0; y < Card.HEIGHT; y++) {
      assertEquals(0xf5f1e8, png.getRGB(Card.WIDTH - 8, y) & 0xffffff, "beside the card at " + y);
    }
    keep("long-name", card);
  }

  private static Document read(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static BufferedImage look(Card card) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(card.png()));
  }

  /** For people to look at. */
  private static void keep(String name, Card card) throws IOException {
    if (Boolean.getBoolean("pictures")) {
      Path folder = Files.createDirectories(Path.of("target", "screenshots", "card"));
      Files.write(folder.resolve(name + ".png"), card.png());
      Files.writeString(folder.resolve(name + ".svg"), card.svg());
    }
  }

  /**
   * What is seen on a square of the international board.
   *
   * @param right from its middle, in squares
   */
  private static void assertNear(
      Color due, BufferedImage seen, int square, double right, double down) {
    int row = START.boardSize().row(square);
    int column = START.boardSize().column(square);
    int rgb =
        seen.getRGB(
            (int) (CORNER + (column + 0.5 + right) * UNIT),
            (int) (CORNER + (row + 0.5 + down) * UNIT));
    Color found = new Color(rgb);
    int off =
        Math.abs(found.getRed() - due.getRed())
            + Math.abs(found.getGreen() - due.getGreen())
            + Math.abs(found.getBlue() - due.getBlue());
    assertTrue(off < 12, square + " is " + found);
  }
}

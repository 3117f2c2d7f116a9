package dama.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignsTest {

  @ParameterizedTest(name = "[{0}]: {1}")
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          see example.com; true
          see www.example; true
          https://x; true
          example。com; true
          example．com; true
          example｡com; true
          example․com/x; true
          example﹒com; true
          example·com; true
          example∙com; true
          example⋅com; true
          example・com; true
          example･com; true
          example۔com; true
          exꓸample܁com; true
          ＥＸＡＭＰＬＥ．ＣＯＭ; true
          www。example。ほげ; true
          exa\u200Bmple.c\u00ADom; true
          পরীক্ষা。com; true
          good game。thanks; false
          一局。再来; false
          ভালো খেলা। আবার; false
          e4·d5; false
          3・5; false
          1.e4 e5 2.Nf3; false
          nice (・‿・); false
          """)
  void aLinkIsSeenWhateverItsDotsAre(String line, boolean link) {
    assertEquals(link, Signs.hasLink(Folding.of(line, false)));
  }
}

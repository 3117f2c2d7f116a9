package dama.socket;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A record as the codec needs it, looked up once for each: what it is called, its components, how
 * they are read and how one is made of them.
 */
final class Shape {

  /**
   * One component.
   *
   * @param quoted its name as it stands before the value
   */
  record Part(String name, String quoted, Class<?> type, Method accessor) {

    @Nullable Object of(Object record) {
      try {
        return accessor.invoke(record);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("unreadable " + accessor, e);
      }
    }
  }

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private final String name;
  private final List<Part> parts;
  private final Constructor<?> constructor;

  private Shape(Class<?> type) {
    String simple = type.getSimpleName();
    name = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
    parts = Stream.of(type.getRecordComponents()).map(Shape::part).toList();
    try {
      constructor =
          type.getDeclaredConstructor(
              Arrays.stream(type.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new));
      constructor.setAccessible(true);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no message " + type, e);
    }
  }

  private static Part part(RecordComponent component) {
    component.getAccessor().setAccessible(true);
    String name = component.getName();
    return new Part(name, '"' + name + "\":", component.getType(), component.getAccessor());
  }

  static Shape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /** The record's name with a small first letter. */
  String name() {
    return name;
  }

  List<Part> parts() {
    return parts;
  }

  Object make(Object[] values) {
    try {
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no message " + name, e);
    }
  }
}

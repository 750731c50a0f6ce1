package dev.jobtrail.response;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChunkBufferTest {

  @ParameterizedTest
  @ValueSource(
      ints = {0, 1, 1023, 1024, 1025, Chunks.SIZE - 1, Chunks.SIZE, Chunks.SIZE + 1, 200_000})
  void givesBackWhatWasWrittenInPiecesOfBoundedSize(int size) {
    var written = new byte[size];
    new Random(size).nextBytes(written);
    var buffer = new ChunkBuffer(_ -> true);
    for (int at = 0; at < size; ) {
      var length = Math.min(1 + at % 7000, size - at);
      buffer.write(written, at, length);
      at += length;
    }

    assertThat(buffer.size()).isEqualTo(size);
    var read = Buffer.buffer();
    for (var piece = buffer.poll(); piece != null; piece = buffer.poll()) {
      assertThat(piece.length()).isBetween(1, Chunks.SIZE);
      read.appendBuffer(piece);
    }
    assertThat(read.getBytes()).isEqualTo(written);
  }

  @Test
  void holdsNothingOnceThereIsNoRoom() {
    var room = new UnreadBytes(2 * Chunks.SIZE);
    var buffer = new ChunkBuffer(room::tryAdd);

    buffer.write(new byte[4 * Chunks.SIZE], 0, 4 * Chunks.SIZE);

    assertThat(buffer.isOverflown()).isTrue();
    assertThat(buffer.poll()).isNull();
    assertThat(room.count()).isEqualTo(2 * Chunks.SIZE);
  }
}

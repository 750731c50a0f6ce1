package dev.jobtrail.response;

import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Closes a connection that has sent nothing for too long although data is waiting, and signals
 * writability. Used on the connection's event loop only.
 */
final class StalledWriteHandler extends ChannelDuplexHandler {

  private static final Logger LOG = Logger.getLogger(StalledWriteHandler.class);
  private static final int LOOKS = 4;

  private final Duration timeout;
  private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
  private boolean watching;
  private int looksWithoutProgress;
  private State last;

  /** Counters that change with every byte sent or queued. */
  private record State(Object first, long progress, long pending) {

    static State of(ChannelOutboundBuffer buffer) {
      return new State(buffer.current(), buffer.currentProgress(), buffer.totalPendingWriteBytes());
    }

    /** Whether something has gone out; that more waits is no progress. */
    boolean isBehind(State other) {
      return first == other.first && progress == other.progress && pending >= other.pending;
    }
  }

  StalledWriteHandler(Duration timeout) {
    this.timeout = timeout;
  }

  /** Runs the continuation after the connection has taken enough of the queued data. */
  void whenWritable(Channel channel, Runnable next) {
    if (channel.isWritable()) {
      next.run();
    } else {
      waiting.add(next);
    }
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    if (context.channel().isWritable()) {
      var ready = List.copyOf(waiting);
      waiting.clear();
      ready.forEach(Runnable::run);
    }
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void flush(ChannelHandlerContext context) {
    context.flush();
    var buffer = context.channel().unsafe().outboundBuffer();
    if (!watching && buffer != null && !buffer.isEmpty()) {
      watching = true;
      looksWithoutProgress = 0;
      last = State.of(buffer);
      lookLater(context);
    }
  }

  private void lookLater(ChannelHandlerContext context) {
    context
        .executor()
        .schedule(() -> look(context), timeout.toMillis() / LOOKS, TimeUnit.MILLISECONDS);
  }

  private void look(ChannelHandlerContext context) {
    var buffer = context.channel().unsafe().outboundBuffer();
    if (buffer == null || buffer.isEmpty()) { // closed, or all has gone out
      watching = false;
      last = null;
      return;
    }
    var state = State.of(buffer);
    looksWithoutProgress = state.isBehind(last) ? looksWithoutProgress + 1 : 0;
    last = state;
    if (looksWithoutProgress >= LOOKS) {
      LOG.debug("A connection has read nothing for too long");
      Connections.cut(context.channel());
    } else {
      lookLater(context);
    }
  }
}

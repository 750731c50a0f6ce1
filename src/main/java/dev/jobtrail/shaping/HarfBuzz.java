package dev.jobtrail.shaping;

import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.runtime.ImportFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionImport;
import com.dylibso.chicory.wasm.types.MemoryLimits;
import harfbuzz.CompiledHarfBuzz;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * HarfBuzz, which chooses and places the glyphs of a text by the rules of its script and its font.
 *
 * <p>It is the C library, compiled to WebAssembly and that to Java classes, and has a memory of its
 * own; for one thread at a time.
 */
public final class HarfBuzz {

  private static final int PAGE = 64 * 1024;

  /** 64 MB, far more than fonts of scripts that need rules have. */
  private static final int MOST_PAGES = 1024;

  private static final int READ_ONLY = 1;
  private static final int BYTES_OF_GLYPH = 20;

  private final Instance program;
  private final Memory memory;

  /**
   * A glyph of a shaped text, in units of the font.
   *
   * @param cluster where the characters begin that it stands for; glyphs of one cluster are drawn
   *     for its characters together
   * @param x from where the glyph before it ends
   */
  public record Glyph(int id, int cluster, int x, int y, int advance) {}

  public HarfBuzz() {
    WasmModule module = CompiledHarfBuzz.load();
    var limits = module.memorySection().orElseThrow().getMemory(0).limits();
    program =
        Instance.builder(module)
            .withMachineFactory(CompiledHarfBuzz::create)
            .withMemoryLimits(new MemoryLimits(limits.initialPages(), MOST_PAGES))
            .withImportValues(imports(module))
            .build();
    memory = program.memory();
    program.export("__wasm_call_ctors").apply();
  }

  /** The functions of its environment, of which it needs none but more memory. */
  private static ImportValues imports(WasmModule module) {
    var imports = module.importSection();
    var functions = new ImportFunction[imports.importCount()];
    for (var index = 0; index < functions.length; index++) {
      var needed = (FunctionImport) imports.getImport(index);
      functions[index] =
          new HostFunction(
              needed.module(),
              needed.name(),
              module.typeSection().getType(needed.typeIndex()),
              (program, arguments) -> {
                if (needed.name().equals("emscripten_resize_heap")) {
                  return new long[] {grow(program.memory(), arguments[0])};
                }
                throw new IllegalStateException("HarfBuzz called " + needed.name());
              });
    }
    return ImportValues.builder().addFunction(functions).build();
  }

  private static long grow(Memory memory, long bytes) {
    var missing = (bytes + PAGE - 1) / PAGE - memory.pages();
    return missing <= MOST_PAGES && memory.grow((int) missing) >= 0 ? 1 : 0;
  }

  /** Reads a font, whose files it keeps in its memory. */
  public Font font(byte[] file) {
    var blob = call("hb_blob_create", place(file), file.length, READ_ONLY, 0, 0);
    return new Font(call("hb_font_create", call("hb_face_create", blob, 0)));
  }

  /** A font that texts are shaped in. */
  public final class Font {
    private final int address;

    private Font(int address) {
      this.address = address;
    }

    /**
     * The glyphs of a text in one script, in the order in which they are drawn.
     *
     * @param language a BCP 47 tag
     */
    public List<Glyph> shape(String text, String language) {
      var characters = place(text.getBytes(StandardCharsets.UTF_16LE));
      var tag = place(language.getBytes(StandardCharsets.US_ASCII));
      var length = place(new byte[Integer.BYTES]);
      var buffer = call("hb_buffer_create");
      call("hb_buffer_add_utf16", buffer, characters, text.length(), 0, text.length());
      call(
          "hb_buffer_set_language",
          buffer,
          call("hb_language_from_string", tag, language.length()));
      call("hb_buffer_guess_segment_properties", buffer);
      call("hb_shape", address, buffer, 0, 0);
      var info = call("hb_buffer_get_glyph_infos", buffer, length);
      var position = call("hb_buffer_get_glyph_positions", buffer, length);
      var glyphs = new ArrayList<Glyph>();
      for (var left = memory.readInt(length); left > 0; left--) {
        glyphs.add(
            new Glyph(
                memory.readInt(info),
                memory.readInt(info + 8),
                memory.readInt(position + 8),
                memory.readInt(position + 12),
                memory.readInt(position)));
        info += BYTES_OF_GLYPH;
        position += BYTES_OF_GLYPH;
      }
      call("hb_buffer_destroy", buffer);
      List.of(characters, tag, length).forEach(it -> call("free", it));
      return glyphs;
    }
  }

  private int place(byte[] bytes) {
    var address = call("malloc", Math.max(bytes.length, 1));
    if (address == 0) {
      throw new IllegalStateException(
          "HarfBuzz has no memory for %d bytes".formatted(bytes.length));
    }
    memory.write(address, bytes);
    return address;
  }

  private int call(String function, long... arguments) {
    var result = program.export(function).apply(arguments);
    return result == null || result.length == 0 ? 0 : (int) result[0];
  }
}

package dev.jobtrail.pdf;

import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;

/**
 * Maps all fonts that PDFBox requests by name to a bundled one.
 *
 * <p>The renderer prepares Helvetica for forms even without a form; the default mapper would then
 * read all fonts of the machine and write a cache of them into the home directory.
 */
record NoSystemFonts(TrueTypeFont bundled) implements FontMapper {
  @Override
  public FontMapping<TrueTypeFont> getTrueTypeFont(String name, PDFontDescriptor descriptor) {
    return new FontMapping<>(bundled, false);
  }

  @Override
  public FontMapping<FontBoxFont> getFontBoxFont(String name, PDFontDescriptor descriptor) {
    return new FontMapping<>(bundled, false);
  }

  @Override
  public CIDFontMapping getCIDFont(
      String name, PDFontDescriptor descriptor, PDCIDSystemInfo systemInfo) {
    return new CIDFontMapping(null, bundled, false);
  }
}

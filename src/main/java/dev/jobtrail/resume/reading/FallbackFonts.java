package dev.jobtrail.resume.reading;

/** Provides the fonts that PDFBox uses for PDFs that embed none. */
public interface FallbackFonts {

  /** Makes them known to PDFBox, which else reads all fonts of the machine. */
  void install();
}

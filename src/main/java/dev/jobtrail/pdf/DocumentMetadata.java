package dev.jobtrail.pdf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.GregorianCalendar;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.jsoup.nodes.Entities;

/** PDF metadata, identical in the information dictionary and the XMP packet. */
record DocumentMetadata(
    String title, String author, String subject, String language, Instant version) {
  private static final String PRODUCER = "Jobtrail";

  static DocumentMetadata of(ResumePage resume, Instant version) {
    String title = resume.title().isEmpty() ? "Resume" : resume.title();
    String subject = resume.label().isEmpty() ? "Resume" : "Resume, " + resume.label();
    return new DocumentMetadata(
        title, resume.name(), subject, resume.language(), version.truncatedTo(ChronoUnit.SECONDS));
  }

  /**
   * Writes the metadata of PDF/UA-1 and PDF/A.
   *
   * @param hasAttachment which PDF/A allows from its part 3 on
   */
  void writeTo(PDDocument document, boolean hasAttachment) throws IOException {
    GregorianCalendar date = GregorianCalendar.from(version.atZone(ZoneOffset.UTC));
    PDDocumentInformation information = new PDDocumentInformation();
    information.setTitle(title);
    information.setAuthor(author.isEmpty() ? null : author);
    information.setSubject(subject);
    information.setCreator(PRODUCER);
    information.setProducer(PRODUCER);
    information.setCreationDate(date);
    information.setModificationDate(date);
    document.setDocumentInformation(information);
    PDMetadata packet = new PDMetadata(document);
    packet.importXMPMetadata(xmp(hasAttachment ? 3 : 2).getBytes(StandardCharsets.UTF_8));
    document.getDocumentCatalog().setMetadata(packet);
    // Else the file identifier is made from the clock.
    document.setDocumentId((long) Objects.hash(title, author, subject, language, version));
  }

  private String xmp(int pdfaPart) {
    String creator =
        author.isEmpty()
            ? ""
            : "<dc:creator><rdf:Seq><rdf:li>" + xml(author) + "</rdf:li></rdf:Seq></dc:creator>";
    return """
        <?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about=""
            xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
            xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
            xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
            xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
            xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
            xmlns:xmp="http://ns.adobe.com/xap/1.0/">
        <dc:format>application/pdf</dc:format>
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1$s</rdf:li></rdf:Alt></dc:title>
        <dc:description><rdf:Alt><rdf:li xml:lang="x-default">%2$s</rdf:li></rdf:Alt></dc:description>
        %3$s
        <dc:language><rdf:Bag><rdf:li>%4$s</rdf:li></rdf:Bag></dc:language>
        <xmp:CreateDate>%5$s</xmp:CreateDate>
        <xmp:ModifyDate>%5$s</xmp:ModifyDate>
        <xmp:CreatorTool>%6$s</xmp:CreatorTool>
        <pdf:Producer>%6$s</pdf:Producer>
        <pdfaid:part>%7$d</pdfaid:part>
        <pdfaid:conformance>A</pdfaid:conformance>
        <pdfuaid:part>1</pdfuaid:part>
        <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property>
        </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="r"?>"""
        .formatted(xml(title), xml(subject), creator, language, version, PRODUCER, pdfaPart);
  }

  private static String xml(String text) {
    return Entities.escape(
        text, new org.jsoup.nodes.Document.OutputSettings().escapeMode(Entities.EscapeMode.xhtml));
  }
}

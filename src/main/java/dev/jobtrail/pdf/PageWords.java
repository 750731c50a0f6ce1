package dev.jobtrail.pdf;

import dev.jobtrail.resume.document.PrintedSection;
import dev.jobtrail.text.Language;
import java.util.List;

/**
 * The words that a page adds to those of the resume.
 *
 * <p>Months are listed here because a native executable knows their names in one language only.
 *
 * @param headings of the sections, in the order of {@link PrintedSection}
 * @param onlineVersion what the QR code is, before the address of the shared page
 * @param contacts what the icons of contact data say, in the order of {@link ContactIcon}
 * @param ofYear between the name of a month and its year
 */
record PageWords(
    List<String> headings,
    String present,
    String grade,
    String courses,
    String onlineVersion,
    List<String> contacts,
    List<String> shortMonths,
    List<String> months,
    String ofYear) {

  private static final PageWords ENGLISH =
      new PageWords(
          words(
              "Summary,Experience,Projects,Education,Skills,Certificates,Publications,Awards,"
                  + "Volunteering,Languages,Interests,References"),
          "Present",
          "Grade: ",
          "Courses: ",
          "QR code of the online version: ",
          words("E-mail,Phone,Place,Web page"),
          words("Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"),
          words(
              "January,February,March,April,May,June,July,August,September,October,November,"
                  + "December"),
          " ");

  private static final PageWords GERMAN =
      new PageWords(
          words(
              "Profil,Berufserfahrung,Projekte,Ausbildung,Kenntnisse,Zertifikate,"
                  + "Veröffentlichungen,Auszeichnungen,Ehrenamt,Sprachen,Interessen,Referenzen"),
          "heute",
          "Note: ",
          "Kurse: ",
          "QR-Code der Online-Version: ",
          words("E-Mail,Telefon,Ort,Webseite"),
          words("Jan.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,Dez."),
          words(
              "Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,"
                  + "Dezember"),
          " ");

  private static final PageWords FRENCH =
      new PageWords(
          words(
              "Profil,Expérience professionnelle,Projets,Formation,Compétences,Certifications,"
                  + "Publications,Distinctions,Bénévolat,Langues,Centres d’intérêt,Références"),
          "aujourd’hui",
          "Note : ",
          "Cours : ",
          "Code QR de la version en ligne : ",
          words("E-mail,Téléphone,Lieu,Page web"),
          words("janv.,févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc."),
          words(
              "janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,"
                  + "décembre"),
          " ");

  private static final PageWords SPANISH =
      new PageWords(
          words(
              "Perfil,Experiencia,Proyectos,Formación,Aptitudes,Certificados,Publicaciones,"
                  + "Premios,Voluntariado,Idiomas,Intereses,Referencias"),
          "actualidad",
          "Nota: ",
          "Cursos: ",
          "Código QR de la versión en línea: ",
          words("Correo,Teléfono,Lugar,Web"),
          words("ene.,feb.,mar.,abr.,may.,jun.,jul.,ago.,sept.,oct.,nov.,dic."),
          words(
              "enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,"
                  + "diciembre"),
          " de ");

  static PageWords of(Language language) {
    return switch (language) {
      case ENGLISH -> ENGLISH;
      case GERMAN -> GERMAN;
      case FRENCH -> FRENCH;
      case SPANISH -> SPANISH;
    };
  }

  String heading(PrintedSection section) {
    return headings.get(section.ordinal());
  }

  String kind(ContactIcon icon) {
    return contacts.get(icon.ordinal());
  }

  private static List<String> words(String list) {
    return List.of(list.split(","));
  }
}

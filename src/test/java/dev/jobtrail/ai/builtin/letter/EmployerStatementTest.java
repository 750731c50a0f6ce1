package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.EmployerStatement.Statement;
import dev.jobtrail.text.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmployerStatementTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|We build pumps for hospitals and sell them in our own shops.|you build pumps for hospitals and sell them in your own shops.",
        "GERMAN|Wir fertigen in unserer Halle Pumpen für Kliniken.|Sie fertigen in Ihrer Halle Pumpen für Kliniken.",
        "FRENCH|Nous fabriquons des pompes pour nos clients de la région.|vous fabriquez des pompes pour vos clients de la région.",
        "SPANISH|Fabricamos bombas para hospitales en nuestro taller.|fabrican bombas para hospitales en su taller.",
        "ENGLISH|We make software for bicycle parking garages.|you make software for bicycle parking garages.",
        "ENGLISH|A family firm since 1932, Acme makes pumps for farms.|you make pumps for farms.",
        "GERMAN|Acme baut Maschinen, die auf vier Kontinenten laufen.|Sie bauen Maschinen, die auf vier Kontinenten laufen.",
        "GERMAN|Seit 2009 bringen wir Strom auf die Dächer der Stadt.|seit 2009 bringen Sie Strom auf die Dächer der Stadt.",
        "ENGLISH|Our plant makes pumps for hospitals.|your plant makes pumps for hospitals.",
        "ENGLISH|Acme makes pumps for hospitals and farms.|you make pumps for hospitals and farms.",
        "GERMAN|Seit 1961 fertigt Acme Pumpen für Kliniken.|seit 1961 fertigt Acme Pumpen für Kliniken.",
        "GERMAN|Wir versorgen ältere Menschen in ihren vier Wänden.|Sie versorgen ältere Menschen in ihren vier Wänden.",
        "GERMAN|Unsere Werkstatt fertigt Pumpen für Kliniken.|Ihre Werkstatt fertigt Pumpen für Kliniken.",
        "ENGLISH|Two hundred farms use our scales every day.|two hundred farms use your scales every day.",
        "ENGLISH|We build scales for farms, and we have an opening in the lab.|you build scales for farms.",
        "FRENCH|Acme fabrique des pompes pour les hôpitaux.|vous fabriquez des pompes pour les hôpitaux.",
        // a relative clause keeps its verb
        "FRENCH|Acme est une coopérative qui accompagne ses fermes.|vous êtes une coopérative qui accompagne ses fermes.",
        // the Spanish forms of present and past are the same
        "SPANISH|Hace un año instalamos un robot de almacén.|hace un año instalaron un robot de almacén.",
        "SPANISH|Desde 2024 producimos nuestro festival de música.|desde 2024 producen su festival de música.",
        "ENGLISH|Acme cares for nine halls in three towns, among them the oldest one in the north.|you care for nine halls in three towns.",
        "ENGLISH|Our mission is to give every coastal town more warning.|your mission is to give every coastal town more warning.",
        "GERMAN|Unser Auftrag ist es, Menschen in der Stadt zu versorgen.|Ihr Auftrag ist es, Menschen in der Stadt zu versorgen.",
        "SPANISH|Nuestra misión es llevar agua limpia a todos los pueblos.|su misión es llevar agua limpia a todos los pueblos.",
        // without details, and without what it is
        "ENGLISH|Acme buys empty mills and keeps them: two were sold so far.|you buy empty mills and keep them.",
        "GERMAN|Wir sind zwölf Kolleginnen und Kollegen und begleiten Höfe im Emsland.|Sie begleiten Höfe im Emsland.",
        "SPANISH|Somos una cooperativa y fabricamos bombas para hospitales y granjas.|fabrican bombas para hospitales y granjas.",
        "SPANISH|En Acme recuperamos edificios de viviendas antiguas: fachadas y tejados.|recuperan edificios de viviendas antiguas.",
        "FRENCH|Acme fabrique des pompes dans une usine refaite en 2022.|vous fabriquez des pompes dans une usine refaite en 2022.",
        // a German verb that is in no dictionary but with another prefix
        "GERMAN|Acme vermahlt jeden Tag 600 Tonnen Getreide.|Sie vermahlen jeden Tag 600 Tonnen Getreide.",
        "ENGLISH|Acme's service team helps farms in three counties.|your service team helps farms in three counties.",
        "FRENCH|Acme (18 000 habitants) accompagne les familles dans la gestion de leur budget.|vous accompagnez les familles dans la gestion de leur budget.",
        "SPANISH|Desde 1952 en Acme elaboramos bombas para hospitales y granjas.|desde 1952 elaboran bombas para hospitales y granjas.",
        "ENGLISH|Acme protects and restores nearshore habitat for six towns.|you protect and restore nearshore habitat for six towns.",
        "ENGLISH|We press apples from 120 orchards in Herefordshire.|you press apples from 120 orchards in Herefordshire.",
        "FRENCH|Acme, fondé à Nantes en 1988, fabrique des pompes pour les hôpitaux.|vous fabriquez des pompes pour les hôpitaux.",
        "ENGLISH|Acme, founded in 1952, makes pumps for hospitals and farms.|you make pumps for hospitals and farms.",
        "FRENCH|Acme distribue l'eau potable de la région à 310 000 habitants et s'est engagée à réduire de moitié toutes les fuites de son réseau d'ici 2030.|vous distribuez l'eau potable de la région à 310 000 habitants.",
        "ENGLISH|Acme restores rivers in France, Spain and Ireland together with all the people who live along them and teaches every school class in the whole valley.|you restore rivers in France, Spain and Ireland together with all the people who live along them.",
        // what is new
        "ENGLISH|Last year we finished the west front of the abbey.|last year you finished the west front of the abbey.",
        "ENGLISH|In 2026 we open our fourth shop in the harbour.|in 2026 you open your fourth shop in the harbour.",
        "GERMAN|Im Sommer beziehen wir unsere neue Halle in Lohne.|im Sommer beziehen Sie Ihre neue Halle in Lohne.",
        "FRENCH|En 2025, nous avons restauré le salon doré de la mairie.|en 2025, vous avez restauré le salon doré de la mairie.",
        "SPANISH|Este invierno reformamos las habitaciones de nuestro hotel.|este invierno reforman las habitaciones de su hotel.",
        "SPANISH|En 2026 entregaremos el primer remolcador eléctrico.|en 2026 entregarán el primer remolcador eléctrico.",
        "SPANISH|Acme cumple cien años y sigue siendo de sus lectores.|cumplen cien años y siguen siendo de sus lectores.",
      })
  void speaksToTheEmployer(Language language, String sentence, String told) {
    assertThat(of(language, sentence)).startsWith(told);
  }

  /** "Its" would be "your" if it is the employer's, which nothing tells. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Acme runs the wind farm on behalf of its owners.|true|runs the wind farm on behalf of its owners.",
        "FRENCH|Acme fabrique des pompes et exporte un tiers de sa production.|true|fabrique des pompes et exporte un tiers de sa production.",
        "GERMAN|Acme betreibt den Windpark im Auftrag seiner Besitzer.|false|Acme betreibt den Windpark im Auftrag seiner Besitzer.",
        "ENGLISH|We build pumps for hospitals and farms.|false|you build pumps for hospitals and farms.",
        // verbs that may be nouns
        "ENGLISH|Acme delivers vegetables to the homes of Yorkshire and works with local farms.|true|delivers vegetables to the homes of Yorkshire and works with local farms.",
        "ENGLISH|Acme makes pumps for farms and plans for floods.|true|makes pumps for farms and plans for floods.",
      })
  void tellsWhatIsTheirOwnInTheThirdPerson(
      Language language, String sentence, boolean isThird, String told) {
    assertThat(employer(language).of(List.of(sentence), ""))
        .containsExactly(new Statement(told, isThird));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|We offer a fair salary and 30 days of holiday to all.",
        "ENGLISH|We build a team in which you can grow with us.",
        "ENGLISH|Acme offers a fair salary and many benefits to all.",
        "ENGLISH|Acme was founded in 1985 by a small group of friends.",
        "ENGLISH|Run our weekly reporting for the whole of the team.",
        "GERMAN|Kunden besuchen und unsere Waagen vorstellen.",
        "GERMAN|Wir bieten ein faires Gehalt und 30 Tage Urlaub.",
        "FRENCH|Cabinet de droit rural, nous accompagnons des fermes de la région.",
        "ENGLISH|Acme is one of the fastest growing networks for welders in the country.",
        "ENGLISH|We turn over nine million and sell pumps to hospitals.",
        "GERMAN|Der Mond scheint über dem Werk in der Nacht.",
        // the opening, who is sought, and figures
        "ENGLISH|We have a vacancy in our team, which supports 300 shops.",
        "ENGLISH|Reporting to our COO, he or she runs our support team.",
        "ENGLISH|The manager runs our support desk and develops our team.",
        "ENGLISH|This role supports our sales team in the whole county.",
        "ENGLISH|We raised forty million in funding and build pumps.",
        "ENGLISH|Acme has 1,200 employees and makes pumps in 14 countries.",
        "GERMAN|Er betreut unsere Kunden und entwickelt unsere Pumpen weiter.",
        "GERMAN|Der Stelleninhaber betreut unsere Server in der Zentrale.",
        "GERMAN|Wir verstärken unser Team und stellen einen Techniker ein.",
        "GERMAN|Acme ist ein Haus der Grundversorgung mit 240 Betten.",
        "FRENCH|Nous transformons leurs récoltes en jus et en conserves.",
        "FRENCH|Il gère notre comptabilité et accompagne nos équipes.",
        "FRENCH|Rattaché à notre direction, le comptable gère la paie.",
        "SPANISH|Acme necesita un/a logopeda a media jornada desde enero.",
        "SPANISH|Precisamos soldador TIG con homologación para taller.",
        "ENGLISH|Acme needs a driver who supplies the shops of the town.",
        "ENGLISH|We need bakers for our shops in the old town.",
        "GERMAN|Wir brauchen Menschen, die unsere Gäste betreuen und pflegen.",
        "FRENCH|Nous avons besoin de maçons pour nos chantiers de la région.",
        "SPANISH|Incorporamos un técnico a nuestro departamento de calidad.",
      })
  void passesOverOffersAndWhatIsNotTheirs(Language language, String sentence) {
    assertThat(of(language, sentence)).isEmpty();
  }

  private static EmployerStatement employer(Language language) {
    return new EmployerStatement(
        language, "Acme", new Relevance(language, "", List.of(), List.of()));
  }

  private static List<String> of(Language language, String sentence) {
    return employer(language).of(List.of(sentence), "").stream().map(Statement::text).toList();
  }
}

package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineGrammarTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // English: with a verb
        "ENGLISH|Led the redesign of two shops|true|CLAUSE|led the redesign of two shops",
        "ENGLISH|Maintains the design system|false|CLAUSE|maintain the design system",
        "ENGLISH|Run services on Kubernetes and write guides|true|CLAUSE|ran services on Kubernetes"
            + " and wrote guides",
        "ENGLISH|Responsible for managing two shops|true|CLAUSE|was responsible for managing two"
            + " shops",
        "ENGLISH|Awarded 'Teacher of the Month'|true|CLAUSE|was awarded 'Teacher of the Month'",
        "ENGLISH|Introduced OKRs, hired eight managers|true|CLAUSE|introduced OKRs and hired eight"
            + " managers",
        "ENGLISH|Cut waiting time from nine to five days|false|CLAUSE|cut waiting time from nine to"
            + " five days",
        "ENGLISH|Weld pressure vessels to I.S. 10101|false|CLAUSE|weld pressure vessels to I.S."
            + " 10101",
        "ENGLISH|Placed lines, took bloods and ran tests|true|CLAUSE|placed lines, took bloods and"
            + " ran tests",
        "ENGLISH|Own the returns product, used by 340 shops|false|CLAUSE|own the returns product, used"
            + " by 340 shops",
        "ENGLISH|Built an archive, read by nine schools|true|CLAUSE|built an archive, read by nine"
            + " schools",
        "FRENCH|Réunions du quartier (18 soirées, 2 300 participants)|false|THING|les réunions du"
            + " quartier (18 soirées, 2 300 participants)",
        "SPANISH|Clases teóricas en grupo, 20 alumnos|false|THING|las clases teóricas en grupo (20"
            + " alumnos)",
        "SPANISH|Clases teóricas en grupo (2019)|false|THING|las clases teóricas en grupo",
        "ENGLISH|Look after the tools of two vans|false|CLAUSE|look after the tools of two vans",
        // and without one
        "ENGLISH|Code reviews and mentoring of two juniors|true|THING|code reviews and mentoring of"
            + " two juniors",
        "ENGLISH|Laminated doughs, tempering of chocolate and sugar work|true|THING|laminated doughs,"
            + " tempering of chocolate and sugar work",
        "ENGLISH|REST APIs with Spring and Hibernate|true|THING|REST APIs with Spring and"
            + " Hibernate",
        "ENGLISH|Clinical coach to two student nurses|false|CLAUSE|am a clinical coach to two"
            + " student nurses",
        "ENGLISH|Mentor to three apprentices|true|CLAUSE|was a mentor to three apprentices",
        "ENGLISH|Take charge of the ward on nights|false|CLAUSE|take charge of the ward on nights",
        "ENGLISH|Take minutes at board meetings|true|CLAUSE|took minutes at board meetings",
        "ENGLISH|Automated backups using Bash and rsync|true|THING|automated backups using Bash and"
            + " rsync",
        "ENGLISH|Brand identity for a bakery|true|THING|a brand identity for a bakery",
        "GERMAN|Betreue 140 Kunden in Tirol|false|CLAUSE|betreue 140 Kunden in Tirol",
        "ENGLISH|Lead the team|true|CLAUSE|led the team",
        "ENGLISH|Book in and centrifuge 400 samples|false|CLAUSE|book in and centrifuge 400 samples",
        "ENGLISH|Have trained five bank staff|true|CLAUSE|trained five bank staff",
        "ENGLISH|To maintain ICP-MS instruments|false|CLAUSE|maintain ICP-MS instruments",
        "ENGLISH|Winner of the 2019 safety award|true|CLAUSE|won the 2019 safety award",
        // the third person is told in the first
        "FRENCH|Met en rayon les produits|false|CLAUSE|je mets en rayon les produits",
        "FRENCH|Rédige et met à jour les notices|false|CLAUSE|je rédige et mets à jour les notices",
        "FRENCH|Conduit les résidents aux activités|false|CLAUSE|je conduis les résidents aux"
            + " activités",
        "FRENCH|Suit douze résidents et transmet les notes|false|CLAUSE|j'assure le suivi de douze"
            + " résidents et transmets les notes",
        "FRENCH|Préparait les repas et s'occupait du ménage|true|CLAUSE|je préparais les repas et"
            + " m'occupais du ménage",
        "FRENCH|Ouvre et ferme le magasin|true|CLAUSE|j'ouvrais et je fermais le magasin",
        "FRENCH|Élue déléguée en 2019|true|CLAUSE|j'ai été élue déléguée en 2019",
        "FRENCH|Chargée des retours|false|CLAUSE|je suis chargée des retours",
        "FRENCH|Forme des apprentis|false|CLAUSE|je forme des apprentis",
        "SPANISH|Vendí calzado|true|CLAUSE|vendí calzado",
        "SPANISH|Vendió calzado|true|CLAUSE|vendí calzado",
        "SPANISH|Entrega paquetes|false|CLAUSE|entrego paquetes",
        "SPANISH|Gestiona pedidos y atiende a clientes|false|CLAUSE|gestiono pedidos y atiendo a"
            + " clientes",
        "SPANISH|Gestiono pedidos|true|CLAUSE|gestionaba pedidos",
        "SPANISH|Hizo la limpieza de 40 habitaciones|true|CLAUSE|hice la limpieza de 40 habitaciones",
        "SPANISH|Fue responsable del almacén|true|CLAUSE|fui responsable del almacén",
        "SPANISH|Era responsable del almacén|true|CLAUSE|era responsable del almacén",
        "SPANISH|Da clases de apoyo|false|CLAUSE|doy clases de apoyo",
        "SPANISH|Dio clases de apoyo|true|CLAUSE|di clases de apoyo",
        "SPANISH|Está a cargo de la caja|false|CLAUSE|estoy a cargo de la caja",
        "SPANISH|Limpia y desinfecta 16 habitaciones|false|CLAUSE|limpio y desinfecto 16"
            + " habitaciones",
        "SPANISH|Manejo de lavadoras industriales|true|THING|el manejo de lavadoras industriales",
        "SPANISH|Nombrado responsable de turno|true|CLAUSE|fui nombrado responsable de turno",
        "GERMAN|Leitet eine Kolonne|false|CLAUSE|leite eine Kolonne",
        "GERMAN|Leitet eine Kolonne|true|CLAUSE|leitete eine Kolonne",
        "GERMAN|Leite eine Kolonne|true|CLAUSE|leitete eine Kolonne",
        "GERMAN|Plant den Abbund und bedient die Anlage|true|CLAUSE|plante den Abbund und bediente"
            + " die Anlage",
        "GERMAN|Betreut Bauherren bis zur Abnahme|false|CLAUSE|betreue Bauherren bis zur Abnahme",
        "GERMAN|Organisiert die Sprechstunde|false|CLAUSE|organisiere die Sprechstunde",
        "GERMAN|Führt EKG und Blutentnahmen durch|false|CLAUSE|führe EKG und Blutentnahmen durch",
        "GERMAN|Nimmt Proben und gibt sie im Labor ab|true|CLAUSE|nahm Proben und gab sie im Labor"
            + " ab",
        "GERMAN|Bringt Waren aus und hält den Hof sauber|true|CLAUSE|brachte Waren aus und hielt den"
            + " Hof sauber",
        "GERMAN|Kümmert sich um seine Lehrlinge|false|CLAUSE|kümmere mich um meine Lehrlinge",
        "GERMAN|Sammelt und wiegt Altmetall|false|CLAUSE|sammle und wiege Altmetall",
        "GERMAN|Hat 14 Häuser in Holzbauweise errichtet|true|PERFECT|14 Häuser in Holzbauweise"
            + " errichtet",
        "GERMAN|Habe den Einkauf neu aufgebaut|false|PERFECT|den Einkauf neu aufgebaut",
        // a weak preterite is no participle before its noun
        "GERMAN|Betreute Familien in Notlagen|true|CLAUSE|betreute Familien in Notlagen",
        "GERMAN|Zerlegte Geflügel|true|CLAUSE|zerlegte Geflügel",
        "GERMAN|Kassierte Fahrgeld|true|CLAUSE|kassierte Fahrgeld",
        "GERMAN|Bestückte Regale|true|CLAUSE|bestückte Regale",
        "GERMAN|Verpackte Waren und belud Lkw|true|CLAUSE|verpackte Waren und belud Lkw",
        "GERMAN|Erledigte die Post|true|CLAUSE|erledigte die Post",
        "GERMAN|Verletzte Personen versorgt|true|PERFECT|verletzte Personen versorgt",
        "GERMAN|Baue Küchen und Schränke nach Zeichnung|false|CLAUSE|baue Küchen und Schränke nach"
            + " Zeichnung",
        "GERMAN|Stimme Termine mit dem Einkauf ab|false|CLAUSE|stimme Termine mit dem Einkauf ab",
        "GERMAN|Lagerbestand um 20 Prozent gesenkt|false|PERFECT|den Lagerbestand um 20 Prozent"
            + " gesenkt",
        "GERMAN|Wartung der Anlagen, Ersatzteile im Lager bestellt|true|PERFECT|Ersatzteile im Lager"
            + " bestellt",
        "GERMAN|Rohre, Ventile und Pumpen getauscht|true|PERFECT|Rohre, Ventile und Pumpen"
            + " getauscht",
        "GERMAN|Neue Kolleginnen eingearbeitet und beraten|true|PERFECT|neue Kolleginnen"
            + " eingearbeitet und beraten",
        "GERMAN|Rechnungen prüfen und Zahlungen vorbereiten|false|INFINITIVE|Rechnungen zu prüfen"
            + " und Zahlungen vorzubereiten",
        "GERMAN|Pflege und Beratung älterer Menschen|false|THING|die Pflege und die Beratung"
            + " älterer Menschen",
        "GERMAN|Lohn- und Gehaltsabrechnungen für 38 Betriebe|false|THING|Lohn- und"
            + " Gehaltsabrechnungen für 38 Betriebe",
        "GERMAN|Kehr- und Wartungsarbeiten in 300 Häusern|false|THING|Kehr- und Wartungsarbeiten in"
            + " 300 Häusern",
        "SPANISH|Reparo averías en 40 comunidades|false|CLAUSE|reparo averías en 40 comunidades",
        "ENGLISH|Sole HR lead for two foundries|false|CLAUSE|am the sole HR lead for two foundries",
        "GERMAN|Verantwortlich für zwei Lager|true|CLAUSE|war verantwortlich für zwei Lager",
        "FRENCH|Responsable de deux entrepôts|false|CLAUSE|je suis responsable de deux entrepôts",
        "SPANISH|Responsable de dos almacenes|false|CLAUSE|soy responsable de dos almacenes",
        "FRENCH|Ménage, courses et repassage|false|THING|le ménage, les courses et le repassage",
        "FRENCH|Aide au repas de personnes âgées|false|THING|l'aide au repas de personnes âgées",
        "SPANISH|Limpieza, compras y plancha|false|THING|la limpieza, las compras y la plancha",
        "FRENCH|Mis en place un planning de garde|false|PERFECT|mis en place un planning de garde",
        "GERMAN|Sicherer Umgang mit Gefahrstoffen|false|THING|der sichere Umgang mit Gefahrstoffen",
        "GERMAN|Schweißnahtprüfung nach Norm|false|THING|die Schweißnahtprüfung nach Norm",
        "FRENCH|Gère les stocks de deux magasins|false|CLAUSE|je gère les stocks de deux magasins",
        "FRENCH|Assure le suivi des clients|false|CLAUSE|j'assure le suivi des clients",
        "FRENCH|Encadré une équipe de six personnes|true|PERFECT|encadré une équipe de six"
            + " personnes",
        "FRENCH|Préparer les commandes du matin|false|INFINITIVE|préparer les commandes du matin",
        "FRENCH|Organisation et animation des ateliers|false|THING|l'organisation et l'animation"
            + " des ateliers",
        "SPANISH|Implanté la facturación electrónica|true|CLAUSE|implanté la facturación"
            + " electrónica",
        "SPANISH|Coordino un equipo de seis personas|false|CLAUSE|coordino un equipo de seis"
            + " personas",
        "SPANISH|Preparar los pedidos del día|false|INFINITIVE|preparar los pedidos del día",
        "SPANISH|Atención telefónica y archivo|false|THING|la atención telefónica y el archivo",
        "SPANISH|Control de albaranes, pedidos y vencimientos|false|THING|el control de albaranes,"
            + " pedidos y vencimientos",
        // notes without their articles and "and"
        "ENGLISH|Managed travel program for 1,900 employees|true|CLAUSE|managed the travel program"
            + " for 1,900 employees",
        "ENGLISH|Managed ledger of 650 accounts|true|CLAUSE|managed a ledger of 650 accounts",
        "ENGLISH|Drove forklift and loaded cool stores|true|CLAUSE|drove the forklift and loaded"
            + " cool stores",
        "ENGLISH|Negotiated venue and catering contracts|true|CLAUSE|negotiated venue and catering"
            + " contracts",
        "ENGLISH|Helped with year-end audit|true|CLAUSE|helped with the year-end audit",
        "ENGLISH|Built tests with REST Assured|true|CLAUSE|built tests with REST Assured",
        "ENGLISH|Natural stone paving, dry walls, oak sleepers|false|THING|natural stone paving, dry"
            + " walls and oak sleepers",
        "ENGLISH|Run document review in Relativity|false|CLAUSE|run document review in Relativity",
        "ENGLISH|Successfully migrated 300 cases|true|CLAUSE|successfully migrated 300 cases",
        "ENGLISH|Debtor days down from 54 to 39|false|SENTENCE|Debtor days went down from 54 to 39",
        "ENGLISH|Error count down by 20%|false|SENTENCE|The error count went down by 20%",
        "ENGLISH|Estate inspections every quarter|false|THING|estate inspections every quarter",
        "GERMAN|Aufmaß beim Kunden und Erstellung von Plänen|false|THING|das Aufmaß beim Kunden und"
            + " die Erstellung von Plänen",
        "GERMAN|Montage vor Ort|false|THING|die Montage vor Ort",
        "GERMAN|Kassenführung|true|THING|die Kassenführung",
        "GERMAN|Fassaden gestrichen, Gerüste bis 12 m|true|PERFECT|Fassaden gestrichen (Gerüste bis 12 m)",
        "GERMAN|Zeit bis zur Besetzung verkürzt|true|PERFECT|die Zeit bis zur Besetzung verkürzt",
        "GERMAN|Kosten um 8 % reduziert dank neuer Lieferanten|true|PERFECT|Kosten dank neuer Lieferanten um 8 % reduziert",
        "GERMAN|Durchlaufzeit halbiert innerhalb von zwei Jahren|true|PERFECT|die Durchlaufzeit innerhalb von zwei Jahren halbiert",
        "GERMAN|Ausschuss gesenkt, minus 18 %|true|PERFECT|den Ausschuss um 18 % gesenkt",
        "GERMAN|Umsatz gesteigert (+15 %)|true|PERFECT|den Umsatz um 15 % gesteigert",
        "GERMAN|Umsatz gesteigert, von 2 auf 3 Mio. Euro|true|PERFECT|den Umsatz von 2 auf 3 Mio. Euro gesteigert",
        "FRENCH|Baisse de 25 % des rappels|true|PERFECT|obtenu une baisse de 25 % des rappels",
        "SPANISH|Aumento del 15 % de las ventas|true|CLAUSE|conseguí un aumento del 15 % de las ventas",
        "SPANISH|Presentación de los modelos 303, 390 y 347|true|THING|la presentación de los modelos 303, 390 y 347",
        "GERMAN|Kunden bei Tapeten beraten|false|INFINITIVE|Kunden bei Tapeten zu beraten",
        "FRENCH|Prêt, retour et réservation des documents au guichet|true|THING|le prêt, le retour"
            + " et la réservation des documents au guichet",
        "SPANISH|Carga, montaje y cableado en fiestas al aire libre|true|THING|la carga, el montaje"
            + " y el cableado en fiestas al aire libre",
        "SPANISH|Monté el sistema de diseño, lo usan tres equipos|true|CLAUSE|monté el sistema de"
            + " diseño",
        "SPANISH|Visité hospitales, las empresas y talleres|true|CLAUSE|visité hospitales, las"
            + " empresas y talleres",
        // what somebody is for others
        "GERMAN|Ansprechpartnerin für zwei Werke|false|CLAUSE|bin Ansprechpartnerin für zwei Werke",
        "FRENCH|Référente d'un groupe de 14 enfants|false|CLAUSE|je suis référente d'un groupe de"
            + " 14 enfants",
        "SPANISH|Tutora de prácticas|true|CLAUSE|era tutora de prácticas",
        "GERMAN|Verantwortung für 80 Weine, Schwerpunkt Mosel|false|CLAUSE|bin verantwortlich für 80"
            + " Weine",
        "FRENCH|Responsabilité d'un atelier|true|CLAUSE|j'étais responsable d'un atelier",
        "SPANISH|Responsabilidad sobre dos almacenes|false|CLAUSE|soy responsable de dos almacenes",
        "SPANISH|Evaluación e intervención en aula|false|THING|la evaluación y la intervención en"
            + " aula",
        "GERMAN|Digitale Kasse eingeführt|true|PERFECT|eine digitale Kasse eingeführt",
      })
  void tellsALine(Language language, String line, boolean isOver, Form form, String text) {
    assertThat(LineGrammar.of(language).read(line, isOver, form == Form.CLAUSE))
        .hasValueSatisfying(
            it -> {
              assertThat(it.text()).isEqualTo(text);
              assertThat(it.form()).isEqualTo(form);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Reduction of waste by a third|true",
        "ENGLISH|Repairs of pumps and valves|false",
        "GERMAN|Umstellung von zwei Lagern auf Scanner|true",
        "GERMAN|Wartung von zwei Anlagen|false",
        "FRENCH|Réduction des arrêts de deux lignes|true",
        "FRENCH|Maintenance de deux lignes|false",
        "SPANISH|Implantación de la factura electrónica|true",
        "SPANISH|Revisión de facturas y pedidos|false",
        "SPANISH|Sustitución de 3 bombas|true",
        "SPANISH|Sustitución de bombas|false",
      })
  void tellsChangesFromLastingDuties(Language language, String line, boolean isOnce) {
    assertThat(LineGrammar.of(language).read(line, false, false))
        .hasValueSatisfying(it -> assertThat(it.isOnce()).isEqualTo(isOnce));
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void takesNoNounForAVerbAmongVerbs(boolean isOver) {
    assertThat(
            LineGrammar.of(Language.ENGLISH)
                .read("Code reviews and mentoring of two juniors", isOver, true))
        .hasValueSatisfying(it -> assertThat(it.form()).isEqualTo(Form.THING));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Built by a team of newcomers",
        "ENGLISH|Acme is a maker of anvils",
        "ENGLISH|Lead structural engineer for a tower",
        "ENGLISH|Sales",
        "GERMAN|Abschluss mit der Note 1,8",
        "GERMAN|Drehen konventionell",
        // of two genders
        "GERMAN|Service beim Kunden und in der Werkstatt",
        "GERMAN|Zum Teamleiter aufgestiegen und nach Wien gezogen",
        "ENGLISH|Terraform for all accounts",
        "ENGLISH|Move from spreadsheets to NetSuite",
        "FRENCH|Professeure principale",
        "FRENCH|Devenu chef d'équipe en deux ans",
        "SPANISH|Premio al mejor empleado",
        // people, figures and what somebody works at are no tasks
        "GERMAN|Alleinige Verwaltungskraft für zwei Schulen",
        "GERMAN|Erste Anlaufstelle für Eltern",
        "FRENCH|Équipe de six personnes",
        "FRENCH|Portefeuille de 46 dossiers",
        "SPANISH|Disponibilidad del parque",
      })
  void passesOverWhatMakesNoCertainSentence(Language language, String line) {
    assertThat(LineGrammar.of(language).read(line, true, false)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"étude", "Étude", "Œuvre", "hôtel", "Élagage", "usine"})
  void elidesBeforeVowelsOfEitherCase(String word) {
    assertThat(FrenchLines.isElided(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Héros", "hiérarchie", "yaourt", "Onze", "cabinet"})
  void elidesNothingBeforeOthers(String word) {
    assertThat(FrenchLines.isElided(word)).isFalse();
  }
}

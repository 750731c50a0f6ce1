package dev.jobtrail.resume.reading;

import dev.jobtrail.text.Tokenizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The sections of resumes, with their headings in English, German, French, Spanish, Dutch, Italian,
 * Polish and Portuguese.
 */
enum SectionKind {
  TITLE("curriculum vitae, cv, resume, lebenslauf, hoja de vida, curriculum," + " życiorys"),
  CONTACT(
      "contact, contact details, infos, contact information, personal details, personal information,"
          + " personal data, kontakt, kontaktdaten, persönliche daten, persönliche angaben,"
          + " zur person, coordonnées, informations personnelles, contacto, datos personales,"
          + " información personal, información de contacto, links, social, details, personal, contactgegevens,"
          + " persoonlijke gegevens, personalia, contatti, contatto, dati personali, informazioni personali,"
          + " recapiti, dane osobowe, dane kontaktowe, contactos, dados pessoais, informação pessoal,"
          + " informações pessoais, informações de contato"),
  SUMMARY(
      "summary, profile, professional summary, personal summary, professional profile, career summary, about,"
          + " about me, objective, career objective, personal statement, executive summary,"
          + " personal profile, profil, kurzprofil, über mich, zusammenfassung, persönliches profil,"
          + " berufliches profil, à propos, à propos de moi, profil professionnel, objectif, en bref,"
          + " perfil, perfil profesional, resumen, resumen profesional, sobre mí, acerca de mí,"
          + " objetivo, objetivo profesional, extracto, profiel, persoonlijk profiel, over mij, samenvatting,"
          + " profilo, profilo professionale, profilo personale, chi sono, su di me, sommario, obiettivo,"
          + " obiettivo professionale, profil zawodowy, podsumowanie, podsumowanie zawodowe, o mnie, cel"
          + " zawodowy, perfil profissional, resumo, resumo profissional, sobre mim, objetivo profissional"),
  WORK(
      "experience, work experience, professional experience, employment, employment history, work"
          + " history, employment experience, employment record, career experience, professional history,"
          + " appointments, academic appointments, professional appointments, internships, career history, career, relevant experience, positions, berufserfahrung,"
          + " beruflicher werdegang, berufliche erfahrung, praxiserfahrung, arbeitserfahrung,"
          + " werdegang, berufliche laufbahn, berufsweg, beruflicher hintergrund, praktische erfahrung,"
          + " praktische erfahrungen, praktika, berufspraxis, tätigkeiten, beruf, expérience, expériences, expérience"
          + " professionnelle, expériences professionnelles, parcours professionnel, parcours, stages, experiencia,"
          + " experiencia laboral, experiencia profesional, trayectoria, trayectoria profesional,"
          + " historial laboral, vida laboral, antecedentes laborales, empleo, professional background, work, jobs, berufliche stationen,"
          + " stationen, berufstätigkeit, emplois, werkervaring, loopbaan, arbeidsverleden,"
          + " arbeidservaring, relevante werkervaring, professionele ervaring, esperienza,"
          + " esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale,"
          + " esperienze professionali, percorso professionale, carriera, doświadczenie,"
          + " doświadczenie zawodowe, przebieg kariery, kariera, kariera zawodowa, historia"
          + " zatrudnienia, experiência, experiência profissional, experiências profissionais,"
          + " percurso profissional, histórico profissional"),
  EDUCATION(
      "education, academic background, academic history, education and training, training and education, qualifications,"
          + " academic qualifications, studies, ausbildung, bildung, bildungsweg, studium,"
          + " schulbildung, akademischer werdegang, schulische ausbildung, berufsausbildung,"
          + " ausbildung und studium, studium und ausbildung, schule und ausbildung, aus- und weiterbildung,"
          + " schule, schulische laufbahn, akademische laufbahn, bildungsgang, akademische ausbildung,"
          + " hochschulbildung, formation, formations, études, diplôme, diplômes, formation"
          + " académique, formations et diplômes, parcours académique, diplômes et formations,"
          + " scolarité, cursus, cursus scolaire, cursus universitaire, parcours scolaire,"
          + " parcours de formation, formación, formación académica, educación, estudios, estudios académicos, educación y formación, titulación, estudios realizados,"
          + " opleiding, opleidingen, onderwijs, studie, opleiding en onderwijs, istruzione,"
          + " istruzione e formazione, formazione, formazione e istruzione, titoli di studio,"
          + " percorso formativo, wykształcenie, edukacja, formação, formação académica, formação"
          + " acadêmica, educação, educação e formação, habilitações, habilitações académicas,"
          + " habilitações literárias, escolaridade"),
  SKILLS(
      "skills, technical skills, key skills, core skills, core competencies, competencies,"
          + " expertise, technologies, tools, technical expertise, skills and tools, areas of"
          + " expertise, soft skills, hard skills, it skills, computer skills, professional skills,"
          + " kenntnisse, fähigkeiten, fachkenntnisse, kompetenzen, edv kenntnisse, it kenntnisse,"
          + " kenntnisse und fähigkeiten, technische kenntnisse, fertigkeiten, besondere kenntnisse,"
          + " compétences, compétences techniques, compétences clés, compétences informatiques,"
          + " savoir faire, outils, habilidades, competencias, aptitudes, conocimientos,"
          + " conocimientos técnicos, conocimientos informáticos, habilidades técnicas,"
          + " competencias técnicas, vaardigheden, competenties, kennis, kennis en vaardigheden, kwaliteiten,"
          + " computervaardigheden, competenze, capacità e competenze, competenze tecniche, competenze"
          + " professionali, competenze informatiche, abilità, capacità, conoscenze, umiejętności,"
          + " kompetencje, umiejętności techniczne, kluczowe umiejętności, competências, competências"
          + " técnicas, aptidões, conhecimentos, habilidades técnicas"),
  LANGUAGES(
      "languages, language skills, sprachen, sprachkenntnisse, fremdsprachen, langues, langues"
          + " étrangères, langues parlées, compétences linguistiques, idiomas, lenguas,"
          + " talen, talenkennis, taalvaardigheden, lingue, lingue straniere, conoscenze linguistiche,"
          + " competenze linguistiche, języki, języki obce, znajomość języków, línguas, competências"
          + " linguísticas"),
  PROJECTS(
      "projects, personal projects, selected projects, side projects, key projects, projekte,"
          + " ausgewählte projekte, projets, projets personnels, réalisations, proyectos,"
          + " proyectos personales, projecten, progetti, projekty, projetos, projectos"),
  CERTIFICATES(
      "certificates, certifications, licenses, licenses and certifications, certifications and"
          + " licenses, training, courses, trainings, training and certifications, zertifikate,"
          + " zertifizierungen, weiterbildung, weiterbildungen, fortbildungen, fortbildung,"
          + " weiterbildung und zertifikate, kurse, certificats, certification, formations"
          + " complémentaires, certificados, certificaciones, cursos, cursos y certificaciones,"
          + " formación complementaria, certificaten, cursussen, cursussen en certificaten, trainingen,"
          + " certificati, certificazioni, corsi, corsi di formazione, certyfikaty, kursy, kursy i"
          + " certyfikaty, szkolenia, kursy i szkolenia, certificações, cursos e certificações"),
  PUBLICATIONS(
      "publications, papers, selected publications, publikationen, veröffentlichungen, articles,"
          + " publicaciones, publicaties, pubblicazioni, publikacje, publicações"),
  AWARDS(
      "awards, honors, honours, awards and honors, honors and awards, achievements, prizes,"
          + " scholarships, auszeichnungen, preise, stipendien, auszeichnungen und preise,"
          + " distinctions, prix, récompenses, prix et distinctions, premios, reconocimientos,"
          + " premios y reconocimientos, becas, logros, prijzen, onderscheidingen, premi, riconoscimenti,"
          + " nagrody, nagrody i wyróżnienia, osiągnięcia, prémios, prêmios"),
  VOLUNTEER(
      "volunteering, volunteer experience, volunteer work, volunteer, community service, ehrenamt,"
          + " ehrenamtliches engagement, ehrenamtliche tätigkeiten, engagement, bénévolat,"
          + " expérience bénévole, engagements, engagement associatif, voluntariado,"
          + " vrijwilligerswerk, volontariato, wolontariat"),
  INTERESTS(
      "interests, hobbies, hobbies and interests, interests and hobbies, personal interests,"
          + " interessen, hobbys, hobbys und interessen, interessen und hobbys, freizeit, loisirs,"
          + " centres d intérêt, centres d intérêts, intérêts, passions, intereses, aficiones,"
          + " intereses personales, interesses, hobby s, interessi, hobby, zainteresowania"),
  REFERENCES(
      "references, referees, referenzen, références, referencias,"
          + " referenties, referenze, referencje, referências"),
  OTHER("");

  private static final Map<String, SectionKind> HEADINGS = headings();

  private static final Pattern WORK_QUALIFIED =
      Pattern.compile(
          "\\S+ (?:experience|employment|erfahrung)"
              + "|(?:experiences?|experiencias?|esperienz[ae]) \\S+(?: \\S+)?");

  private static final Pattern EDUCATION_QUALIFIED =
      Pattern.compile(
          "\\S+ (?:education|ausbildung)|(?:formation|formacion|formacao|formazione) \\S+");

  private final String names;

  SectionKind(String names) {
    this.names = names;
  }

  /** The section that a heading names. */
  static Optional<SectionKind> named(String heading) {
    return Optional.ofNullable(HEADINGS.get(letters(heading)));
  }

  /** The section that part of a heading names: the longest name in it. */
  static Optional<SectionKind> namedIn(String heading) {
    var words = Tokenizer.fold(heading).strip().split("[^\\p{L}]+");
    for (var length = Math.min(words.length, 4); length > 0; length--) {
      for (var start = 0; start + length <= words.length; start++) {
        var found = HEADINGS.get(String.join("", Arrays.copyOfRange(words, start, start + length)));
        if (found != null) {
          return Optional.of(found);
        }
      }
    }
    return Optional.empty();
  }

  /** The section that a heading with a further word names: "Legal experience". */
  static Optional<SectionKind> qualified(String heading) {
    var words = Tokenizer.fold(heading).strip();
    return WORK_QUALIFIED.matcher(words).matches()
        ? Optional.of(WORK)
        : EDUCATION_QUALIFIED.matcher(words).matches() ? Optional.of(EDUCATION) : Optional.empty();
  }

  /** Without spaces, which headings with spaced letters have everywhere, and without "and". */
  private static String letters(String heading) {
    return Tokenizer.fold(heading)
        .replaceAll("(?<=\\p{L}{2}) (?:and|und|et|en|y|e|i) (?=\\p{L}{2})", "&")
        .replaceAll("[^\\p{L}]", "");
  }

  private static Map<String, SectionKind> headings() {
    var headings = new HashMap<String, SectionKind>();
    for (var kind : values()) {
      for (var name : kind.names.split(",")) {
        if (!name.isBlank()) {
          headings.put(letters(name.strip()), kind);
        }
      }
    }
    return Map.copyOf(headings);
  }
}

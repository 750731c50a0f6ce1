package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndingTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thank you for applying!",
        "Thanks, Ada! Your application is on its way.",
        "Your application for Engineer at Acme has been received.",
        "You have successfully applied.",
        "Your application for Backend Engineer is with our hiring team.",
        "You did it! We have your application and a recruiter will review it this week.",
        "Success. Your application has reached us.",
        "Your documents have been received.",
        "Your response has been recorded.",
        "Ihre Unterlagen sind bei uns eingegangen.",
        "Deine Bewerbung liegt unserem Team jetzt vor.",
        "Ihre Bewerbung ist bei uns.",
        "Votre dossier nous est bien parvenu.",
        "Nous avons bien reçu vos documents.",
        "Votre candidature est entre les mains de notre équipe.",
        "Tus documentos se han enviado correctamente.",
        "Ya tenemos tu candidatura.",
        "Su solicitud nos ha llegado.",
        "Recebemos os seus documentos.",
        "La tua candidatura è arrivata.",
        "Je cv is ontvangen.",
        "Vielen Dank für deine tolle Bewerbung",
        "Wir haben Ihre Bewerbung erhalten und melden uns.",
        "Nous avons bien reçu votre candidature.",
        "Merci d'avoir postulé chez Acme.",
        "¡Gracias por postularte!",
        "Su solicitud ha sido enviada.",
        "Recebemos a sua candidatura",
        "La tua candidatura è stata inviata.",
        "Je sollicitatie is succesvol verzonden.",
        "Twoje zgłoszenie zostało przyjęte.",
        "Tack för din ansökan!",
        "Din ansøgning er modtaget.",
        "Başvurunuz gönderildi.",
        "Vaše přihláška byla přijata.",
        "この度はご応募いただき、誠にありがとうございます。"
      })
  void recognizesAConfirmation(String text) {
    assertThat(EndingText.received(List.of(text))).isPresent();
    assertThat(EndingText.refusals(List.of(text))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thank you for your interest in working with us.",
        "Once your application has been submitted you cannot change it.",
        "Please make sure your application is complete.",
        "Once we have your application, a recruiter will look at it.",
        "We will have your application reviewed within a week.",
        "Your documents have not been received yet.",
        "Please send us your documents.",
        "We do not have your application yet.",
        "Do we have your application?",
        "Ihre Unterlagen sind noch nicht eingegangen.",
        "Ihre Bewerbung ist bei uns noch nicht angekommen.",
        "Sobald Ihre Unterlagen bei uns eingegangen sind, melden wir uns.",
        "Vos documents n'ont pas été reçus.",
        "Todavía no tenemos tu candidatura.",
        "Cuando tus documentos hayan sido recibidos, te avisaremos.",
        "Your application was not submitted.",
        "Ihre Bewerbung wird übermittelt.",
        "Sobald Ihre Bewerbung eingegangen ist, melden wir uns.",
        "Votre candidature n'a pas été envoyée.",
        "Tu solicitud no ha sido enviada.",
        "Merci de votre intérêt",
        "La candidatura non è stata inviata.",
        "Zodra je sollicitatie is ontvangen, hoor je van ons.",
        "Dziękujemy za zainteresowanie naszą firmą.",
        "När din ansökan har skickats hör vi av oss.",
        "İlginiz için teşekkür ederiz.",
        "応募完了までもう少しお待ちください。"
      })
  void provesNothing(String text) {
    assertThat(EndingText.received(List.of(text))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "We could not process your application. Please try again later.",
        "You have already applied for this job",
        "Phone is required",
        "Upgrade your plan to send this application",
        "There was an error trying to send your message.",
        "Hubo un error intentando enviar tu mensaje.",
        "Nie udało się wysłać zgłoszenia.",
        "Başvurunuz alınamadı.",
        "送信できませんでした。",
        "The upload of your resume failed.",
        "Bitte korrigieren Sie die markierten Felder.",
        "Ihre Bewerbung konnte leider nicht übermittelt werden.",
        "Une erreur est survenue",
        "Veuillez renseigner ce champ obligatoire",
        "No hemos podido enviar tu solicitud.",
        "Ocorreu um erro ao enviar",
        "Si è verificato un errore",
        "Er is iets misgegaan"
      })
  void recognizesARefusal(String text) {
    assertThat(EndingText.refusals(List.of(text))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "If something went wrong, contact us.",
        "No further action is required.",
        "Please check your e-mail for a confirmation.",
        "Thank you for taking the time to complete your application.",
        "You cannot change your application any more.",
        "Unfortunately we cannot reply to every candidate personally.",
        "Sollten Sie keine E-Mail erhalten, prüfen Sie bitte Ihren Spam-Ordner."
      })
  void takesAdviceForNoRefusal(String text) {
    assertThat(EndingText.refusals(List.of(text))).isEmpty();
  }
}

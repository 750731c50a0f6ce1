package dev.jobtrail.form;

import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.Tokenizer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Recognizes what a page says about a submitted application, in English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Polish, Swedish, Danish, Norwegian, Finnish, Turkish, Czech,
 * Romanian, Hungarian, Russian, Japanese, Chinese and Korean.
 *
 * <p>Sentences are compared without diacritics. Refusals are matched more widely than
 * confirmations, because a missed confirmation costs a look at the site and a wrong one the
 * application.
 */
final class EndingText {

  /** Words of thanks or of success, which prove nothing alone. */
  private static final Pattern THANKS =
      Pattern.compile(
          anyOf(
                      """
                      thank(?:s| you)  success\\w*  all (?:set|done)  received  submitted  danke\\w*  dank  erfolgreich\\w*  merci  gracias  obrigad[oa]s?  grazie  bedankt
                      dziekuj\\w*  tack  takk?  tesekkur\\w*  dekuj\\w*  kiitos  multum(?:im|esc)  koszon\\w*
                      """)
                  .pattern()
              + "|"
              + folded("ありがとう|спасибо|谢谢|感谢|謝謝|感謝|감사합니다"));

  /** The application was received; a gap never crosses the end of a sentence. */
  private static final Pattern RECEIVED =
      anyOf(
          """
          thank(?:s| you)\\b[^.!?]{0,25}\\bfor (?:applying|(?:submitting |sending (?:us )?|completing )?(?:your|the|an) (?:job )?application|your submission)
          application(?: (?:for|to|as|at) [^.!?]{1,80}?)? (?:(?:has|have) (?:now |just )?been|was|is|got) (?:now )?(?:successfully |safely )?(?:received|submitted|sent|completed?|delivered|recorded)
          application (?:successfully )?(?:received|submitted|sent|complete)\\b
          application is (?:now )?(?:in\\b|on its way)  application(?: (?:for|to|as|at) [^.!?]{1,80}?)? is now with (?:us|our)
          (?:received|got|registered|recorded) your (?:job )?application
          application(?: (?:for|to|as|at) [^.!?]{1,80}?)? is (?:now )?(?:safely )?(?:with|in) (?:us|our|the) (?:\\w+ ){0,4}(?:team|department|recruiters?|managers?|hands)
          (?:application|documents|cv|resume)\\b[^.!?]{0,60}\\b(?:has|have) (?:safely |successfully |now )?(?:reached (?:us|our)|arrived|landed (?:with|at))
          your (?:form|documents|submission|response|cv|resume)\\b[^.!?]{0,30}\\b(?:has|have|was|were) (?:now |just )?(?:been )?(?:successfully |safely )?(?:received|submitted|sent|delivered|recorded)
          we (?:now |have now |'ve |have )?(?:got|received|have) (?:all (?:of )?)?your (?:completed )?(?:application|documents|cv|resume|form|submission)
          successfully (?:applied\\b|submitted your application)
          you(?:'ve| have) (?:just )?applied (?:for|to|at|successfully)
          dank(?:e|eschon)?\\b[^.!?]{0,20} fur (?:deine|ihre|eure|die)(?: \\w+){0,2} \\w*bewerbung
          bewerbung\\w*[^.!?]{0,60}\\b(?:abgeschickt|abgesendet|gesendet|ubermittelt|eingegangen|eingereicht|erhalten|versendet|versandt|verschickt|angekommen)
          (?:bewerbungs)?(?:unterlagen|dokumente|formular|lebenslauf)\\b[^.!?]{0,60}\\b(?:eingegangen|erhalten|angekommen|eingereicht|ubermittelt|abgeschickt|abgesendet)
          (?:\\w*bewerbung|\\w*unterlagen)\\b[^.!?]{0,60}\\b(?:liegt|liegen) (?:uns|unser\\w*)\\b[^.!?]{0,40}\\bvor  (?:\\w*bewerbung|\\w*unterlagen)\\b[^.!?]{0,60}\\b(?:ist|sind) (?:jetzt |nun |sicher )?bei (?:uns|unser\\w+ \\w+)(?= ?[.!,]| ?$)
          merci\\b[^.!?]{0,20} (?:pour|de|d'avoir)(?: \\w+){0,3} (?:candidature|postule)
          candidature\\b[^.!?]{0,40}\\b(?:envoyee|recue|transmise|soumise|enregistree|deposee|prise en compte)
          (?:bien|avons) recu (?:votre|ta|vos|tes) (?:candidature|dossier|documents|cv|formulaire)
          (?:votre|ton|vos|tes) (?:dossier|documents|cv|formulaire)\\b[^.!?]{0,50}\\b(?:recue?s?|transmis|envoyes?|parvenus?|arrives?|enregistres?)  candidature\\b[^.!?]{0,60}\\b(?:parvenue|arrivee)
          candidature (?:[^.!?]{1,60} )?est (?:desormais |maintenant |bien )?(?:entre (?:les|de bonnes) mains|chez nous|aupres de (?:nos|notre))
          gracias\\b[^.!?]{0,15} por (?:haber )?(?:tu|su|enviar(?: tu| su)?|enviado (?:tu|su))? ?(?:solicitud|candidatura|postulacion|postular\\w*|aplicar|inscribirte|inscribirse|presentarte|postulado|aplicado)
          (?:solicitud|candidatura|postulacion|inscripcion)\\b[^.!?]{0,40}\\b(?:enviad|recibid|completad|presentad|registrad)[oa]
          (?:te has|se ha|has quedado) inscrito (?:correctamente|con exito)
          hemos recibido (?:correctamente )?(?:tus?|sus?) (?:solicitud|candidatura|postulacion|documentos|documentacion|curriculum|cv|formulario)
          (?:tus?|sus?) (?:documentos|documentacion|curriculum|cv|formulario)\\b[^.!?]{0,40}\\b(?:recibid|enviad|registrad)[oa]s?
          (?:solicitud|candidatura|postulacion)\\b[^.!?]{0,60}\\b(?:nos )?ha llegado  (?:ya )?tenemos (?:tu|su) (?:solicitud|candidatura|postulacion|curriculum|cv)  (?:solicitud|candidatura|postulacion) (?:ya )?esta (?:ya )?en manos de
          obrigad[oa]s?\\b[^.!?]{0,15} (?:por (?:se |te )?candidatar\\w*|(?:pela|por)(?: enviar)?(?: a)? (?:sua|tua) candidatura)
          candidatura\\b[^.!?]{0,40}\\b(?:enviada|recebida|submetida|concluida|registrada|registada)
          (?:inscricao\\b[^.!?]{0,40}\\b(?:enviada|recebida|concluida|registrada|realizada)|recebemos (?:a )?(?:sua|tua) (?:candidatura|inscricao))
          (?:seus?|teus?|sua|tua) (?:documentos|curriculo|formulario)\\b[^.!?]{0,40}\\b(?:recebid|enviad)[oa]s?  recebemos (?:os |o )?(?:seus?|teus?) (?:documentos|curriculo|formulario)  candidatura\\b[^.!?]{0,60}\\b(?:chegou|ja esta com)
          (?:tuoi|suoi|tuo|suo) (?:documenti|curriculum|cv|modulo)\\b[^.!?]{0,40}\\b(?:ricevut|inviat|arrivat|trasmess)[oi]  ricevuto (?:i (?:tuoi|suoi) documenti|il (?:tuo|suo) (?:curriculum|cv|modulo))  candidatura\\b[^.!?]{0,60}\\b(?:arrivata|giunta)
          grazie\\b[^.!?]{0,15} per (?:esser\\w+ candidat\\w+|aver\\w* inviato|(?:la )?(?:tua |sua |l'invio della )?candidatura)
          candidatura\\b[^.!?]{0,40}\\b(?:inviata|ricevuta|trasmessa|registrata|completata)
          ricevuto la (?:tua|sua) candidatura  (?:ti sei|si e) candidat[oa] (?:correttamente|con successo)
          (?:bedankt|dank je(?: wel)?|dank u(?: wel)?|hartelijk dank)\\b[^.!?]{0,15} voor (?:je|jouw|uw|het) sollici\\w+
          sollicitatie\\b[^.!?]{0,40}\\b(?:ontvangen|verzonden|verstuurd|ingediend|binnen|geregistreerd)
          (?:je|jouw|uw) (?:documenten|cv|formulier)\\b[^.!?]{0,40}\\b(?:ontvangen|verzonden|verstuurd|aangekomen)  sollicitatie\\b[^.!?]{0,60}\\b(?:aangekomen|binnengekomen|(?:is|ligt) (?:nu )?bij (?:ons|onze \\w+)(?= ?[.!,]| ?$))
          (?:aplikacj|zgloszeni|formularz|cv)\\w*\\b[^.!?]{0,40}\\b(?:wyslan|otrzyman|przyjet|zapisan|zlozon|dotarl|przeslan)\\w*
          otrzymalismy (?:twoj\\w*|panstwa|pani|pana) (?:aplikacj\\w*|zgloszeni\\w*|cv)  dziekuj\\w* za (?:za)?aplikowanie
          dziekuj\\w*\\b[^.!?]{0,15} za (?:(?:przeslanie|wyslanie|zlozenie|twoj\\w*|panstwa|swoj\\w*) ){1,2}(?:aplikacj\\w*|zgloszeni\\w*|cv)
          ansokan\\b[^.!?]{0,40}\\b(?:skickats?|skickad|inskickad|mottagits?|mottagen|registrerats?|registrerad)  (?:tagit emot|mottagit|fatt) (?:din|er) ansokan
          tack\\b[^.!?]{0,10} for (?:(?:din|er) ansokan|att du (?:har )?(?:sokt|ansokt|skickat))
          (?:ansogning|soknad)\\w*\\b[^.!?]{0,40}\\b(?:sendt|indsendt|innsendt|modtaget|mottatt|registreret|registrert)  (?:modtaget|mottatt) (?:din|jeres) (?:ansogning|soknad)
          takk?\\b[^.!?]{0,10} for (?:(?:din|jeres) )?(?:ansogning|soknad)(?:en)?
          kiitos\\b[^.!?]{0,15} (?:hakemukse\\w*|hakemisesta)  hakemu\\w*\\b[^.!?]{0,40}\\b(?:vastaanotettu|lahetetty|lahetettiin|saapunut|tallennettu)  (?:vastaanottaneet|saaneet) (?:tyo)?hakemukse\\w*
          multum\\w*\\b[^.!?]{0,15} pentru (?:candidatura|aplicatia|aplicare\\w*|ca (?:ati|ai) aplicat)  (?:candidatura|aplicatia|cererea|cv-?ul)\\b[^.!?]{0,40}\\b(?:trimis|primit|inregistrat|transmis)a?  am primit (?:candidatura|aplicatia|cv-?ul)
          koszon\\w*\\b[^.!?]{0,15} (?:jelentkez|palyaz)\\w*  (?:jelentkez|palyaz|oneletraj)\\w*\\b[^.!?]{0,40}\\b(?:megkaptuk|megerkezett|elkuldtuk|rogzitettuk|fogadtuk)  megkaptuk (?:a |az )?(?:\\w+ )?(?:jelentkez|palyaz|oneletraj)\\w*
          basvuru\\w*\\b[^.!?]{0,40}\\b(?:alin|gonderil|ulas|iletil|kaydedil|tamamlan)(?:di|ti|mistir)  basvuru\\w* icin (?:\\w+ )?tesekkur\\w*
          (?:prihlask|zadost|zivotopis|odpoved)\\w*\\b[^.!?]{0,40}\\b(?:odeslan\\w*|prijat\\w*|dorucen\\w*|ulozen\\w*|prijali|obdrzeli)
          (?:prijali|obdrzeli|dostali) jsme\\b[^.!?]{0,20}\\b(?:prihlask|zadost|zivotopis|odpoved)\\w*  dekuj\\w*\\b[^.!?]{0,10} za (?:\\w+ ){0,2}(?:prihlask|zadost|zivotopis|odpoved)\\w*
          """);

  /** In front of words of {@link #RECEIVED} or in their middle: it has not happened. */
  private static final Pattern NOT_YET =
      anyOf(
          """
          not  \\w+n't  never  unable  fail\\w*  once  when  if  before  after  until  unless  as soon as  whether  will be  can be  must be  to be  should  yet  make sure  ensure  want
          nicht  konnte\\w*  kein\\w*  sobald  wenn  falls  bevor  nachdem  wird  werden  kann  muss
          pas  une fois  lorsque  quand  avant  apres  sera  pourra
          no (?:se|ha|hemos|han|fue|pudo|es|ha sido|tenemos|nos ha)  cuando  una vez  antes de  despues de  sera
          nao  quando  assim que  apos  depois
          non  prima di  dopo  sara  verra  appena
          niet  geen  zodra  wanneer  nadat  voordat  wordt  kan
          nie  po  jesli  jezeli  gdy  kiedy  zanim  aby  zostanie  bedzie
          inte  nar  efter att  innan  maste  kommer att  behover  ikke  ikkje  hvis  for at  skal  vil blive
          ei (?:ole|voitu|viela)  kun  jos  ennen kuin  sen jalkeen  nu (?:a|am|s-a|este)  dupa ce  daca  inainte  va fi  odata ce  nem  amint  miutan  mielott
          henuz  degil  ne  nebyl\\w*  jakmile  az  pokud  bude
          """);

  /** In front of words of {@link #REFUSED}: advice for a case that may never come. */
  private static final Pattern IN_CASE =
      anyOf(
          """
          if  should you  in case  no (?:further )?(?:action|steps?)  nothing  falls  sollten?  wenn  si  en cas  en caso  se (?:tiver|houver|ocorrer|hai|dovess\\w+)  caso  in caso  als  mocht\\w*  indien
          """);

  /** The application was not accepted, or something is still to do. */
  private static final Pattern REFUSED =
      anyOf(
          """
          (?:could ?n[o']t|can ?n[o']t|can't|unable to|failed to|did ?n[o']t) (?:be )?(?:process|submit|send|sent|save|receive|complete|upload|deliver)\\w*
          (?:application|submission|upload|resume|cv|file|form|request|answers?)\\b[^.!?]{0,50}\\b(?:could ?n[o']t|can ?not|can't|was ?n[o']t|has ?n[o']t|is ?n[o']t|were ?n[o']t|not|fail(?:s|ed)?)\\b(?: yet)?(?: been| be)?(?: (?:process|submit|sent|sav|receiv|complet|accept|upload|read|valid|support|deliver)\\w*|$|[.!])
          (?:problems?|errors?|trouble)\\b[^.!?]{0,30}\\b(?:with|while|during|processing|submitting|sending|in)\\b[^.!?]{0,30}\\b(?:application|submission|form|request|upload)
          errors?\\b[^.!?]{0,10} trying to (?:send|submit|save|process|upload|deliver)\\w*  (?:something|things?) (?:went|has gone) wrong  try (?:it )?again  errors? (?:has |have )?occurr?ed  internal server error  bad gateway  gateway timeout
          service (?:is )?(?:temporarily )?unavailable  under maintenance  be right back  too many requests  access (?:is )?denied  request was blocked
          (?:session|link|page)\\b[^.!?]{0,10} (?:has )?(?:expired|timed out)
          you(?:'ve| have)? already (?:applied|submitted)  already (?:received|have) (?:an|your) application  duplicate application  application already exists
          please (?:correct|fix|check|complete|fill|provide|enter|select|answer|review)\\b[^.!?]{0,60}\\b(?:fields?|errors?|highlighted|required|questions?|below|following)  please (?:sign|log) in  please (?:verify|confirm) your e-?mail
          (?:is|are) (?:a )?(?:required|mandatory|missing|invalid|not valid|too (?:large|big|long|short))(?: field)?  required field  this field
          do(?:es)? not meet (?:the|our)  not (?:eligible|successful)  no longer (?:accepting|available|open)  already been filled
          (?<!time )to (?:complete|finish|continue|finali[sz]e) (?:your|the|this) (?:job )?application  as a draft  almost (?:done|there|finished)  one (?:more|last) step
          ^(?:please )?(?:review|complete|continue|finish) (?:your|the) application
          (?:konnten?|kann|wurden?)\\b[^.!?]{0,60}\\bnicht\\b[^.!?]{0,30}(?:ubermittelt|gesendet|verarbeitet|gespeichert|geschickt|versendet|hochgeladen|ubertragen|abgeschlossen|eingereicht|angenommen)
          fehler\\b[^.!?]{0,30}\\b(?:aufgetreten|passiert|beim|bei)  ^fehler\\b  schief ?ge(?:laufen|gangen)  versuch\\w* (?:sie |du )?es (?:bitte )?(?:\\w+ )?(?:spater|einmal|erneut|nochmals?)
          bitte (?:korrigier|pruf|uberpruf|full|erganz|wahl|gib|geben)\\w*[^.!?]{0,40}\\b(?:felder|feld|eingaben?|angaben?|fehler|pflicht\\w*)  pflichtfeld\\w*  (?:ist|sind) erforderlich  ungultig\\w*
          bereits (?:\\w+ ){0,3}beworben  bereits eine bewerbung  sitzung\\b[^.!?]{0,20}abgelaufen  fast (?:geschafft|fertig)  um (?:die|deine|ihre) bewerbung abzu\\w+  als entwurf  wartungsarbeiten  bestatige\\w* (?:sie )?(?:deine|ihre) e-?mail
          n'(?:a|ont|avons|est|etait)\\b[^.!?]{0,20}\\bpas (?:pu|ete|valide|encore)  impossible (?:de|d')  erreur\\b[^.!?]{0,20}(?:survenue|produite|inattendue|technique|lors)  reessay\\w+
          veuillez (?:corriger|renseigner|remplir|completer|saisir|indiquer|vous connecter)  champs?\\b[^.!?]{0,30}(?:obligatoire|requis|invalide)s?  (?:est|sont) (?:obligatoire|requis)e?s?
          deja (?:\\w+ )?postule  session\\b[^.!?]{0,10}expire\\w*  pour (?:finaliser|terminer|completer) (?:votre|ta) candidature  brouillon
          no (?:se )?(?:ha|hemos|han|pudo|pudimos|fue)\\b[^.!?]{0,40}(?:podido|enviad|enviar|procesa|guarda|complet|recibid)\\w*  (?:ocurrido|ocurrio|producido|produjo|hubo|habido) un error  intent(?:a|e)\\w*[^.!?]{0,12}(?:de nuevo|mas tarde|otra vez)  vuelve a intentar\\w*
          campos?\\b[^.!?]{0,30}obligatori[oa]s?  (?:es|son) obligatori[oa]s?  corrig?[ej]\\w* (?:los|las|el)  ya (?:te|se) (?:has|ha) (?:postulado|inscrito|aplicado)  sesion\\b[^.!?]{0,10}(?:expirado|caducado)  para (?:completar|finalizar) (?:tu|su)  borrador  sal(?:io|ido) mal
          nao (?:foi possivel|conseguimos|pode ser|foi)  ocorreu um erro  erro ao  tente (?:novamente|de novo|mais tarde)  (?:e|sao) obrigatori[oa]s?  campos?\\b[^.!?]{0,30}obrigatori[oa]s?  ja (?:se|te) candidatou  sessao\\b[^.!?]{0,10}expirou  para (?:concluir|completar|finalizar) (?:a )?(?:sua|tua)  rascunho  deu errado
          non (?:e stat[ao]|e possibile|e stato possibile|siamo riusciti|puo essere)  (?:si e )?verificato un errore  riprova  campi?\\b[^.!?]{0,30}obbligatori[oa]?  (?:e|sono) obbligatori[oa]?  gia candidat[oa]  sessione\\b[^.!?]{0,10}scaduta  per completare la  bozza  andato storto
          (?:kon|kan|konden|is|werd)\\b[^.!?]{0,40}\\bniet\\b[^.!?]{0,30}(?:verzonden|verstuurd|verwerkt|opgeslagen|ontvangen|voltooid)  (?:mis|fout) ?ge(?:gaan|lopen)  fout opgetreden  probeer het  (?:is|zijn) verplicht  verplichte? veld\\w*  al gesolliciteerd  sessie\\b[^.!?]{0,10}verlopen  om (?:je|uw) sollicitatie (?:af te|te voltooien)\\w*  als concept
          (?:sign|log) in to (?:send|submit|complete|finish|continue)  ^(?:sign|log) in$  will (?:only )?be (?:sent|submitted|processed|considered|completed?) (?:after|once|when|if)
          \\d-digit code  (?:upgrade|trial|unlock|subscri\\w+|pay|payment|fee)\\b[^.!?]{0,40}\\bto (?:send|submit|complete|apply)  unlock\\b[^.!?]{0,20}\\bsubmission  (?:continue|proceed) to (?:payment|checkout)  before we can (?:accept|process|submit|send|consider)
          (?:bezahl|zahl)\\w*\\b[^.!?]{0,40}\\bbewerbung  (?:payer|paiement)\\b[^.!?]{0,40}\\bcandidature  (?:pagar|pago|pagamento)\\b[^.!?]{0,40}\\b(?:solicitud|candidatura)
          nie (?:udalo sie|mozna|mozesz|mozemy|zostal\\w*|moglismy)  sprobuj\\w* (?:ponownie|pozniej|jeszcze)  (?:wystapil|pojawil)\\w* (?:\\w+ )?(?:\\w+ )?blad  ^blad  bled(?:y|ow)  (?:jest|sa) wymagan\\w*  wypelnij\\w*  obowiazkow\\w*
          juz (?:\\w+ )?(?:aplikowal|zaaplikowal|zglosil|wyslal)\\w*  sesja\\b[^.!?]{0,15}wygasla  zaloguj\\w*  aby (?:\\w+ )?(?:dokonczyc|zakonczyc|potwierdzic|wyslac|ukonczyc)  prawie gotow\\w*  potwierdz (?:\\w+ )?(?:adres|e-?mail)  nieaktualn\\w*  szkic  oplac\\w*
          kunde (?:\\w+ ){0,3}inte  inte (?:\\w+ )?(?:skickas|skickats|sparas|behandlas|mottagits)  (?:forsok|prova) (?:igen|senare)  ett fel (?:\\w+ )?(?:uppstod|intraffade|uppstatt)  gick fel  du har redan  logga in  for att (?:skicka|slutfora|fullfolja)  behover du  obligatorisk\\w*  ^utkast  bekrafta din e-?post\\w*
          kunne (?:\\w+ ){0,3}ikke  ikke (?:\\w+ )?(?:sendes|sendt|modtaget|mottatt|gemt|lagret)  prov igen  opstod en fejl  gi(?:k|kk) galt  du har allerede  log ind for  logg inn for  for at (?:fuldfore|sende|afslutte)  for a (?:fullfore|sende)  skal udfyldes  bekraeft (?:din )?e-?mail\\w*
          hata (?:olus|meydana)\\w*  bir hata  (?:gonderil|alin|kaydedil|islen|tamamlan|yuklen)[ea]?m[ea](?:di|mistir)  tekrar dene\\w*  daha once (?:\\w+ ){0,3}basvur\\w*  zaten (?:\\w+ )?basvur\\w*  giris yap\\w*  zorunlu\\w*  oturum\\w*\\b[^.!?]{0,20}\\b(?:doldu|sona erdi)  tamamlamak icin  (?:e-?posta\\w*|adres\\w*) (?:dogrula|onayla)\\w*  yayinda degil  odeme yap\\w*  taslak
          epaonnistui\\w*  ei (?:voitu|onnistunut)  yrita (?:\\w+ ){0,2}uudelleen  virhe\\w*  olet jo  kirjaudu\\w*  pakolli\\w*  istunto\\w*\\b[^.!?]{0,20}vanhentu\\w*  luonnos\\w*  vahvista (?:\\w+ )?sahkoposti\\w*  viimeistele\\w*
          nu (?:a putut|s-a putut|am putut|a fost|este disponibil)\\w*  eroare\\w*  incerc(?:a|ati) (?:din nou|mai tarziu)  (?:ai|ati) aplicat deja  autentifica\\w*  obligatori[ui]  sesiunea\\b[^.!?]{0,15}expirat  ciorna  confirma\\w* adresa  pentru a (?:finaliza|trimite|continua)
          hiba  hibat?  nem sikerult  sikertelen\\w*  probal\\w* (?:\\w+ ){0,2}(?:ujra|kesobb)  mar (?:\\w+ ){0,2}(?:jelentkezett|palyazott)  (?:jelentkezzen|lepjen) be  bejelentkez\\w*  kotelezo\\w*  lejart  piszkozat\\w*  erositse meg  kerjuk,? (?:javitsa|toltse|adja|ellenorizze)
          nepodarilo se  nebyl[aoy]? (?:\\w+ )?(?:odeslan|prijat|ulozen)\\w*  (?:doslo k|nastala|vyskytla se)\\b[^.!?]{0,20}chyb\\w*  ^chyba  zkuste (?:\\w+ ){0,2}(?:znovu|pozdeji)  (?:jiz|uz) (?:\\w+ ){0,3}(?:prihlasil|reagoval|odeslal|poslal)\\w*  prihlaste(?: se)?  pro dokonceni  povinn\\w*  vyplnte  relace\\b[^.!?]{0,15}vyprsela  potvrdte
          """);

  /** In other scripts, some of which part no words: the application was received. */
  private static final Pattern RECEIVED_IN_OTHER_SCRIPTS =
      Pattern.compile(
          folded(
              "応募(?:内容|書類|情報)?(?:を|が|は|の)?(?:正常に)?(?:受け?付け?(?:まし|いたし|完了)|受領|完了(?!して?い?ません|には|する|後|まで)|送信(?:しまし|されまし|完了))"
                  + "|応募(?:いただき|頂き|くださり|下さり)?、?(?:誠に)?(?:ありがとう|有難う)"
                  + "|(?:申请|申請|简历|履歷|投递|应聘|應徵)[^。！？]{0,8}(?:已(?:经|經)?(?:成功)?(?:提交|收到|投递|投遞|发送|送出)|(?:提交|投递|投遞|送出)成功)"
                  + "|已(?:经|經)?收到(?:您|你)的(?:申请|申請|简历|履歷)"
                  + "|(?:отклик|заявк|резюме|анкет)[^ .!?]*[^.!?]{0,40} (?:отправлен|получен|принят|доставлен)[^ .!?]*"
                  + "|(?:получили|приняли) (?:ваш[^ .!?]* )?(?:отклик|заявк|резюме|анкет)|спасибо за (?:ваш[^ .!?]* )?(?:отклик|заявк)"
                  + "|(?:지원서?|이력서|입사지원)[^.!?]{0,12}(?:접수|제출|완료)(?:되었|됐|하였|했)"));

  /** In other scripts: it was not accepted, or something is still to do. */
  private static final Pattern REFUSED_IN_OTHER_SCRIPTS =
      Pattern.compile(
          folded(
              "エラー|できません|できなかった|失敗|有効期限|ログイン|もう一度|再度|(?:すでに|既に)[^。]{0,12}応募|応募済|していません|必須|入力してください"
                  + "|(?:リンク|ボタン|URL)[^。]{0,20}(?:クリック|押)[^。]{0,20}(?:完了|確定|ください)|認証(?:コード|して)|支払|メンテナンス|募集[^。]{0,8}終了|下書き"
                  + "|失败|错误|錯誤|(?:请|請)(?:重试|重試|稍后|稍後|先|完成|填写|填寫|登录|登錄)|验证|驗證|(?:申请|申請|投递|投遞)过|重复|重複|必填|无法|無法|尚未|未能|草稿|过期|過期|支付"
                  + "|не (?:удалось|был|отправлен|получен|принят|может|можем|найден)|ошибк|попробуйте|повторите|войдите|авториз|уже (?:отклик|подал|подав|отправ)|обязательн|истекл|черновик|подтвердите|оплат|чтобы (?:завершить|отправить)"
                  + "|오류|실패|다시 시도|로그인|이미 지원|필수|할 수 없|인증|만료|임시 ?저장|결제"));

  private EndingText() {}

  /** The first sentence that confirms that the application was received. */
  static Optional<String> received(List<String> lines) {
    return sentences(lines).filter(EndingText::isReceived).findFirst();
  }

  /** The sentences by which the site refuses the application, or asks for more. */
  static List<String> refusals(List<String> lines) {
    return sentences(lines).filter(EndingText::isRefused).distinct().toList();
  }

  /** What the application depends on that is still to be done, in front of who has to do it. */
  private static final Pattern CONDITION =
      Pattern.compile(
          "\\b(?:as soon as|once|until|unless|provided that) you\\b|\\b(?:sobald|wenn|nachdem|falls) (?:sie|du)\\b|\\b(?:des|une fois) que (?:vous|tu)\\b"
              + "|\\b(?:cuando|una vez que|en cuanto) (?:hayas|haya|complete|completes|termines|termine)\\b|\\b(?:assim que|quando) (?:voce|tu)\\b"
              + "|\\bnon appena (?:avrai|avra|completi)|\\b(?:zodra|nadat) (?:je|u)\\b");

  /** Whether something may still have to be done before the application counts. */
  static boolean isConditional(List<String> lines) {
    return lines.stream().anyMatch(it -> CONDITION.matcher(folded(it)).find());
  }

  /** Whether it thanks or tells of a success; in any language that is known here. */
  static boolean thanks(List<String> lines) {
    return lines.stream().anyMatch(it -> THANKS.matcher(folded(it)).find());
  }

  private static Stream<String> sentences(List<String> lines) {
    return lines.stream().flatMap(line -> Sentences.split(line).stream());
  }

  private static boolean isReceived(String sentence) {
    String folded = folded(sentence);
    boolean isQuestion = folded.strip().endsWith("?");
    return !isQuestion
            && RECEIVED
                .matcher(folded)
                .results()
                .anyMatch(it -> !NOT_YET.matcher(folded.substring(0, it.end())).find())
        || RECEIVED_IN_OTHER_SCRIPTS.matcher(folded).find();
  }

  private static boolean isRefused(String sentence) {
    String folded = folded(sentence);
    return REFUSED
            .matcher(folded)
            .results()
            .map(MatchResult::start)
            .anyMatch(at -> !IN_CASE.matcher(folded.substring(0, at)).find())
        || REFUSED_IN_OTHER_SCRIPTS.matcher(folded).find();
  }

  private static String folded(String text) {
    return Tokenizer.fold(text).replace('’', '\'');
  }

  /** Phrases are parted by two spaces or a line's end. */
  private static Pattern anyOf(String phrases) {
    return Pattern.compile(
        Arrays.stream(phrases.strip().split(" {2,}|\n"))
            .map(it -> (it.startsWith("^") ? it : "\\b(?:" + it + ")") + "(?!\\w)")
            .collect(Collectors.joining("|")));
  }
}

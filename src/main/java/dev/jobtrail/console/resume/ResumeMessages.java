package dev.jobtrail.console.resume;

import dev.jobtrail.builder.SuggestionState;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.ResumeTemplate;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The texts of the pages of resumes. */
@MessageBundle("resume")
public interface ResumeMessages {

  @Message("Locked")
  String locked();

  @Message("Shared")
  String shared();

  @Message("Private")
  String privateResume();

  @Message("Tailored")
  String tailored();

  @Message("for an application")
  String forApplication();

  @Message("Text")
  String plainText();

  @Message("Word")
  String wordFormat();

  @Message("JSON Resume")
  String jsonResume();

  @Message("Duplicate")
  String duplicate();

  @Message("Lock")
  String lock();

  @Message("Unlock")
  String unlock();

  @Message("Parts of this resume")
  String parts();

  @Message("Edit")
  String edit();

  @Message("Design")
  String design();

  @Message("Versions")
  String versions();

  @Message("Sharing")
  String sharing();

  @Message("Builder")
  String builder();

  @Message("Import")
  String importResume();

  @Message("New resume")
  String newResume();

  @Message("Search by name")
  String searchByName();

  @Message("Show all")
  String showAll();

  @Message("Resumes with the tag “{tag}”.")
  String withTag(String tag);

  @Message("Template")
  String template();

  @Message("Updated")
  String updated();

  @Message("Tailored for")
  String tailoredFor();

  @Message("an application")
  String anApplication();

  @Message("PDF of {name}")
  String pdfOf(String name);

  @Message("Duplicate {name}")
  String duplicateResume(String name);

  @Message("Delete {name}")
  String deleteNamed(String name);

  @Message("Format")
  String format();

  @Message("Download all resumes (ZIP)")
  String downloadAll();

  @Message("Older")
  String older();

  @Message("No matching resumes")
  String noMatchingResumes();

  @Message("Try another name or tag.")
  String tryAnother();

  @Message("No resume yet")
  String noResumeYet();

  @Message(
      "Applications, tailoring and discovery all need a resume. Create one or import an existing"
          + " one.")
  String resumeNeeded();

  @Message("Create resume")
  String createResume();

  @Message("Import resume")
  String importExisting();

  @Message("For your reference, for example “Backend engineer”. It does not appear in the resume.")
  String nameHint();

  @Message("Or start from a sample")
  String orStartFromSample();

  @Message("A complete resume of an invented person. Replace each entry by your own.")
  String sampleHint();

  @Message("My resume")
  String myResume();

  @Message("Use the sample resume")
  String useSample();

  @Message("Delete a resume")
  String deleteTitle();

  @Message("Delete “{name}”?")
  String deleteQuestion(String name);

  @Message("This also deletes its versions, shared page and statistics.")
  String deleteHint();

  @Message("This resume is locked. Unlock it first.")
  String unlockFirst();

  @Message("Resume deleted: {name}")
  String deleted(String name);

  @Message("Import a resume")
  String importTitle();

  @Message(
      "Accepts PDF, Word (DOCX), a LinkedIn data export (ZIP), plain text, JSON Resume and Reactive"
          + " Resume, up to 1.4 MB. The format is detected automatically.")
  String acceptedFormats();

  @Message("File")
  String file();

  @Message("Resume name (optional)")
  String resumeNameOptional();

  @Message("Name (optional)")
  String nameOptional();

  @Message("If empty, the person's name is used.")
  String personsName();

  @Message("Paste JSON")
  String pasteJson();

  @Message("JSON Resume or Reactive Resume.")
  String jsonFormats();

  @Message("Import JSON")
  String importJson();

  @Message(
      "Every change saves a version. Restoring brings back name, tags, template and content, and"
          + " saves the current state as a version.")
  String eachChangeSaved();

  @Message("The resume is locked. Unlock it to restore a version.")
  String unlockToRestore();

  @Message("Versions, newest first")
  String versionsNewestFirst();

  @Message("Until")
  String until();

  @Message("Replaced by")
  String replacedBy();

  @Message(
      "{#when change}{#is UPDATE}Edit{#is PATCH}Edit through the API{#is RESTORE}Restored an older"
          + " version{#is SUGGESTION}Accepted a suggestion{#else}Change{/when}")
  String endedBy(Mutation change);

  @Message("Compare and restore: version until {time}")
  String compareUntil(String time);

  @Message("Compare and restore")
  String compareAndRestore();

  @Message("No versions yet")
  String noVersionsYet();

  @Message("The first version is saved when you change the resume.")
  String firstVersion();

  @Message("Edit resume")
  String editResume();

  @Message("Version until {time}")
  String versionUntil(String time);

  @Message("Restoring removes what is struck through and adds what is underlined.")
  String restoringChanges();

  @Message("The content of this version equals the current one.")
  String sameContent();

  @Message("Restore this version")
  String restoreVersion();

  @Message("Back to versions")
  String backToVersions();

  @Message("Printed page")
  String printedPage();

  @Message("Page {number} of {pages} of this version")
  String pageOfVersion(int number, int pages);

  @Message("Visibility")
  String visibility();

  @Message("Anyone with the link can view it:")
  String anyoneWithLink();

  @Message("Anyone with the link and the password can view it:")
  String anyoneWithPassword();

  @Message("Only you can view it. Share it to get a link that you can send to others.")
  String onlyYou();

  @Message("Stop sharing")
  String stopSharing();

  @Message("Share")
  String share();

  @Message("End of the link")
  String endOfLink();

  @Message("Lower-case letters, digits and hyphens. The old link stops working when you change it.")
  String linkHint();

  @Message("Change link")
  String changeLink();

  @Message("Password")
  String password();

  @Message("New password")
  String newPassword();

  @Message("Protected")
  String isProtected();

  @Message("Visitors are asked for the password.")
  String visitorsAsked();

  @Message("No password: anyone with the link can view it.")
  String noPassword();

  @Message("6 characters or more.")
  String passwordLength();

  @Message("Change password")
  String changePassword();

  @Message("Set password")
  String setPassword();

  @Message("Remove the password")
  String removePassword();

  @Message("Password removed.")
  String passwordRemoved();

  @Message("Privacy")
  String privacy();

  @Message("Phone, e-mail and address")
  String contactDetails();

  @Message("Show")
  String showDetails();

  @Message("Hide")
  String hide();

  @Message("On the shared page, its PDF and in the API. City and country remain visible.")
  String contactHint();

  @Message("Search engines")
  String searchEngines();

  @Message("Not allowed")
  String notAllowed();

  @Message("Allowed")
  String allowed();

  @Message("A resume with a password is never found by search engines.")
  String indexHint();

  @Message("Statistics")
  String statistics();

  @Message("Views")
  String views();

  @Message("Downloads")
  String downloads();

  @Message("Last viewed")
  String lastViewed();

  @Message("Views and downloads on each of the last 30 days; the numbers are in the table below")
  String chartTitle();

  @Message("Views (one per visitor and hour)")
  String viewsExplained();

  @Message("No views in the last 30 days.")
  String noViews();

  @Message("Show as table")
  String showAsTable();

  @Message("Days with visits, newest first")
  String daysWithVisits();

  @Message("Day")
  String day();

  @Message("Conversation")
  String conversation();

  @Message("The builder is not available.")
  String builderUnavailable();

  @Message("The resume is locked. Unlock it to accept suggestions.")
  String unlockToAccept();

  @Message("You")
  String you();

  @Message("Writing…")
  String writing();

  @Message("The builder could not reply.")
  String noReply();

  @Message("Suggestion: {title}")
  String suggestion(String title);

  @Message(
      "{#when state}{#is STAGED}Pending{#is ACCEPTED}Accepted{#is REJECTED}Rejected{#is STALE}Out"
          + " of date{/when}")
  String suggestionState(SuggestionState state);

  @Message("Reworded.")
  String reworded();

  @Message(
      "New words: {words}. Compare before and after. Accepting confirms that the new text is true.")
  String newWords(String words);

  @Message("Before:")
  String before();

  @Message("After:")
  String after();

  @Message("Accept new wording")
  String acceptRewording();

  @Message("Accept")
  String accept();

  @Message("Reject")
  String reject();

  @Message("Undo: {title}")
  String undoSuggestion(String title);

  @Message("Accept selected")
  String acceptSelected();

  @Message("No messages yet")
  String noMessagesYet();

  @Message(
      "Ask for a change, such as “Shorten my summary” or “What can go?”. The builder suggests"
          + " changes, and you decide.")
  String askForChange();

  @Message("Your message")
  String yourMessage();

  @Message("Send")
  String send();

  @Message("Answered by {model}")
  String answeredBy(String model);

  @Message("What the builder can and cannot do")
  String canAndCannot();

  @Message("It cannot:")
  String cannot();

  @Message("Confirmed facts")
  String confirmedFacts();

  @Message(
      "True statements about you that are not in the resume. Tailoring, cover letters and"
          + " suggestions may use them.")
  String factsHint();

  @Message("Fact removed.")
  String factRemoved();

  @Message("Remove: {text}")
  String removeFact(String text);

  @Message("Fact")
  String fact();

  @Message("For example, “I led the move to Kubernetes in 2023.”")
  String factExample();

  @Message("Add fact")
  String addFact();

  @Message("Import report")
  String importReport();

  @Message("Let the AI model read PDF, Word and text files too (optional)")
  String modelReads();

  @Message(
      "The text of the file is sent to the model, without addresses, links and telephone numbers. Only what the file says is used. The resume is created immediately; the result of the model follows as a new version within minutes and takes one AI unit.")
  String modelReadsHint();

  @Message("Left out")
  String leftOut();

  @Message("Repaired")
  String repaired();

  @Message("This resume is locked. Unlock it to make changes.")
  String lockedForChanges();

  @Message("Saved")
  String savedAt();

  @Message(", with unsaved changes")
  String withUnsavedChanges();

  @Message("Preview")
  String preview();

  @Message("Preview (last saved)")
  String previewSaved();

  @Message("Preview (not saved)")
  String previewUnsaved();

  @Message("{pages} {#if pages == 1}page{#else}pages{/if}")
  String pageCount(int pages);

  @Message(", the first {pages} shown")
  String firstShown(int pages);

  @Message("Advice ({remarks})")
  String adviceCount(int remarks);

  @Message("Nothing was found that you should improve.")
  String nothingToImprove();

  @Message("{words} {#if words == 1}word{#else}words{/if} in summaries and bullets.")
  String wordCount(int words);

  @Message("Reading ease {value} of 100 ({author}); the higher, the easier.")
  String readingEase(int value, String author);

  @Message("Page {number} of {pages} of the printed resume")
  String pageOfResume(int number, int pages);

  @Message(
      "This resume was changed elsewhere after you opened it. Your changes are still here, but not"
          + " saved.")
  String changedElsewhere();

  @Message("Reload")
  String reload();

  @Message("Overwrite with my version")
  String overwrite();

  @Message("Leave without saving your changes?")
  String leaveUnsaved();

  @Message("Settings")
  String settings();

  @Message("Resume name")
  String resumeName();

  @Message("Colours, fonts and sections")
  String coloursFontsSections();

  @Message("Tags")
  String tags();

  @Message("Remove section")
  String removeSection();

  @Message("Remove section: {title}")
  String removeSectionNamed(String title);

  @Message("Add: {entry}")
  String addEntry(String entry);

  @Message("Title of the section")
  String titleOfSection();

  @Message("Your own section")
  String yourOwnSection();

  @Message("Title of the new section")
  String titleOfNewSection();

  @Message("For example Patents, Talks or Military service")
  String newSectionExamples();

  @Message("Add section")
  String addSection();

  @Message("Not editable here, kept unchanged:")
  String notEditableHere();

  @Message("Up")
  String moveUp();

  @Message("Down")
  String moveDown();

  @Message("Move up: {title}")
  String moveEntryUp(String title);

  @Message("Move down: {title}")
  String moveEntryDown(String title);

  @Message("Remove: {title}")
  String removeEntry(String title);

  @Message("Removed: %s. It is deleted when you save.")
  String entryRemoved();

  @Message("Moved: %s.")
  String entryMoved();

  @Message("The page was saved meanwhile. Restore the entry under Versions.")
  String savedMeanwhile();

  @Message("Format: {label}")
  String formatOf(String label);

  @Message("Bold")
  String bold();

  @Message("Italic")
  String italic();

  @Message("Bold (Ctrl+B)")
  String boldKey();

  @Message("Italic (Ctrl+I)")
  String italicKey();

  @Message("Link (Ctrl+K)")
  String linkKey();

  @Message("Remove photo")
  String removePhoto();

  @Message("Zoom")
  String photoZoom();

  @Message("Left or right")
  String photoAcross();

  @Message("Up or down")
  String photoDown();

  @Message("The file is larger than 2 MB. Choose a smaller one.")
  String photoTooLarge();

  @Message("The file is not a JPEG or PNG that can be read. Choose another one.")
  String photoUnreadable();

  @Message("Not saved: this resume was changed elsewhere after you opened it.")
  String notSavedConflict();

  @Message("Not saved: this resume was changed elsewhere after you opened it. Reload the page.")
  String notSavedReload();

  @Message("Not saved. {reasons}")
  String notSaved(String reasons);

  @Message(
      "{#when template}{#is CLASSIC}Classic: serif, centred{#is MODERN}Modern: one accent"
          + " colour{#is COMPACT}Compact: fits more on each page{#is SIDEBAR}Sidebar: two"
          + " columns{#is BANNER}Banner: name in a colour band{#is TIMELINE}Timeline: dates along a"
          + " line{#is ACADEMIC}Academic: publications first{#is PLAIN}Plain: for applicant"
          + " tracking systems{/when}")
  String templateLabel(ResumeTemplate template);

  @Message("Save design")
  String saveDesign();

  @Message("Look")
  String look();

  @Message("Accent colour (optional)")
  String accentColourOptional();

  @Message("Accent colour")
  String accentColour();

  @Message("Six hexadecimal digits, dark enough to read on white")
  String accentColourHint();

  @Message("Font")
  String font();

  @Message("Text size in points (optional)")
  String textSizeOptional();

  @Message("Text size")
  String textSize();

  @Message("From 8 to 12")
  String textSizeHint();

  @Message("Density")
  String density();

  @Message("{#when density}{#is 'compact'}Compact{#is 'airy'}Airy{#else}Normal{/when}")
  String densityNamed(String density);

  @Message("Margins")
  String margins();

  @Message("{#when margins}{#is 'narrow'}Narrow{#is 'wide'}Wide{#else}Normal{/when}")
  String marginsNamed(String margins);

  @Message("Paper")
  String paper();

  @Message("Fit to pages (optional)")
  String fitToPagesOptional();

  @Message("Fit to pages")
  String fitToPages();

  @Message("Spaces and text shrink until it fits, to 8 points at least")
  String fitToPagesHint();

  @Message("Dates")
  String dates();

  @Message("In Modern, Sidebar, Banner and Timeline; choose it under Edit")
  String photoDesignHint();

  @Message("Language of headings")
  String headingLanguage();

  @Message("Photo")
  String printedPhoto();

  @Message("As the template")
  String fontOfTemplate();

  @Message("{font} (not installed)")
  String fontNotInstalled(String font);

  @Message(
      "{#when format}{#is 'short'}Mar 2021{#is 'long'}March 2021{#is 'numeric'}03/2021{#is"
          + " 'iso'}2021-03{#else}2021{/when}")
  String dateExample(String format);

  @Message(
      "{#when code}{#is 'en'}English{#is 'de'}German{#is 'fr'}French{#is 'es'}Spanish{#else}As the"
          + " resume{/when}")
  String headingLanguageNamed(String code);

  @Message("{#when shape}{#is 'square'}Square{#is 'round'}Round{#else}None{/when}")
  String photoNamed(String shape);

  @Message("QR code")
  String qrCode();

  @Message("On the printed page, while the resume is shared")
  String qrCodeHint();

  @Message("{#when code}{#is 'shared-page'}Of the shared page{#else}None{/when}")
  String qrCodeNamed(String code);

  @Message("Icons")
  String icons();

  @Message("{#when icons}{#is 'contacts'}Before contact details{#else}None{/when}")
  String iconsNamed(String icons);

  @Message("Sections")
  String sections();

  @Message("Title (optional)")
  String titleOptional();

  @Message("Position")
  String positionInOrder();

  @Message("Position of {heading}")
  String positionOf(String heading);

  @Message("Title of {heading}")
  String titleOf(String heading);

  @Message("Hide {heading}")
  String hideSection(String heading);

  @Message("Page break")
  String pageBreak();

  @Message("Page breaks")
  String pageBreaks();

  @Message("Page break of {heading}")
  String pageBreakOf(String heading);

  @Message(
      "{#when kind}{#is 'new-page'}New page{#is 'keep-together'}One page{#else}Automatic{/when}")
  String pageBreakNamed(String kind);

  @Message("Titles of sections")
  String titlesOfSections();

  @Message("hidden")
  String hiddenSection();

  @Message("Hidden sections stay in the resume, but are neither printed nor shared.")
  String hiddenHint();

  @Message("Password required")
  String passwordRequired();

  @Message("This resume is protected")
  String protectedResume();

  @Message("Ask the person who sent you the link for the password.")
  String askForPassword();

  @Message("The password is wrong. Try again.")
  String wrongPassword();

  @Message("View resume")
  String viewResume();

  @Message("Page not found")
  String pageNotFound();

  @Message("This resume is not shared, or its link has changed.")
  String notShared();

  @Message("Too many attempts")
  String tooManyAttempts();

  @Message("Download PDF")
  String downloadPdf();

  @Message("Shared with |")
  String sharedWith();

  @Message("What software reads")
  String whatSoftwareReads();

  @Message(
      "Many employers have software read your PDF before a person does. This is what the import of this service finds in it; other software has other rules, but stumbles over the same things.")
  String readingExplained();

  @Message("These were not understood:")
  String unreadValues();

  @Message("“{value}”: in the text, but not recognized as what it is.")
  String readElsewhere(String value);

  @Message("“{value}”: not in the text at all.")
  String notInText(String value);

  @Message("Try the template “Plain” on the Design page.")
  String tryPlainTemplate();

  @Message("All names, addresses, employers, dates and skills were understood.")
  String allRead();

  @Message("The text in the order in which it is read")
  String textAsRead();
}
